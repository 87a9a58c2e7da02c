#pragma once

/// Does nothing, but calling it links the constructor that installs the reporter.
void mynah_bootstrap(void);

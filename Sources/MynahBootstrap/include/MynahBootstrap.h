#pragma once

/// Does nothing, but a call to it links the constructor that installs the reporter.
void mynah_bootstrap(void);

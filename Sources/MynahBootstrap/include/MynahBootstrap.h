#pragma once

/// Does nothing, but a call of it links the constructor that installs the reporter.
void mynah_bootstrap(void);

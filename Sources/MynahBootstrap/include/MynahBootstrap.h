#pragma once

/// Does nothing. Whoever calls it is linked with the constructor that installs the reporter.
void mynah_bootstrap(void);

#include "MynahBootstrap.h"

// Defined in Swift, in the module Mynah.
extern void mynah_install_reporter(void);

// Runs when the test bundle is loaded, before any test: importing Mynah is all the set-up there is.
__attribute__((constructor)) static void mynah_bootstrap_constructor(void) {
  mynah_install_reporter();
}

void mynah_bootstrap(void) {}

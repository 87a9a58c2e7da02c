#include "MynahBootstrap.h"

// The Swift module Mynah defines this function.
extern void mynah_install_reporter(void);

// Runs when the test bundle is loaded, before any test, so tests only have to import Mynah.
__attribute__((constructor)) static void mynah_bootstrap_constructor(void) {
  mynah_install_reporter();
}

void mynah_bootstrap(void) {}

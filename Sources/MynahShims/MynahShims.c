#include "MynahShims.h"

uint64_t mynah_clock = 0;

// C types whose memory Swift can't read member by member.
#pragma once

#include <stdint.h>

typedef union {
  int32_t whole;
  float fraction;
} mynah_number_t;

typedef struct {
  unsigned low : 3;
  unsigned high : 5;
} mynah_flags_t;

typedef struct {
  int32_t kind;
  mynah_number_t number;
} mynah_reading_t;

typedef struct {
  int32_t width;
  int32_t height;
} mynah_size_t;

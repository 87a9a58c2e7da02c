#define _FILE_OFFSET_BITS 64
#define _CRT_SECURE_NO_WARNINGS
#define _GNU_SOURCE

#include "MynahPlatform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <io.h>
#include <process.h>
#else
#include <pthread.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif
#include <unistd.h>
#endif

#if MYNAH_HAS_THREADS && !defined(_WIN32)
#include <pthread.h>
#endif

// MARK: Windows

#if defined(_WIN32)

_Static_assert(sizeof(mynah_lock_t) == sizeof(SRWLOCK), "A lock has the size of the system's.");

void mynah_lock_init(mynah_lock_t *lock) { InitializeSRWLock((SRWLOCK *)lock); }
void mynah_lock_destroy(mynah_lock_t *lock) { (void)lock; }
void mynah_lock(mynah_lock_t *lock) { AcquireSRWLockExclusive((SRWLOCK *)lock); }
void mynah_unlock(mynah_lock_t *lock) { ReleaseSRWLockExclusive((SRWLOCK *)lock); }

/// Returns a wide copy of a string, or null if memory is exhausted.
///
/// The caller must free the copy. Windows interprets other strings in the user's code page.
static wchar_t *wide(const char *text) {
  int length = MultiByteToWideChar(CP_UTF8, 0, text, -1, NULL, 0);
  wchar_t *copy = length > 0 ? malloc((size_t)length * sizeof(wchar_t)) : NULL;
  if (copy != NULL) MultiByteToWideChar(CP_UTF8, 0, text, -1, copy, length);
  return copy;
}

#endif

// MARK: Threads

size_t mynah_processor_count(void) {
#if defined(_WIN32)
  SYSTEM_INFO info;
  GetSystemInfo(&info);
  return info.dwNumberOfProcessors;
#elif !MYNAH_HAS_THREADS
  return 1;
#else
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (size_t)count : 1;
#endif
}

#if !MYNAH_HAS_THREADS

void mynah_run_on_threads(size_t count, size_t stack_size, void (*body)(void *), void *context) {
  (void)count;
  (void)stack_size;
  body(context);
}

#else

typedef struct {
  void (*body)(void *);
  void *context;
} work_t;

#if defined(_WIN32)

typedef HANDLE thread_t;

static unsigned __stdcall run(void *work) {
  ((work_t *)work)->body(((work_t *)work)->context);
  return 0;
}

static bool start(thread_t *thread, size_t stack_size, work_t *work) {
  *thread = (HANDLE)_beginthreadex(NULL, (unsigned)stack_size, run, work,
                                   STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
  return *thread != NULL;
}

static void join(thread_t thread) {
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
}

#else

typedef pthread_t thread_t;

static void *run(void *work) {
  ((work_t *)work)->body(((work_t *)work)->context);
  return NULL;
}

static bool start(thread_t *thread, size_t stack_size, work_t *work) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, stack_size);
  int status = pthread_create(thread, &attributes, run, work);
  pthread_attr_destroy(&attributes);
  return status == 0;
}

static void join(thread_t thread) { pthread_join(thread, NULL); }

#endif

void mynah_run_on_threads(size_t count, size_t stack_size, void (*body)(void *), void *context) {
  work_t work = {body, context};
  thread_t *threads = count > 1 ? calloc(count - 1, sizeof(thread_t)) : NULL;
  size_t started = 0;
  if (threads != NULL) {
    while (started < count - 1 && start(&threads[started], stack_size, &work)) started += 1;
  }
  body(context);
  for (size_t index = 0; index < started; index += 1) join(threads[index]);
  free(threads);
}

#endif

#if defined(__linux__)
// Not every program links Dispatch.
__attribute__((weak)) const char *dispatch_queue_get_label(void *queue);
#endif

bool mynah_runs_main_actor(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#elif defined(__linux__)
  // If no run loop drains the main queue, it isn't bound to the main thread.
  if (getpid() == syscall(SYS_gettid)) return true;
  const char *label = dispatch_queue_get_label ? dispatch_queue_get_label(NULL) : "";
  return strcmp(label, "com.apple.main-thread") == 0;
#else
  return !MYNAH_HAS_THREADS;
#endif
}

// MARK: Gates

#if !MYNAH_HAS_THREADS

struct mynah_gate {
  bool is_open;
};

mynah_gate_t *mynah_gate_make(void) { return calloc(1, sizeof(mynah_gate_t)); }

void mynah_gate_free(mynah_gate_t *gate) { free(gate); }

void mynah_gate_open(mynah_gate_t *gate) { gate->is_open = true; }

bool mynah_gate_wait(mynah_gate_t *gate, int64_t nanoseconds) {
  (void)nanoseconds;
  return gate->is_open;
}

#elif defined(_WIN32)

struct mynah_gate {
  SRWLOCK lock;
  CONDITION_VARIABLE opened;
  bool is_open;
};

mynah_gate_t *mynah_gate_make(void) {
  mynah_gate_t *gate = calloc(1, sizeof(mynah_gate_t));
  if (gate == NULL) abort();
  InitializeSRWLock(&gate->lock);
  InitializeConditionVariable(&gate->opened);
  return gate;
}

void mynah_gate_free(mynah_gate_t *gate) { free(gate); }

void mynah_gate_open(mynah_gate_t *gate) {
  AcquireSRWLockExclusive(&gate->lock);
  gate->is_open = true;
  WakeAllConditionVariable(&gate->opened);
  ReleaseSRWLockExclusive(&gate->lock);
}

bool mynah_gate_wait(mynah_gate_t *gate, int64_t nanoseconds) {
  int64_t end = mynah_nanoseconds() + nanoseconds;
  AcquireSRWLockExclusive(&gate->lock);
  while (!gate->is_open) {
    int64_t left = (end - mynah_nanoseconds()) / 1000000;
    if (left <= 0) break;
    DWORD milliseconds = left > 1000000000 ? 1000000000 : (DWORD)left;
    SleepConditionVariableSRW(&gate->opened, &gate->lock, milliseconds, 0);
  }
  bool is_open = gate->is_open;
  ReleaseSRWLockExclusive(&gate->lock);
  return is_open;
}

#else

struct mynah_gate {
  pthread_mutex_t lock;
  pthread_cond_t opened;
  bool is_open;
};

mynah_gate_t *mynah_gate_make(void) {
  mynah_gate_t *gate = calloc(1, sizeof(mynah_gate_t));
  if (gate == NULL) abort();
  pthread_mutex_init(&gate->lock, NULL);
  pthread_cond_init(&gate->opened, NULL);
  return gate;
}

void mynah_gate_free(mynah_gate_t *gate) {
  pthread_cond_destroy(&gate->opened);
  pthread_mutex_destroy(&gate->lock);
  free(gate);
}

void mynah_gate_open(mynah_gate_t *gate) {
  pthread_mutex_lock(&gate->lock);
  gate->is_open = true;
  pthread_cond_broadcast(&gate->opened);
  pthread_mutex_unlock(&gate->lock);
}

bool mynah_gate_wait(mynah_gate_t *gate, int64_t nanoseconds) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += (time_t)(nanoseconds / 1000000000);
  end.tv_nsec += (long)(nanoseconds % 1000000000);
  if (end.tv_nsec >= 1000000000) {
    end.tv_sec += 1;
    end.tv_nsec -= 1000000000;
  }
  pthread_mutex_lock(&gate->lock);
  int status = 0;
  while (!gate->is_open && status == 0) {
    status = pthread_cond_timedwait(&gate->opened, &gate->lock, &end);
  }
  bool is_open = gate->is_open;
  pthread_mutex_unlock(&gate->lock);
  return is_open;
}

#endif

// MARK: Time

int64_t mynah_nanoseconds(void) {
#if defined(_WIN32)
  LARGE_INTEGER count, frequency;
  QueryPerformanceCounter(&count);
  QueryPerformanceFrequency(&frequency);
  return (int64_t)((double)count.QuadPart * 1e9 / (double)frequency.QuadPart);
#else
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
#endif
}

// MARK: Memory

const char *mynah_find(const char *start, const char *end, const char *word) {
  while (start < end) {
    const char *found = strstr(start, word);
    if (found != NULL) return found;
    // The search stops at a NUL byte, but the text can continue after it.
    start += strlen(start) + 1;
  }
  return NULL;
}

bool mynah_has_affix(
    const uint8_t *start, const uint8_t *end, const char *beginnings, const char *endings) {
  size_t length = (size_t)(end - start);
  for (const char *word = beginnings; *word != 0; word += strlen(word) + 1) {
    size_t count = strlen(word);
    if (count <= length && memcmp(start, word, count) == 0) return true;
  }
  for (const char *word = endings; *word != 0; word += strlen(word) + 1) {
    size_t count = strlen(word);
    if (count <= length && memcmp(end - count, word, count) == 0) return true;
  }
  return false;
}

const uint8_t *mynah_end_of_line(const uint8_t *start, const uint8_t *end) {
  if (start >= end) return end;
  const uint8_t *feed = memchr(start, '\n', (size_t)(end - start));
  if (feed != NULL) end = feed;
  const uint8_t *carriage = memchr(start, '\r', (size_t)(end - start));
  return carriage != NULL ? carriage : end;
}

// MARK: Files

mynah_file_t *mynah_file_open(const char *path) {
#if defined(_WIN32)
  wchar_t *name = wide(path);
  FILE *file = name != NULL ? _wfopen(name, L"rb") : NULL;
  free(name);
  return (mynah_file_t *)file;
#else
  return (mynah_file_t *)fopen(path, "rb");
#endif
}

int mynah_file_next(mynah_file_t *file) {
  int byte = fgetc((FILE *)file);
  return byte == EOF ? -1 : byte;
}

void mynah_file_close(mynah_file_t *file) { fclose((FILE *)file); }

mynah_file_status_t mynah_file_status(const char *path) {
  mynah_file_status_t result = {mynah_no_file, false, 0, 0};
#if defined(_WIN32)
  wchar_t *name = wide(path);
  if (name == NULL) return result;
  // Folders can only be opened with FILE_FLAG_BACKUP_SEMANTICS.
  HANDLE file = CreateFileW(
      name, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING,
      FILE_FLAG_BACKUP_SEMANTICS, NULL);
  free(name);
  if (file == INVALID_HANDLE_VALUE) return result;
  BY_HANDLE_FILE_INFORMATION info;
  DWORD type = GetFileType(file);
  if (type != FILE_TYPE_DISK) {
    result.kind = type == FILE_TYPE_PIPE ? mynah_pipe : mynah_device;
  } else if (GetFileInformationByHandle(file, &info)) {
    result.kind =
        info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? mynah_folder : mynah_plain_file;
    result.is_identified = true;
    result.device = info.dwVolumeSerialNumber;
    result.node = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow;
  }
  CloseHandle(file);
#else
  struct stat status;
  if (stat(path, &status) != 0) return result;
  result.is_identified = true;
  result.device = (uint64_t)status.st_dev;
  result.node = (uint64_t)status.st_ino;
  switch (status.st_mode & S_IFMT) {
  case S_IFREG: result.kind = mynah_plain_file; break;
  case S_IFDIR: result.kind = mynah_folder; break;
  case S_IFIFO: result.kind = mynah_pipe; break;
#if defined(S_IFSOCK)
  case S_IFSOCK: result.kind = mynah_socket; break;
#endif
  default: result.kind = mynah_device;
  }
#endif
  return result;
}

// MARK: Commands

#if defined(_WIN32)
#define mynah_close_pipe _pclose
#define MYNAH_HAS_COMMANDS 1
#elif defined(__APPLE__)
#include <TargetConditionals.h>
#define MYNAH_HAS_COMMANDS TARGET_OS_OSX
#elif defined(__wasi__)
#define MYNAH_HAS_COMMANDS 0
#else
#define MYNAH_HAS_COMMANDS 1
#endif

#if MYNAH_HAS_COMMANDS && !defined(_WIN32)
#define mynah_open_pipe popen
#define mynah_close_pipe pclose
#endif

#if defined(_WIN32)
static FILE *mynah_open_pipe(const char *command, const char *mode) {
  (void)mode;
  wchar_t *text = wide(command);
  FILE *pipe = text != NULL ? _wpopen(text, L"rb") : NULL;
  free(text);
  return pipe;
}
#endif

int mynah_run(
    const char *command, void *context,
    void (*body)(const void *bytes, size_t count, void *context)) {
#if MYNAH_HAS_COMMANDS
  FILE *pipe = mynah_open_pipe(command, "r");
  if (!pipe) return -1;
  char buffer[4096];
  size_t count;
  while ((count = fread(buffer, 1, sizeof buffer, pipe)) > 0) body(buffer, count, context);
  int status = mynah_close_pipe(pipe);
  return status < 0 ? -1 : status;
#else
  (void)command, (void)context, (void)body;
  return -1;
#endif
}

// MARK: Tests

#if defined(__ELF__)
// The address of a symbol is null if its framework isn't linked. XCTest doesn't have a C symbol, so
// this uses the symbol of the Swift class XCTestCase.
extern const char xctest_case __asm__("$s6XCTest0A4CaseCMn") __attribute__((weak));
extern const char testing_entry_point __asm__("swt_abiv0_getEntryPoint") __attribute__((weak));
#endif

static bool has_test_framework(void) {
#if defined(_WIN32)
  return GetModuleHandleA("XCTest.dll") || GetModuleHandleA("Testing.dll");
#elif defined(__ELF__)
  return &xctest_case || &testing_entry_point;
#else
  // On Apple platforms, tests are bundles, which the arguments or environment variables name.
  return false;
#endif
}

bool mynah_runs_tests(int argument_count, char **arguments) {
  for (int index = 0; index < argument_count; index++) {
    if (arguments[index] && strstr(arguments[index], ".xctest")) return true;
  }
  return getenv("XCTestConfigurationFilePath") || getenv("XCTestBundlePath")
    || getenv("XCTestSessionIdentifier") || has_test_framework();
}

// MARK: The terminal

#if defined(_WIN32)
#define isatty _isatty
#define write _write
typedef unsigned length_t;
#else
typedef size_t length_t;
#endif

bool mynah_error_is_terminal(void) { return isatty(2) != 0; }

void mynah_write_error(const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    long written = (long)write(2, rest, (length_t)count);
    if (written <= 0) return;
    rest += written;
    count -= (size_t)written;
  }
}

void mynah_exit(int status) { exit(status); }

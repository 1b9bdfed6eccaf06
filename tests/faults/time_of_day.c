/* Loaded into a server before all else: shifts its time of day by the seconds that stand in the file
   TIME_OF_DAY, which may change at any moment, and leaves alone how time passes. (Debian's libfaketime
   breaks the sleep of Python 3.11.) */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static const volatile int64_t *shift;
static int (*real)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void)
{
    int file = open(getenv("TIME_OF_DAY"), O_RDONLY | O_CLOEXEC);
    shift = mmap(NULL, sizeof *shift, PROT_READ, MAP_SHARED, file, 0);
    real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (file < 0 || shift == MAP_FAILED || !real)
        abort();
}

int clock_gettime(clockid_t clock, struct timespec *found)
{
    int result = real(clock, found);
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)
        found->tv_sec += *shift;
    return result;
}

int gettimeofday(struct timeval *restrict found, void *restrict zone)
{
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    found->tv_sec = now.tv_sec;
    found->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *found)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (found)
        *found = now.tv_sec;
    return now.tv_sec;
}

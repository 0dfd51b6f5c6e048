#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int ends[2] = {-1, -1};

static void pass_on(int number) {
  int kept = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = kept;
}

int signal_pipe_open(const int *signals, int count) {
  if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < count; i++) sigaction(signals[i], &action, NULL);
  return ends[0];
}

#include "CPty.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <unistd.h>

pid_t pty_start(int *terminal, struct winsize size, char *const arguments[], char *const environment[]) {
  pid_t child = forkpty(terminal, NULL, NULL, &size);
  if (child == 0) {
    /* The threads that run tests keep all signals away, who started them may have ignored some, and a child inherits
       both. */
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  if (child > 0) fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  return child;
}

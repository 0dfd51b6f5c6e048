#include "session.h"

#include <linux/keyctl.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// What the owner's other processes may do with a key: see, read and find it, give it a time and take it away.
static const unsigned long mine = 0x3f2b0000;

static long find(const char *name) {
  return syscall(SYS_keyctl, KEYCTL_SEARCH, KEY_SPEC_USER_KEYRING, "user", name, 0);
}

int session_find(const char *name, unsigned char *bytes, int size) {
  long key = find(name);
  if (key < 0) return -1;
  return (int)syscall(SYS_keyctl, KEYCTL_READ, key, bytes, size);
}

int session_keep(const char *name, const unsigned char *bytes, int count, unsigned seconds) {
  long key = syscall(SYS_add_key, "user", name, bytes, count, KEY_SPEC_USER_KEYRING);
  if (key < 0) return -1;
  unsigned char back[64];
  // Last, as nothing may change a key any more once others than its possessor are allowed to.
  if (count <= (int)sizeof back && syscall(SYS_keyctl, KEYCTL_SET_TIMEOUT, key, seconds) == 0 &&
      syscall(SYS_keyctl, KEYCTL_SETPERM, key, mine) == 0 && session_find(name, back, sizeof back) == count) {
    explicit_bzero(back, sizeof back);
    return 0;
  }
  session_forget(name);
  return -1;
}

int session_forget(const char *name) {
  long key = find(name);
  if (key < 0) return 0;
  if (syscall(SYS_keyctl, KEYCTL_INVALIDATE, key) != 0) syscall(SYS_keyctl, KEYCTL_REVOKE, key);
  syscall(SYS_keyctl, KEYCTL_UNLINK, key, KEY_SPEC_USER_KEYRING);
  return find(name) < 0 ? 0 : -1;
}

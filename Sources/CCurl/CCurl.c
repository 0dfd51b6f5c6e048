#include "CCurl.h"

#define CURL_DISABLE_TYPECHECK
#define CURL_DISABLE_DEPRECATION
#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Everything that is used of libcurl.
#define ALL(USE)                                                                                            \
  USE(curl_global_init) USE(curl_easy_init) USE(curl_easy_cleanup) USE(curl_easy_setopt) USE(curl_easy_getinfo) \
  USE(curl_multi_init) USE(curl_multi_cleanup) USE(curl_multi_add_handle) USE(curl_multi_remove_handle)       \
  USE(curl_multi_perform) USE(curl_multi_poll) USE(curl_multi_wakeup) USE(curl_multi_info_read)               \
  USE(curl_slist_append) USE(curl_slist_free_all)

#define PLACE(f) __typeof__(&(f)) f;
static struct { ALL(PLACE) } lib;

#define NAME(f) {#f, (void **)&lib.f},
static const struct {
  const char *name;
  void **place;
} names[] = {ALL(NAME)};

// One of them is on every machine that has curl; what they do is the same.
static const char *const files[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};

static int is_loaded;

static void load(void) {
  void *handle = NULL;
  for (size_t i = 0; !handle && i < sizeof files / sizeof *files; i++) handle = dlopen(files[i], RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!(*names[i].place = dlsym(handle, names[i].name))) return;
  // OpenSSL would take itself down at exit while a transfer may still be closing. OPENSSL_INIT_NO_ATEXIT
  int (*init_openssl)(uint64_t, const void *) = dlsym(handle, "OPENSSL_init_crypto");
  if (init_openssl) init_openssl(0x00080000L, NULL);
  is_loaded = lib.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

int transfer_is_possible(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

struct transfer {
  CURL *easy;
  CURLM *multi;
  struct curl_slist *headers;
  void *owner;
  transfer_taker line;
  transfer_taker piece;
  CURLcode result;
};

static size_t take_line(char *bytes, size_t one, size_t count, void *it) {
  transfer *t = it;
  return t->line(t->owner, bytes, one * count) ? one * count : 0;
}

static size_t take_piece(char *bytes, size_t one, size_t count, void *it) {
  transfer *t = it;
  return t->piece(t->owner, bytes, one * count) ? one * count : 0;
}

// A program that is started meanwhile would hold the connection open.
static int keep_from_children(void *it, curl_socket_t socket, curlsocktype type) {
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return CURL_SOCKOPT_OK;
}

transfer *transfer_open(const char *url, void *owner, transfer_taker line, transfer_taker piece) {
  transfer *t = calloc(1, sizeof *t);
  if (!t) return NULL;
  *t = (transfer){.owner = owner, .line = line, .piece = piece, .result = CURLE_OK};
  t->easy = lib.curl_easy_init();
  t->multi = lib.curl_multi_init();
  if (!t->easy || !t->multi || lib.curl_multi_add_handle(t->multi, t->easy) != CURLM_OK ||
      lib.curl_easy_setopt(t->easy, CURLOPT_URL, url) != CURLE_OK) {
    transfer_close(t);
    return NULL;
  }
  lib.curl_easy_setopt(t->easy, CURLOPT_NOSIGNAL, 1L);
  lib.curl_easy_setopt(t->easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  lib.curl_easy_setopt(t->easy, CURLOPT_FOLLOWLOCATION, 0L);
  lib.curl_easy_setopt(t->easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  lib.curl_easy_setopt(t->easy, CURLOPT_ACCEPT_ENCODING, "gzip");
  lib.curl_easy_setopt(t->easy, CURLOPT_PATH_AS_IS, 1L);
  lib.curl_easy_setopt(t->easy, CURLOPT_SOCKOPTFUNCTION, keep_from_children);
  lib.curl_easy_setopt(t->easy, CURLOPT_HEADERFUNCTION, take_line);
  lib.curl_easy_setopt(t->easy, CURLOPT_HEADERDATA, t);
  lib.curl_easy_setopt(t->easy, CURLOPT_WRITEFUNCTION, take_piece);
  lib.curl_easy_setopt(t->easy, CURLOPT_WRITEDATA, t);
  return t;
}

void transfer_close(transfer *t) {
  if (t->multi && t->easy) lib.curl_multi_remove_handle(t->multi, t->easy);
  if (t->easy) lib.curl_easy_cleanup(t->easy);
  if (t->multi) lib.curl_multi_cleanup(t->multi);
  lib.curl_slist_free_all(t->headers);
  free(t);
}

int transfer_add_header(transfer *t, const char *header) {
  struct curl_slist *longer = lib.curl_slist_append(t->headers, header);
  if (!longer) return 0;
  t->headers = longer;
  return lib.curl_easy_setopt(t->easy, CURLOPT_HTTPHEADER, t->headers) == CURLE_OK;
}

void transfer_set_method(transfer *t, const char *method, int has_body, const void *body, size_t count) {
  if (has_body) {
    lib.curl_easy_setopt(t->easy, CURLOPT_POST, 1L);
    lib.curl_easy_setopt(t->easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    lib.curl_easy_setopt(t->easy, CURLOPT_POSTFIELDS, body ? body : "");
  } else if (strcmp(method, "HEAD") == 0) {
    lib.curl_easy_setopt(t->easy, CURLOPT_NOBODY, 1L);
  } else {
    lib.curl_easy_setopt(t->easy, CURLOPT_HTTPGET, 1L);
  }
  lib.curl_easy_setopt(t->easy, CURLOPT_CUSTOMREQUEST, method);
}

void transfer_set_proxy(transfer *t, const char *address, const char *direct) {
  lib.curl_easy_setopt(t->easy, CURLOPT_PROXY, address);
  lib.curl_easy_setopt(t->easy, CURLOPT_NOPROXY, direct);
}

void transfer_set_certificates(transfer *t, const char *file) {
  lib.curl_easy_setopt(t->easy, CURLOPT_CAINFO, file);
}

int transfer_step(transfer *t) {
  int running = 0;
  CURLMcode code = lib.curl_multi_perform(t->multi, &running);
  if (code != CURLM_OK) {
    t->result = CURLE_OUT_OF_MEMORY;
    return 0;
  }
  int left = 0;
  for (CURLMsg *message; (message = lib.curl_multi_info_read(t->multi, &left));)
    if (message->msg == CURLMSG_DONE) t->result = message->data.result;
  return running;
}

void transfer_wait(transfer *t, int milliseconds) { lib.curl_multi_poll(t->multi, NULL, 0, milliseconds, NULL); }
void transfer_wake(transfer *t) { lib.curl_multi_wakeup(t->multi); }

int transfer_is_connected(transfer *t) {
  curl_off_t after = 0;
  lib.curl_easy_getinfo(t->easy, CURLINFO_PRETRANSFER_TIME_T, &after);
  return after > 0;
}

long long transfer_sent(transfer *t) {
  curl_off_t count = 0;
  lib.curl_easy_getinfo(t->easy, CURLINFO_SIZE_UPLOAD_T, &count);
  return count;
}

int transfer_result(transfer *t) { return t->result; }

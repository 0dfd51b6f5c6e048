#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>

// One request over libcurl's multi interface, as much of it as is used. The library is loaded when something first asks
// for it. Its functions take variable arguments, which Swift cannot pass: one function per use.

// Whether the library is there; loads it. From any thread, as transfer_wake; all else only where the transfer runs.
int transfer_is_possible(void);

typedef struct transfer transfer;

// Is given bytes; 0 ends the transfer.
typedef int (*transfer_taker)(void *owner, const char *bytes, size_t count);

// A request without redirects, credentials of its own or signals, over http and https alone, whose certificate is looked
// at. NULL without memory. `line` is given each line of the head, `piece` each piece of the body, decoded.
transfer *transfer_open(const char *url, void *owner, transfer_taker line, transfer_taker piece);
void transfer_close(transfer *);

// "Name: value", or "Name:" for one that is not to be sent. 0 without memory.
int transfer_add_header(transfer *, const char *header);
// All but HEAD may have a body, which stays the caller's until the end.
void transfer_set_method(transfer *, const char *method, int has_body, const void *body, size_t count);
// An empty address is none.
void transfer_set_proxy(transfer *, const char *address, const char *direct);
void transfer_set_certificates(transfer *, const char *file);

// Does what can be done without waiting; whether there is more to come.
int transfer_step(transfer *);
// Until something can be done, at most so long.
void transfer_wait(transfer *, int milliseconds);
void transfer_wake(transfer *);

// Whether the way to the server stands, TLS and all, so that the request can go.
int transfer_is_connected(transfer *);
// Bytes of the body that have left.
long long transfer_sent(transfer *);

// How it ended, when it has: one of these, or another of curl's own numbers.
enum transfer_outcome {
  transfer_done = 0,
  transfer_unsupported = 1,
  transfer_malformed = 3,
  transfer_no_proxy_name = 5,
  transfer_no_name = 6,
  transfer_no_connection = 7,
  transfer_weird = 8,
  transfer_http2 = 16,
  transfer_partial = 18,
  transfer_no_memory = 27,
  transfer_tls = 35,
  transfer_nothing = 52,
  transfer_not_sent = 55,
  transfer_not_received = 56,
  transfer_certificate_problem = 58,
  transfer_untrusted = 60,
  transfer_bad_encoding = 61,
  transfer_no_certificates = 77,
  transfer_bad_issuer = 83,
  transfer_bad_status = 91,
  transfer_http2_stream = 92,
  transfer_proxy = 97,
  transfer_too_large = 100,
};
int transfer_result(transfer *);

#endif

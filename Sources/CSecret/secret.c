#include "secret.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// As in libsecret's secret-schema.h, secret-service.h and secret-paths.h; its ABI has been stable since 0.1.
typedef struct {
  const char *name;
  int flags;
  struct {
    const char *name;
    int type;
  } attributes[32];
  int reserved;
  void *more[7];
} Schema;

typedef struct Error Error;
typedef struct Table Table;
typedef struct List {
  void *data;
  struct List *next;
} List;

enum { service_open_session = 1 << 1, search_load_secrets = 1 << 3 };

// Everything that is used of libsecret, and of GLib, which comes with it.
static struct {
  Table *(*g_hash_table_new)(void *hash, void *equal);
  int (*g_hash_table_insert)(Table *, const void *key, const void *value);
  void (*g_hash_table_unref)(Table *);
  void *g_str_hash;
  void *g_str_equal;
  void (*g_object_unref)(void *);
  void (*g_error_free)(Error *);
  void (*g_list_free_full)(List *, void *release);
  void *(*secret_service_get_sync)(int flags, void *cancel, Error **);
  void *(*secret_collection_for_alias_sync)(void *service, const char *alias, int flags, void *cancel, Error **);
  int (*secret_collection_get_locked)(void *collection);
  List *(*secret_service_search_sync)(void *service, const Schema *, Table *, int flags, void *cancel, Error **);
  int (*secret_item_get_locked)(void *item);
  void *(*secret_item_get_secret)(void *item);
  const char *(*secret_value_get_text)(void *value);
  void (*secret_value_unref)(void *value);
  int (*secret_password_storev_sync)(const Schema *, Table *, const char *collection, const char *label,
                                     const char *text, void *cancel, Error **);
  int (*secret_password_clearv_sync)(const Schema *, Table *, void *cancel, Error **);
} lib;

#define NAME(f) {#f, (void **)&lib.f}
static const struct {
  const char *name;
  void **place;
} names[] = {
    NAME(g_hash_table_new),
    NAME(g_hash_table_insert),
    NAME(g_hash_table_unref),
    NAME(g_str_hash),
    NAME(g_str_equal),
    NAME(g_object_unref),
    NAME(g_error_free),
    NAME(g_list_free_full),
    NAME(secret_service_get_sync),
    NAME(secret_collection_for_alias_sync),
    NAME(secret_collection_get_locked),
    NAME(secret_service_search_sync),
    NAME(secret_item_get_locked),
    NAME(secret_item_get_secret),
    NAME(secret_value_get_text),
    NAME(secret_value_unref),
    NAME(secret_password_storev_sync),
    NAME(secret_password_clearv_sync),
};

static const Schema schema = {.name = "io.github.nudgy.key", .attributes = {{"id", 0}}};

// Callers take turns; see Vault, which asks under its lock.
static int load(void) {
  static int state;
  if (state != 0) return state > 0;
  state = -1;
  void *handle = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!(*names[i].place = dlsym(handle, names[i].name))) return 0;
  state = 1;
  return 1;
}

static Table *named(const char *name) {
  Table *table = lib.g_hash_table_new(lib.g_str_hash, lib.g_str_equal);
  lib.g_hash_table_insert(table, "id", name);
  return table;
}

// Whether the call went well.
static int clear(Error *error) {
  if (error) lib.g_error_free(error);
  return error == NULL;
}

static void *service(void) {
  if (!load()) return NULL;
  Error *error = NULL;
  void *service = lib.secret_service_get_sync(service_open_session, NULL, &error);
  return clear(error) ? service : NULL;
}

enum secret_outcome secret_is_ready(void) {
  void *there = service();
  if (!there) return secret_absent;
  Error *error = NULL;
  void *collection = lib.secret_collection_for_alias_sync(there, "default", 0, NULL, &error);
  enum secret_outcome outcome = !clear(error) || !collection                   ? secret_absent
                                : lib.secret_collection_get_locked(collection) ? secret_locked
                                                                               : secret_done;
  if (collection) lib.g_object_unref(collection);
  lib.g_object_unref(there);
  return outcome;
}

// Of one item: its text, where it is open and has one that fits.
static enum secret_outcome read_item(void *item, char *text, int size) {
  if (lib.secret_item_get_locked(item)) return secret_locked;
  void *value = lib.secret_item_get_secret(item);
  const char *found = value ? lib.secret_value_get_text(value) : NULL;
  enum secret_outcome outcome = secret_refused;
  if (found && strlen(found) < (size_t)size) {
    strcpy(text, found);
    outcome = secret_done;
  }
  if (value) lib.secret_value_unref(value);
  return outcome;
}

enum secret_outcome secret_find(const char *name, char *text, int size) {
  void *there = service();
  if (!there) return secret_absent;
  Error *error = NULL;
  Table *attributes = named(name);
  List *items = lib.secret_service_search_sync(there, &schema, attributes, search_load_secrets, NULL, &error);
  lib.g_hash_table_unref(attributes);
  enum secret_outcome outcome = !clear(error) ? secret_absent : !items ? secret_missing : read_item(items->data, text, size);
  lib.g_list_free_full(items, (void *)lib.g_object_unref);
  lib.g_object_unref(there);
  return outcome;
}

enum secret_outcome secret_keep(const char *name, const char *label, const char *text) {
  if (!load()) return secret_absent;
  Error *error = NULL;
  Table *attributes = named(name);
  int is_kept = lib.secret_password_storev_sync(&schema, attributes, "default", label, text, NULL, &error);
  lib.g_hash_table_unref(attributes);
  return clear(error) && is_kept ? secret_done : secret_refused;
}

enum secret_outcome secret_forget(const char *name) {
  if (!load()) return secret_absent;
  Error *error = NULL;
  Table *attributes = named(name);
  int was_there = lib.secret_password_clearv_sync(&schema, attributes, NULL, &error);
  lib.g_hash_table_unref(attributes);
  return !clear(error) ? secret_refused : was_there ? secret_done : secret_missing;
}

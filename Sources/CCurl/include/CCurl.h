#ifndef CCURL_H
#define CCURL_H

int curl_is_there(void);

#endif

#pragma once

/// No core is ever written of this process, and no other process of the same person looks into its memory.
void nudgy_keep_to_itself(void);

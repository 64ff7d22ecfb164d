/** Days that what came from a map service may be kept, anywhere (its terms); KV keeps nothing longer. */
export const KEPT_DAYS = 30

/** Parts of the site whose code is fetched when it is wanted, and may not come. */

/** @returns fetches the code once for all who want it; `null` where it cannot be had now, and the next call tries again. Never rejects. */
export function latePart<T>(fetchPart: () => Promise<T>): () => Promise<T | null> {
  let fetching: Promise<T | null> | undefined
  return () => fetching ??= fetchPart().catch(() => {
    fetching = undefined
    return null
  })
}

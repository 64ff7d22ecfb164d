/**
 * Code that is fetched when it is needed, once for all callers.
 * @param importCode a dynamic `import()`; the build makes it fetch its files with retries first
 *   (scripts/vite/page-files.ts)
 * @returns fetches the code; resolves to `null` if it cannot be had now, and the next call tries again. Never rejects.
 */
export function lazyCode<T>(importCode: () => Promise<T>): () => Promise<T | null> {
  let fetching: Promise<T | null> | undefined
  return () =>
    (fetching ??= importCode().catch(() => {
      fetching = undefined
      return null
    }))
}

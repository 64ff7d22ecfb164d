/** The address of the file that failed, which most browsers put in the error's message. */
const fileIn = (error: unknown) => /https?:\S+?\.js/.exec(String(error))?.[0]

/**
 * Code that is fetched when it is needed, once for all callers, with retries that work.
 * @param importCode a dynamic `import()`
 * @returns fetches the code; resolves to `null` if it cannot be had now, and the next call tries again. Never rejects.
 */
export function lazyCode<T>(importCode: () => Promise<T>): () => Promise<T | null> {
  let fetching: Promise<T | null> | undefined
  let failedFile: string | undefined
  let retries = 0
  // Browsers cache a failed module import, so a retry needs a new URL.
  const retry = () => import(/* @vite-ignore */ `${failedFile}?again=${++retries}`) as Promise<T>
  return () => fetching ??= (failedFile ? retry() : importCode()).catch((error: unknown) => {
    failedFile ??= fileIn(error)
    fetching = undefined
    return null
  })
}

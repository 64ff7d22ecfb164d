/** Parts of the site whose code is fetched when it is wanted, and may not come. */

/** The file that did not come, as most browsers say it. */
const fileIn = (error: unknown) => /https?:\S+?\.js/.exec(String(error))?.[0]

/** @returns fetches the code once for all who want it; `null` where it cannot be had now, and the next call tries again. Never rejects. */
export function lazyCode<T>(fetchPart: () => Promise<T>): () => Promise<T | null> {
  let fetching: Promise<T | null> | undefined
  let missing: string | undefined
  let tries = 0
  // By its own name many browsers answer with the failure that they remember, and fetch nothing.
  const fetchAgain = () => import(/* @vite-ignore */ `${missing}?again=${++tries}`) as Promise<T>
  return () => fetching ??= (missing ? fetchAgain() : fetchPart()).catch((error: unknown) => {
    missing ??= fileIn(error)
    fetching = undefined
    return null
  })
}

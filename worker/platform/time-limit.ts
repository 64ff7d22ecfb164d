/** What does not answer in time counts as failed: a slow store must not make every page slow. */
class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime'
}

/** @throws NoAnswerInTime; the work itself goes on */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new NoAnswerInTime()), ms)
      }),
    ])
  } finally {
    clearTimeout(timer)
  }
}

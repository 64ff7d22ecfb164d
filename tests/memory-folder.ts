import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. Containers often have only little of it, or let no program be run there. */
const FOLDER = '/dev/shm'
/** Enough for the stores of all tests and the pages of all files that are under way at once. */
const ENOUGH_BYTES = 2 ** 30

/** Some tests put a program in the place of another one, among temporary files. */
function runsPrograms(folder: string): boolean {
  const trial = mkdtempSync(join(folder, 'trial-'))
  try {
    const program = join(trial, 'program')
    writeFileSync(program, '', { mode: 0o755 })
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  } finally {
    rmSync(trial, { recursive: true })
  }
}

/** A folder for temporary files that is kept in memory; `undefined` where the machine has none that is large enough. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ENOUGH_BYTES && runsPrograms(FOLDER) ? FOLDER : undefined
  } catch {
    return undefined
  }
}

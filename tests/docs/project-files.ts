/** The project's own files, as the tests of docs and rooms read them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

const FOREIGN = new Set(['node_modules', 'dist', '.git', '.wrangler'])

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN.has(entry.name)) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Every file's path from the project's root, with slashes. */
export const PROJECT_FILES: readonly string[] = filesIn('')

/** @param path from the project's root */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

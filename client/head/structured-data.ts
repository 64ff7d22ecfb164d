/** What each page says in schema.org's words. Only the Worker runs this: nothing of it is in the browser's bundle. */
import type { PageHead } from './page-head.ts'

export function structuredData(_route: string, _data: unknown, _head: PageHead): readonly object[] {
  return []
}

/**
 * The format of the tables of names in a language, and its reader. A line is a place of the gazetteer:
 * `English name = name, other spelling, other spelling`. The first name is shown; by each of them the place is found.
 */
export type NameTable = ReadonlyMap<string, readonly string[]>

export function readNames(table: string): NameTable {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [place = '', names = ''] = line.split(' = ')
        return [place, names.split(', ')] as const
      }),
  )
}

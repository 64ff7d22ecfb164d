/** The rows of a CSV file (RFC 4180: fields may be quoted, quotes doubled) by the names of its header. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
      ),
    )
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}

/** Made when it is used: the first one made keeps a page from answering for a moment. */
let collator: Intl.Collator | undefined

/** The order of names in menus and lists: by letter whatever its case or accent, numbers by their value. */
export function alphabetical(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}

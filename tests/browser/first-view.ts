/** What the first view of a page is made of. */

/** The scripts that a page's HTML asks for, those fetched after the first paint included. */
export function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
}

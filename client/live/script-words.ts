/** What a page says in another language than English, for the scripts that stand on pages of the office and of drivers alike. */

let says: { readonly [name: string]: string } | null = null

/** @param name in `script` of `domain/driver-texts/` */
export function sayOr(name: string, english: string): string {
  if (!says) {
    const main = document.querySelector('main[data-says]')
    says = JSON.parse((main && main.getAttribute('data-says')) || '{}') as { [name: string]: string }
  }
  return says[name] || english
}

/** The order of names in menus and lists: by letter whatever its case or accent, numbers by their value. */
export const alphabetical = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare

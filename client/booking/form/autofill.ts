/**
 * Keeps a guest's profile out of the fields that are not about the guest, which have `autocomplete="off"`, and out of
 * those that the guest has filled in. Browsers guess by a field's name where the home address belongs, and ignore that
 * attribute. They keep what was typed, but not what a page has restored after a reload.
 */
type TextField = HTMLInputElement | HTMLTextAreaElement

export const isText = (field: EventTarget): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

const isOff = (field: EventTarget): field is TextField => isText(field) && field.autocomplete === 'off'

/** The list forgives the name that a browser does not know. */
const isFilledIn = (field: TextField) => field.matches(':is(:autofill, :-webkit-autofill)')

/** What the guest has typed or chosen. */
const ownWords = new WeakMap<TextField, string>()

function typeBack(field: TextField) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  // Not by the element's own setter, which React watches: it would take the event for one without a change.
  set!.call(field, ownWords.get(field) ?? field.defaultValue)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Before a browser fills anything in, one of the form's fields gets the focus. */
export function rememberOwnWords(form: HTMLFormElement): void {
  for (const field of form.elements) if (isText(field) && !isFilledIn(field)) ownWords.set(field, field.value)
}

/** Takes back what the browser has filled in without an event that said so. */
export function undoAutofill(form: HTMLFormElement): void {
  for (const field of form.elements) if (isOff(field) && isFilledIn(field)) typeBack(field)
}

/**
 * Takes back what the browser fills into the field of an input event that is on its way down.
 * @returns true for an event that nobody else may hear
 */
export function undoInput({ target }: { readonly target: EventTarget }): boolean {
  if (!isText(target)) return false
  // A visitor who lets the browser fill in a field has the focus there, and wants to replace its text.
  const isAnswered = Boolean(ownWords.get(target)) && !target.matches(':focus')
  const undone = (isAnswered || isOff(target)) && isFilledIn(target)
  if (undone) typeBack(target)
  else if (!isFilledIn(target)) ownWords.set(target, target.value)
  return undone
}

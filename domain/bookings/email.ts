/** E-mail addresses of customers. */
import * as v from 'valibot'

/** RFC 5321, section 4.5.3.1: a path has 256 octets with its angle brackets. */
export const MAX_EMAIL = 254
const MAX_LOCAL_PART = 64

// The HTML standard's valid e-mail address, with a top-level domain and no dots in a row: no line break, no comma,
// no angle bracket, so that an address is one address in every header it is put in.
const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$`)

const MESSAGE = 'Enter an e-mail address such as name@example.com'

/** Spaces around it dropped, the domain in lower case. */
export const EmailSchema = v.pipe(
  v.string('Enter your e-mail address'),
  v.maxLength(2 * MAX_EMAIL, MESSAGE),
  v.transform((text) => text.replace(/^ +| +$/g, '')),
  v.nonEmpty('Enter your e-mail address'),
  v.maxLength(MAX_EMAIL, `An e-mail address has at most ${MAX_EMAIL} characters`),
  v.check((text) => ADDRESS.test(text) && text.indexOf('@') <= MAX_LOCAL_PART, MESSAGE),
  v.transform((text) => text.slice(0, text.indexOf('@')) + text.slice(text.indexOf('@')).toLowerCase()),
)

/** The operator's names and promises, and the links that are made of them. */
import { BRAND, CONTACT, REVIEWS } from '#domain/operator/business.ts'

export {
  AGREED_PRICES,
  BRAND,
  CASH_ONLY,
  CONTACT,
  FOR_SEARCH_ENGINES,
  LINKS,
  PARK_FEE_MEANING,
  PARK_FEE_NOTE,
  REVIEWS,
  SERVICE,
  TOUR_COVERS_ENTRY,
} from '#domain/operator/business.ts'

/** False for a company that has none yet: nothing is said of them. */
export const HAS_REVIEWS = REVIEWS.count > 0

/** Opens a WhatsApp chat with the operator, with a text to begin with. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${CONTACT.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`
}

/** The chat that every page offers. @param words of the page's language: `site.chat` */
export const chatLink = (words: { readonly hello: (brand: string) => string }): string =>
  whatsappLink(words.hello(BRAND.name))

/** @param path encoded, from the root */
export function absoluteUrl(path: string): string {
  return BRAND.origin + path
}

/** The picture that a shared link shows. */
export const SOCIAL_IMAGE = {
  path: '/social.png',
  width: 1200,
  height: 630,
} as const

/** Written into that picture when it is drawn: the names and figures that it shows, in ASCII. */
export const socialImageMark = ({
  BRAND: { name, tagline },
  REVIEWS: { stars, count } = {},
}: {
  readonly BRAND: { readonly name: string; readonly tagline: string }
  readonly REVIEWS?: { readonly stars?: number; readonly count?: number }
}): string => encodeURIComponent([name, tagline, stars, count].join(', '))

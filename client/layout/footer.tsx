/**
 * The footer of every page: contact details, reviews and lists of links (docs/product.md#layout). It never changes, so the
 * browser keeps the markup that the Worker wrote.
 */
import { type ReactNode, type MouseEvent, useContext } from 'react'
import { rich, useAddress, useFormats, useTexts, hereIn, useLanguage } from '#client/languages/language.tsx'
import { BRAND, CONTACT, LINKS, HAS_REVIEWS, REVIEWS, whatsappLink } from '#domain/brand.ts'
import { addressIn, LANGUAGES, OFFERED, languageOfTag } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { transferSlug, parkSlug } from '#domain/quotes/slugs.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { BrandLogo } from '#client/pictures/icons.tsx'
import { FOOTER_LISTS } from './menu/menu-entries.ts'
import { Rating } from './reviews.tsx'
import { followLink, Navigation, NewTab, MailLink } from '#client/link.tsx'
import { KeptMarkup } from '#client/static-part.tsx'

interface FooterLink {
  readonly text: string
  readonly to: string
}

const TOWNS = [
  'Anuradhapura',
  'Arugam Bay',
  'Bentota',
  'Colombo',
  'Dambulla',
  'Ella',
  'Galle',
  'Hikkaduwa',
  'Jaffna',
  'Kandy',
  'Matara',
  'Mirissa',
  'Negombo',
  'Nuwara Eliya',
  'Sigiriya',
  'Tangalle',
  'Tissamaharama',
  'Trincomalee',
  'Unawatuna',
  'Weligama',
]

function LinkList({
  title,
  links,
  id,
}: {
  readonly title: string
  readonly links: readonly FooterLink[]
  readonly id?: string
}) {
  const address = useAddress()
  if (links.length === 0) return null
  return (
    <nav className="footer-list" aria-label={title} id={id}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <a href={address(to)}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Areas with many hotels; each links to the transfer from the airport. */
const HOTEL_AREAS = [
  'Colombo',
  'Negombo',
  'Bentota',
  'Hikkaduwa',
  'Galle',
  'Mirissa',
  'Tangalle',
  'Kandy',
  'Nuwara Eliya',
  'Ella',
  'Sigiriya',
  'Trincomalee',
] as const

function FooterContent() {
  const t = useTexts('frame').footer
  const { termsLink } = useTexts('site')
  const address = useAddress()
  const { street, postalCode, locality, countryName } = CONTACT.address
  return (
    <>
      <div className="footer-about">
        <p className="footer-brand" translate="no">
          <BrandLogo />
          {BRAND.name}
        </p>
        <p>{t.about(BRAND.tagline)}</p>
        <ReviewBadge />
        <h2>{t.contact}</h2>
        <dl className="contact">
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <NewTab href={whatsappLink(t.hello(BRAND.name))}>{CONTACT.whatsappShown}</NewTab>
            </dd>
          </div>
          <div>
            <dt>{t.mail}</dt>
            <dd>
              <MailLink />
            </dd>
          </div>
          <div>
            <dt>{t.post}</dt>
            <dd>
              <address translate="no">
                {/* In one text: React writes a mark between two. */}
                {`${BRAND.legalName}, ${street}, ${postalCode} ${locality}, ${countryName}`}
              </address>
            </dd>
          </div>
          <div>
            <dt>{t.registration}</dt>
            <dd>{BRAND.registrationNumber}</dd>
          </div>
        </dl>
        <p>
          <a href={address(paths.terms)}>{termsLink}</a>
        </p>
        <p>
          {/* A document of its own: no map service may be loaded beside personal data. */}
          <a href={address(paths.findBooking)} data-document>
            {t.findBooking}
          </a>
        </p>
        {OFFERED.length > 1 && (
          <ul className="footer-social" aria-label={t.languages}>
            {OFFERED.map((language) => (
              <li key={language}>
                {/* Where the app runs, the footer leads to the same page (footer.tsx). */}
                <a
                  href={addressIn(language, paths.home())}
                  lang={LANGUAGES[language].tag}
                  hrefLang={LANGUAGES[language].tag}
                >
                  {LANGUAGES[language].name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul className="footer-social" aria-label={t.social}>
          <LinksElsewhere links={LINKS.social} />
        </ul>
      </div>
      <LinkList
        title={t.towns}
        links={TOWNS.map((town) => ({ text: t.townTaxi(town), to: paths.place(town) }))}
        id={FOOTER_LISTS.towns}
      />
      <LinkList
        title={t.thingsToDo}
        links={parksOnSale().map(({ name, shortName, kind }) => ({
          text: t.thingToDo(shortName, kind),
          to: paths.safari(parkSlug(name)),
        }))}
        id={FOOTER_LISTS.thingsToDo}
      />
      <LinkList
        title={t.hotels}
        links={HOTEL_AREAS.map((place) => ({
          text: t.hotelAreas[place],
          to: paths.transfer(transferSlug(COLOMBO_AIRPORT, place)),
        }))}
      />
      <LinkList
        title={t.airportTaxi}
        links={[
          { text: t.ratesFrom, to: paths.fromAirport },
          { text: t.ratesTo, to: paths.toAirport },
          { text: t.calculator, to: paths.home() },
          { text: t.readyJourneys, to: paths.readyJourneys },
        ]}
      />
    </>
  )
}

/** Items of a list: pages of others, which open in a new window. */
function LinksElsewhere({ links }: { readonly links: readonly { readonly name: string; readonly href: string }[] }) {
  return links.map(({ name, href }) => (
    <li key={name}>
      <NewTab href={href}>{name}</NewTab>
    </li>
  ))
}

function ReviewBadge() {
  const { reviews: t } = useTexts('frame').footer
  const { number } = useFormats()
  if (!HAS_REVIEWS) return null
  return (
    <section className="review-badge" aria-label={t.label}>
      <Rating stars={REVIEWS.stars} size={20} />
      <p>{rich(t.badge<ReactNode>((text) => <strong>{text}</strong>, String(REVIEWS.stars), number(REVIEWS.count)))}</p>
      <ul>
        <LinksElsewhere links={LINKS.reviews} />
      </ul>
    </section>
  )
}

/**
 * Read before the app hydrates. The build drops the content's own code for browsers, which is 2 kB of every first view:
 * every document comes from the Worker.
 */
const WRITTEN = import.meta.env.SSR ? '' : (document.getElementById(FOOTER_LISTS.all)?.innerHTML ?? '')

export function Footer() {
  const navigate = useContext(Navigation)
  const { language } = useLanguage()
  const markupOf = useContext(KeptMarkup)
  const markup = import.meta.env.SSR ? (markupOf?.(FooterContent) ?? '') : WRITTEN

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a')
    // The markup is the same on every page: this one is known now.
    if (link?.hreflang) link.href = hereIn(languageOfTag(link.hreflang))
    if (link && link.host === location.host && link.dataset.document === undefined)
      followLink(event, link.href, navigate, language)
  }

  return (
    // Only its links answer to a click, and they do so without it, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <footer
      className="footer band"
      id={FOOTER_LISTS.all}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

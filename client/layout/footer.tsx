/** The footer of every page: contact details, reviews and lists of links (docs/product.md#layout). */
import { Link } from '#client/link.tsx'
import { StaticPart } from '#client/static-part.tsx'
import { BRAND, CONTACT, LINKS, whatsappLink } from '#domain/brand.ts'
import { paths, TERMS_LINK } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { transferSlug, parkSlug } from '#domain/quotes/slugs.ts'
import { PARKS } from '#domain/safaris/parks.ts'
import { BrandLogo } from './icons.tsx'
import { FOOTER_LISTS } from './menu/menu-entries.ts'
import { ReviewBadge } from './reviews.tsx'

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

const TOWN_LINKS: readonly FooterLink[] = TOWNS.map((town) => ({ text: `${town} taxi`, to: paths.place(town) }))

const THINGS_TO_DO_LINKS: readonly FooterLink[] = PARKS.map(({ name, shortName, kind }) => ({
  text: `${shortName} ${kind}`,
  to: paths.safari(parkSlug(name)),
}))

/** Areas with many hotels; each links to the transfer from the airport. */
const HOTEL_AREAS: readonly (readonly [area: string, place: string])[] = [
  ['Colombo city hotels', 'Colombo'],
  ['Negombo beach hotels', 'Negombo'],
  ['Bentota beach resorts', 'Bentota'],
  ['Hikkaduwa surf hotels', 'Hikkaduwa'],
  ['Galle Fort hotels', 'Galle'],
  ['Mirissa beach hotels', 'Mirissa'],
  ['Tangalle beach resorts', 'Tangalle'],
  ['Kandy hill hotels', 'Kandy'],
  ['Nuwara Eliya tea hotels', 'Nuwara Eliya'],
  ['Ella mountain hotels', 'Ella'],
  ['Sigiriya jungle hotels', 'Sigiriya'],
  ['Trincomalee beach resorts', 'Trincomalee'],
]

const HOTEL_LINKS: readonly FooterLink[] = HOTEL_AREAS.map(([text, place]) => ({
  text,
  to: paths.transfer(transferSlug(COLOMBO_AIRPORT, place)),
}))

function LinkList({
  title,
  links,
  id,
}: {
  readonly title: string
  readonly links: readonly FooterLink[]
  readonly id?: string
}) {
  return (
    <nav className="footer-list" aria-label={title} id={id}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const AIRPORT_LINKS: readonly FooterLink[] = [
  { text: 'Rates from Colombo airport', to: paths.fromAirport },
  { text: 'Rates to Colombo airport', to: paths.toAirport },
  { text: 'Fare calculator', to: paths.home() },
  { text: 'Ready journeys', to: paths.readyJourneys },
]

export function Footer() {
  return <StaticPart element="footer" className="footer band" id={FOOTER_LISTS.all} content={Content} />
}

function Content() {
  const { street, postalCode, locality, countryName } = CONTACT.address
  return (
    <>
      <div className="footer-about">
        <p className="footer-brand">
          <BrandLogo />
          {BRAND.name}
        </p>
        <p>{BRAND.tagline}. Prices are fixed and all included; the highway toll is paid by us.</p>
        <ReviewBadge />
        <h2>Contact</h2>
        <dl className="contact">
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={whatsappLink(`Hello ${BRAND.name}`)} target="_blank" rel="noopener">
                {CONTACT.whatsappShown}
              </a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
            </dd>
          </div>
          <div>
            <dt>Post</dt>
            <dd>
              <address>
                {BRAND.legalName}, {street}, {postalCode} {locality}, {countryName}
              </address>
            </dd>
          </div>
          <div>
            <dt>Registration number</dt>
            <dd>{BRAND.registrationNumber}</dd>
          </div>
        </dl>
        <p>
          <Link to={paths.terms}>{TERMS_LINK}</Link>
        </p>
        <p>
          {/* A document of its own: no map service may be loaded beside personal data. */}
          <a href={paths.findBooking}>Find my booking</a>
        </p>
        <ul className="footer-social" aria-label="Social media">
          {LINKS.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <LinkList title="Towns" links={TOWN_LINKS} id={FOOTER_LISTS.towns} />
      <LinkList title="Things to do" links={THINGS_TO_DO_LINKS} id={FOOTER_LISTS.thingsToDo} />
      <LinkList title="Hotels" links={HOTEL_LINKS} />
      <LinkList title="Airport taxi" links={AIRPORT_LINKS} />
    </>
  )
}

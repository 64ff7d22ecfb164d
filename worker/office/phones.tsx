/** The phones of the office that are told by push, and what each hears: the page, and what it answers. */
import { type Context, Hono } from 'hono'
import { hears, OFFICE_TOPICS, TOPIC_TEXTS } from '#domain/bookings/day/push-words.ts'
import type { PushDeviceRow } from '#worker/database/schema.ts'
import type { AppEnv } from '#worker/environment.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import { ownForm } from './app.tsx'
import { idOf, whoIn, actsFor } from './forms.ts'
import { pageFor } from './roles.tsx'
import { HOME } from '#worker/platform/access.ts'
import { Button, Field, Tick } from '#worker/platform/plain-page.tsx'
import { SiteError } from '#worker/platform/site-error.ts'
import { MAX_PHONE_NAME, takeBinding } from '#worker/push/binding.ts'
import { officeDevices, publicKeyOf, removeOfficeDevice } from '#worker/push/devices.ts'
import { PushSection } from '#worker/push/binding-section.tsx'
import { OfficeActs, OfficePage, type ShownActs } from './frame.tsx'

function Device({ device }: { readonly device: PushDeviceRow }) {
  const { id, name, who, createdAt, heardAt } = device
  return (
    <li className="card">
      <p>
        <strong>{name || 'A phone'}</strong>
        {who && ` · ${who}`}
        <span className="good" data-phone={id} hidden>
          {' '}
          · this device
        </span>
      </p>
      <p>Hears: {hears(device.topics)}</p>
      <p className="soft">
        Since {showInstant(createdAt)} · {heardAt ? `last told ${showInstant(heardAt)}` : 'not told anything yet'}
      </p>
      <form className="actions" method="post" action={`${HOME}/phones/${id}/remove`}>
        <Button>Tell {name || 'it'} nothing more</Button>
      </form>
    </li>
  )
}

interface PhonesPageProps {
  readonly devices: readonly PushDeviceRow[]
  readonly publicKey: string
  readonly acts?: ShownActs
}

export function PhonesPage({ devices, publicKey, acts }: PhonesPageProps) {
  return (
    <OfficePage page="phones" title="Phones">
      <PushSection
        address={`${HOME}/phones`}
        publicKey={publicKey}
        title="This phone hears"
        bound="This phone is told."
        isListed
      >
        <Field
          label="What you call this phone, such as Desk or Nimal"
          name="name"
          maxLength={MAX_PHONE_NAME}
          autoComplete="off"
        />
        {OFFICE_TOPICS.map((topic) => (
          <Tick key={topic} name="topic" value={topic} defaultChecked>
            {TOPIC_TEXTS[topic]}
          </Tick>
        ))}
      </PushSection>
      <noscript>
        <p className="notice">To be told on this phone, its browser must run scripts.</p>
      </noscript>
      <h2>Phones that are told</h2>
      {devices.length === 0 && <p className="soft">None yet.</p>}
      <ul className="cards">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}

/** Without keys no phone is told, and there is no such page. */
function keyOf(c: Context<AppEnv>): string {
  const key = publicKeyOf(c.env)
  if (key === null) throw new SiteError('not-found', { detail: 'This site tells nobody by push: it has no VAPID_KEYS' })
  return key
}

export const phoneRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const publicKey = keyOf(c)
    const [devices, acts] = await Promise.all([officeDevices(c.env), actsFor(c, 'phones')])
    const page = <PhonesPage devices={devices} publicKey={publicKey} acts={acts} />
    return c.html(pageFor(c, 'Phones', page))
  })
  .post('/', ownForm, async (c) => {
    keyOf(c)
    return takeBinding(c, { owner: 'office', subject: '' }, { who: whoIn(c) })
  })
  .post('/:id/remove', ownForm, async (c) => {
    await removeOfficeDevice(c.env, idOf(c), whoIn(c))
    return c.redirect(`${HOME}/phones`, 303)
  })

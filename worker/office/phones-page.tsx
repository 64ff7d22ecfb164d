/** The phones of the office that are told by push, and what each hears. */
import { OFFICE_TOPICS, type OfficeTopic } from '#domain/bookings/day/push-words.ts'
import type { PushDeviceRow } from '#worker/database/schema.ts'
import { showInstant } from '#worker/lists/words.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, Tick } from '#worker/platform/plain-page.tsx'
import { PushSection } from '#worker/push/section.tsx'
import { OfficeActs, OfficePage, type ShownActs } from './frame.tsx'

const TOPIC_TEXTS = {
  bookings: 'new bookings',
  requests: 'short notice',
  alarms: 'alarms',
} as const satisfies Record<OfficeTopic, string>

const hears = ({ topics }: PushDeviceRow) =>
  topics.length === 0 ? 'alarms that nobody answers' : topics.map((topic) => TOPIC_TEXTS[topic]).join(', ')

function Device({ device }: { readonly device: PushDeviceRow }) {
  const { id, name, who, createdAt, heardAt } = device
  return (
    <li className="card">
      <p>
        <strong>{name || 'A phone'}</strong>
        {who && ` · ${who}`}
      </p>
      <p>Hears: {hears(device)}</p>
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

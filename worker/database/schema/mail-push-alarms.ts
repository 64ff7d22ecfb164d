/** Mail and pushes that go out, and alarms. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, unique, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AlarmKind, AlarmStage, Closing } from '#domain/bookings/day/alarms.ts'
import type { OfficeTopic, PushSaid } from '#domain/bookings/day/push-words.ts'
import { bookings, proposals } from './bookings-and-rides.ts'
import { flag, id, indexOfKnown, indexWhere, onceIfKnown, stamp, textOrEmpty } from './columns.ts'

/** How a mail, push or message goes out. */
const attempts = () => ({
  attempts: integer('attempts').notNull().default(0),
  /** Until then somebody is sending it. */
  leasedUntil: text('leased_until'),
})
const wentOut = () => ({
  /** When the service accepted it. */
  sentAt: text('sent_at'),
  /** After a day of tries, or a final refusal; or when nobody needed it any more. */
  givenUpAt: text('given_up_at'),
  /** Code, status or name of the last error. Not its message, which may hold an address. */
  lastError: text('last_error'),
})

/**
 * Who reads a mail of each kind. Each pair has words of its own.
 * `receipt`: the booking was made; `link`: its guest asked for its link; `confirmed`, `cancelled`, `changed`, `driver`: a
 * step was taken; `charge`: what is owed of a ride that is not driven; `deposit`: one by bank transfer is late; `overview`: tomorrow's pickups; `proposal`: the link to one, `proposal-change`: its guest asks for a change; the
 * others: `domain/bookings/day/reminder-and-warning-hours.ts`.
 */
export const MAIL_READERS = {
  receipt: ['guest', 'operator'],
  link: ['guest'],
  confirmed: ['guest'],
  cancelled: ['guest', 'operator'],
  changed: ['guest', 'operator'],
  driver: ['guest'],
  paid: ['guest', 'operator'],
  refunded: ['guest', 'operator'],
  'charged-back': ['operator'],
  charge: ['guest'],
  deposit: ['guest'],
  reminder: ['guest'],
  thanks: ['guest'],
  'paid-receipt': ['guest'],
  'not-paid': ['guest'],
  'no-driver-12': ['operator'],
  'no-driver-3': ['operator'],
  'not-set-out': ['operator'],
  'late-at-pickup': ['operator'],
  'driver-cannot': ['operator'],
  'no-show': ['operator'],
  'guest-word': ['operator'],
  overview: ['operator'],
  proposal: ['guest'],
  'proposal-change': ['operator'],
} as const satisfies Record<string, readonly ('guest' | 'operator')[]>

export type MailKind = keyof typeof MAIL_READERS
/** About a proposal, and about a booking. */
export type ProposalMailKind = 'proposal' | 'proposal-change'
export type BookingMailKind = Exclude<MailKind, ProposalMailKind | 'overview'>
export type MailReader = 'guest' | 'operator'

/** Mail to be sent, written in one batch with its cause. Address and text come from the booking when it is sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    reader: text('reader').$type<MailReader>().notNull(),
    /** NULL for the overview of a day, and for a proposal. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** The ride that it is about; 0 for the booking with all its rides. Of a proposal its version. */
    position: integer('position').notNull().default(0),
    /** `YYYY-MM-DD`: the day that an overview is about. */
    day: text('day'),
    /** The proposal that it is about. */
    proposalNumber: integer('proposal_number').references(() => proposals.number),
    createdAt: stamp('created_at'),
    /** When it was first caused since it last went out; NULL where it was caused once. */
    untoldSince: text('untold_since'),
    /** Not tried before this time. */
    dueAt: stamp('due_at'),
    ...attempts(),
    ...wentOut(),
    /**
     * A visitor or a driver has caused it, by an act that may come again and again: such mail is limited
     * (`worker/mail/mails-per-hour.ts`). The others are caused by the operator, the clock or the payment gateway.
     */
    byVisitor: flag('by_visitor').default(false),
    /** Keyed hash of the network of that visitor. Removed with the mail's outcome. */
    network: text('network'),
    /** It goes to the operator as a line of the mail that tells of many (`worker/mail/digest.ts`). */
    amongMany: flag('among_many').default(false),
    /** When it was last handed to the mail service. */
    triedAt: text('tried_at'),
    /** The mail service's id for it, once accepted. Later events about the mail carry the same id. */
    messageId: text('message_id'),
    /** When the mail service said that it has not arrived, and why, in its own code words. */
    bouncedAt: text('bounced_at'),
    bounceReason: text('bounce_reason'),
  },
  (table) => [
    onceIfKnown('outbox_once', table.bookingNumber, table.position, table.kind, table.reader),
    onceIfKnown('outbox_once_a_day', table.day, table.kind),
    onceIfKnown('outbox_once_a_proposal', table.proposalNumber, table.position, table.kind),
    indexWhere('outbox_unsent', sql`${table.sentAt} is null and ${table.givenUpAt} is null`, table.dueAt),
    indexOfKnown('outbox_message', table.messageId),
    indexOfKnown('outbox_bounced', table.bouncedAt),
    indexOfKnown('outbox_given_up', table.givenUpAt),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect

/**
 * What limits count apart: new bookings, links, changes by guests, their words and their drivers' taps on the day, and
 * mail that no visitor caused.
 */
export type SendClass = 'receipt' | 'link' | 'change' | 'word' | 'tap' | 'site'

/**
 * A row for each mail that was handed to the mail service, which keeps a day: a mail of the outbox may go again and again,
 * and limits count what goes.
 */
export const mailSends = sqliteTable(
  'mail_sends',
  {
    id: id(),
    at: text('at').notNull(),
    /** The first of the rows of the outbox that it told of. NULL for a mail that is none of the outbox's. */
    mail: integer('mail'),
    class: text('class').$type<SendClass>().notNull(),
    reader: text('reader').$type<MailReader>().notNull(),
    bookingNumber: integer('booking_number'),
    /** The ride that it is about; 0 for several. */
    position: integer('position').notNull().default(0),
    /** Keyed hash of the guest's mailbox. */
    recipient: text('recipient'),
    /** Keyed hash of the network of the visitor who caused it. */
    network: text('network'),
  },
  (table) => [
    index('mail_sends_by_time').on(table.at),
    indexOfKnown('mail_sends_by_recipient', table.recipient),
    indexOfKnown('mail_sends_by_booking', table.bookingNumber),
  ],
)

/**
 * Messages to `ALARM_WEBHOOK`. A message tells of all alarms whose turn came in one run; its text is written when it is
 * sent.
 */
export const alarmMessages = sqliteTable(
  'alarm_messages',
  {
    /** Random. The receiver knows by it a message that is sent again. */
    id: text('id').primaryKey(),
    createdAt: text('created_at').notNull(),
    /** Not tried before this time. */
    dueAt: text('due_at').notNull(),
    ...attempts(),
    ...wentOut(),
  },
  (table) => [
    indexWhere('alarm_messages_unsent', sql`${table.sentAt} is null and ${table.givenUpAt} is null`, table.dueAt),
  ],
)

/** What somebody in the office must see to at once: `domain/bookings/day/alarms.ts`. Erased with the ride. */
export const rideAlarms = sqliteTable(
  'ride_alarms',
  {
    id: id(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    /** NULL for mail of the whole site. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** The ride that it is about; 0 for the booking with all its rides, and for the whole site. */
    position: integer('position').notNull().default(0),
    /** What caused it, such as the id of a tap: the same cause raises one alarm. */
    occasion: text('occasion').notNull(),
    /** The ride's pickup and driver when it was raised; empty without a ride. */
    pickupDate: textOrEmpty('pickup_date'),
    pickupTime: textOrEmpty('pickup_time'),
    driverCode: text('driver_code'),
    raisedAt: text('raised_at').notNull(),
    /** Who has heard of it. */
    stage: text('stage').$type<AlarmStage>().notNull().default('raised'),
    /** When the next one's turn comes; NULL where nobody is left, or once it is answered or closed. */
    nextAt: text('next_at'),
    /** Until then somebody is telling the next one. */
    leasedUntil: text('leased_until'),
    /** The message that told the owner's messenger of it. */
    messageId: text('message_id').references(() => alarmMessages.id),
    /** Who of the office sees to it, and since when. */
    answeredBy: text('answered_by'),
    answeredAt: text('answered_at'),
    /** When its cause was gone, and why. */
    closedAt: text('closed_at'),
    closing: text('closing').$type<Closing>(),
  },
  (table) => [
    unique('ride_alarms_once').on(table.kind, table.occasion),
    index('ride_alarms_by_ride').on(table.bookingNumber, table.position),
    indexWhere('ride_alarms_open', sql`${table.closedAt} is null`, table.id),
    indexOfKnown('ride_alarms_by_closing', table.closedAt),
    indexOfKnown('ride_alarms_due', table.nextAt),
    indexOfKnown('ride_alarms_by_message', table.messageId),
  ],
)

export type RideAlarmRow = typeof rideAlarms.$inferSelect

/** What the operator was told, so that it is not told again at once. */
export const alarms = sqliteTable('alarms', {
  name: text('name').primaryKey(),
  raisedAt: text('raised_at').notNull(),
})

/** Whose phone it is: of the office, of a driver, of a booking's guest. */
export type PushOwner = 'office' | 'driver' | 'guest'

/** The browsers that are told by Web Push, each by its own wish. One that its push service no longer knows is deleted. */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    id: id(),
    owner: text('owner').$type<PushOwner>().notNull(),
    /** Whose it is: of a driver the number, E.164; of a guest the booking's number; of the office empty. */
    subject: textOrEmpty('subject'),
    /** The booking of a guest. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** What a phone of the office hears. */
    topics: text('topics', { mode: 'json' }).$type<readonly OfficeTopic[]>().notNull().default([]),
    /** Which of the operator's people bound it. */
    who: textOrEmpty('who'),
    /** As its owner tells it from others: 'Android, Chrome'. */
    name: textOrEmpty('name'),
    /** In which its guest reads, BCP 47. */
    language: text('language').notNull().default('en'),
    /** Where its push service takes what is for it: https. */
    endpoint: text('endpoint').notNull(),
    /** Its public key and its secret, base64url: nobody else can read what is sent (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: stamp('created_at'),
    /** When its push service last took something. */
    heardAt: text('heard_at'),
  },
  (table) => [
    uniqueIndex('push_devices_once').on(table.owner, table.subject, table.endpoint),
    index('push_devices_by_endpoint').on(table.endpoint),
    indexOfKnown('push_devices_by_booking', table.bookingNumber),
  ],
)

export type PushDeviceRow = typeof pushDevices.$inferSelect

/** What is told by Web Push, kept until it has gone, and for some days more: each device hears of an occasion once. */
export const pushes = sqliteTable(
  'pushes',
  {
    id: id(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    occasion: text('occasion').notNull(),
    /** The booking that it is about. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** A `PushSaid` as JSON. */
    said: text('said', { mode: 'json' }).$type<PushSaid>().notNull(),
    /** The page that a tap opens. */
    path: text('path').notNull(),
    /** On the phone a later one takes the place of an earlier one with the same tag. */
    tag: text('tag').notNull(),
    isUrgent: flag('is_urgent'),
    createdAt: text('created_at').notNull(),
    /** Not tried before this time. */
    dueAt: text('due_at').notNull(),
    /** Nobody wants it after this time. */
    expiresAt: text('expires_at').notNull(),
    ...attempts(),
    /** The push service has found it too large: it goes with its title alone. */
    isShort: flag('is_short').default(false),
    ...wentOut(),
  },
  (table) => [
    uniqueIndex('pushes_once').on(table.deviceId, table.occasion),
    indexWhere('pushes_unsent', sql`${table.sentAt} is null and ${table.givenUpAt} is null`, table.dueAt),
    index('pushes_by_expiry').on(table.expiresAt),
    indexOfKnown('pushes_by_booking', table.bookingNumber),
  ],
)

export type PushRow = typeof pushes.$inferSelect

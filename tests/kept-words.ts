/** The words that a booking must have in `search_words`, by its rows: for tests that write rows themselves, and for those that compare. */
import { driverNotes, notesOf, type DriverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { wordsOfBooking, wordsOfNote, wordsOfRide } from '#domain/bookings/search-words.ts'

type Row = Readonly<Record<string, unknown>>

export interface KeptWord {
  readonly word: string
  readonly booking_number: number
  readonly position: number
  readonly note: number
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function wordsOfRow(ride: Row, rides: number): string[] {
  const notes = Object.fromEntries(notesOf('transfer').map((name) => [name, ride[snake(name)] ?? undefined]))
  return wordsOfRide(
    {
      ...driverNotes(notes as Partial<DriverNotes>),
      pickup: text(ride.pickup),
      dropoff: text(ride.dropoff),
      via: typeof ride.via === 'string' ? (JSON.parse(ride.via) as { place: string }[]) : null,
      park: text(ride.park),
      driverName: text(ride.driver_name),
      driverPhone: text(ride.driver_phone),
      driverCar: text(ride.driver_car),
    },
    rides,
  )
}

/** @param history the steps of the booking */
export function keptWords(booking: Row, rides: readonly Row[], history: readonly Row[] = []): KeptWord[] {
  const at = (position: unknown, words: readonly string[], note: unknown = 0) =>
    words.map((word) => ({
      word,
      booking_number: Number(booking.number),
      position: Number(position),
      note: Number(note),
    }))
  const contact = { reference: text(booking.reference), email: text(booking.email), phone: text(booking.phone) }
  return [
    ...at(0, (booking.erased_at ?? null) === null ? wordsOfBooking(contact) : []),
    ...rides.flatMap((ride) =>
      at(ride.position, (ride.erased_at ?? null) === null ? wordsOfRow(ride, rides.length) : []),
    ),
    ...history
      .filter(({ step }) => step === 'note')
      .flatMap(({ position, version, detail }) => at(position, wordsOfNote(text(detail)), version)),
  ]
}

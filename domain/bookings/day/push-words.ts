/** What a push says: to the office and to drivers in English, to guests in the language that they bound their phone in. */

/** What the office's phones hear; each of them chooses. */
export type OfficeTopic = 'bookings' | 'requests' | 'alarms'

/** Read on a locked screen, too: no phone number, no address of a home. */
interface PushWords {
  readonly title: string
  readonly text: string
}

/** What guests are told of the day of their ride. */
type GuestPush = 'set-out' | 'at-pickup'

/** As it is kept until it goes: a guest's is put into words only then. */
export type PushSaid =
  | PushWords
  | {
      readonly guest: GuestPush
      /** The driver's name; `null` where it is not known. */
      readonly driver: string | null
    }

/** Who in the operator's house may do what: the owner all of it, the desk all but what is the owner's. */

export type Role = 'owner' | 'desk'

/** What only the owner does, in words that follow 'Only the owner'. */
const OWNER_ACTS = {
  'money-back': 'gives money back',
  'correct-money':
    'reverses an entry of the cash book or of a driver, and says what is owed of a ride that is not driven',
  wages: 'sets, sees and pays what drivers earn',
  prices: 'sees, changes and publishes price lists',
  'month-end': 'sees what each driver and car brought in',
  files: 'takes lists out as files',
  'remove-driver': 'removes a driver',
  payouts: 'notes what partners were paid, and invoices what they owe',
  'partner-terms': 'takes a house as a partner, and says what percent it gets',
  'end-partnership': 'ends a partnership, and opens or closes its link',
  acts: 'reads who changed a list or took it out',
} as const
export type OwnerAct = keyof typeof OWNER_ACTS

/** `everybody`: all who are let in. */
export type Act = OwnerAct | 'everybody'

export const may = (role: Role, act: Act): boolean => role === 'owner' || act === 'everybody'

/** @example whoMay('remove-driver') // 'Only the owner removes a driver.' */
export const whoMay = (act: OwnerAct) => `Only the owner ${OWNER_ACTS[act]}.`

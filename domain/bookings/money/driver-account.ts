/** What of a driver's account an entry of the office changes. docs/bookings.md#accounts-of-drivers */
const DRIVER_ENTRIES = {
  'handed-over': 'handed over',
  'wage-kept': 'wage, kept from the cash',
  'wage-paid': 'wage, paid',
} as const
export type DriverEntryKind = keyof typeof DRIVER_ENTRIES

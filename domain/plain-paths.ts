/**
 * Addresses of the Worker's plain pages, of what these load, and of what a booking's page asks later. Apart from `paths.ts`,
 * which every page of the React app starts with.
 */
export const plainPaths = {
  /** Where the guest changes or cancels it; opens with the key that mails hold. */
  bookingChanges: (reference: string): string => `/booking/${encodeURIComponent(reference)}/changes`,
  /** What was paid, to be printed; opens with the same key. */
  bookingReceipt: (reference: string): string => `/booking/${encodeURIComponent(reference)}/receipt`,
  /** Where a guest reads what the office proposes, and accepts it. */
  proposal: (code: string): string => `/proposal/${encodeURIComponent(code)}`,
  /** For the driver alone: opens without a login what a driver needs to know. */
  driverSheet: (code: string): string => `/driver/${encodeURIComponent(code)}`,
  /** The same for all rides of a day. */
  driverDay: (code: string): string => `/driver/day/${encodeURIComponent(code)}`,
  /** A partner's link: to the fare calculator, with the house as pickup. */
  partner: (code: string): string => `/from/${encodeURIComponent(code)}`,
  /** What the driver's sheet does beside its forms: keeps taps without a network, shows what is new. */
  driverScript: '/driver-sheet.js',
  /** What binds a browser that is to be told by push, on the plain pages. */
  pushScript: '/push-buttons.js',
  /** Where the service worker says that a browser has another address at its push service. */
  pushRenewed: '/push-renewed',
  driverPush: (code: string): string => `/driver/${encodeURIComponent(code)}/push`,
  /** What a driver's day does beside its links: it follows. */
  driverDayScript: '/driver-day.js',
  /** What the office's pages do beside their forms: some follow, and all ask whether the login still holds. */
  officeScript: '/office-live.js',
  /** What makes a driver's photo small before it is sent. */
  photoScript: '/driver-photo.js',
  /** What cuts a photograph of the site into all sizes before it is sent. */
  sitePhotoScript: '/site-photo.js',
  /** Where the payment gateway leads back to; it does not learn the booking's own address. */
  paid: '/paid',
  /** What a form asks before it books: how much an account still takes this month. */
  cardRoom: '/card-room',
  /** Where pages tell what they show: no request does, where the platform's cache has a page. */
  demand: '/demand',
  /** Where browsers ask what a dollar costs in other money: JSON, `null` while no rates are shown. */
  currencies: '/currencies',
  /** The Model Context Protocol. */
  mcp: '/mcp',
  /** Photos of who drives, for who has the booking's link. */
  driverPhoto: (reference: string, id: number): string =>
    `/booking/${encodeURIComponent(reference)}/driver/${id}/photo`,
  carPhoto: (reference: string, id: number): string => `/booking/${encodeURIComponent(reference)}/car/${id}/photo`,
  bookingCalendar: (reference: string): string => `/booking/${encodeURIComponent(reference)}/calendar.ics`,
  bookingPush: (reference: string): string => `/booking/${encodeURIComponent(reference)}/push`,
  /** The booking as a text and a QR code, to keep without mail; with the key also its link to change it. */
  bookingKeep: (reference: string): string => `/booking/${encodeURIComponent(reference)}/keep`,
  bookingCode: (reference: string): string => `/booking/${encodeURIComponent(reference)}/code.png`,
  /** What copies and shares that text. */
  keepScript: '/keep-booking.js',
  /** Where the guest says how the journey was. */
  bookingOpinion: (reference: string): string => `/booking/${encodeURIComponent(reference)}/opinion`,
  /** What all guests said, the newest first. */
  opinions: '/opinions',
  /** The same of one place or transfer, for its page. */
  opinionsAbout: '/opinions/about',
  /** The status of a booking's rides. */
  bookingNow: (reference: string): string => `/booking/${encodeURIComponent(reference)}/now`,
  /** Where the guest tells the driver something by one tap. */
  guestWords: (reference: string): string => `/booking/${encodeURIComponent(reference)}/words`,
  /** Where the guest makes the link for the family, or ends it. */
  bookingShare: (reference: string): string => `/booking/${encodeURIComponent(reference)}/share`,
  /** One ride, for the family of its guest. */
  sharedRide: (code: string): string => `/ride/${encodeURIComponent(code)}`,
  /** What that page does: it follows. */
  familyScript: '/family.js',
} as const

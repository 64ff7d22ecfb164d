/** What comes after the fare is on screen: forms and answers in one chunk, so that no answer waits for code to be fetched. */
export { BookingView } from './answer/booking-answer.tsx'
export { SafariForm } from './form/safari-form.tsx'
export { TransferForm } from './form/transfer-form.tsx'

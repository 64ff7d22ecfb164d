import { data, type LoaderFunctionArgs } from 'react-router'
import { pageTexts, siteData } from '#client/site-data.ts'
import { parseReference } from '#domain/bookings/reference.ts'
import { loadDay, loadVoucher } from './late-parts.tsx'
import { loadMeetingPoints } from './late-meeting.ts'

export async function loader({ params, request: { signal }, context }: LoaderFunctionArgs) {
  const reference = parseReference(params.reference ?? '')
  const booking = reference && (await context.get(siteData).booking(reference, signal))
  if (!booking) return data(null, { status: 404 })
  const texts = context.get(pageTexts)
  await Promise.all([loadVoucher(texts, booking), loadMeetingPoints(booking, texts), loadDay(texts)])
  return booking
}

/** The booking of the page's address; another spelling of the reference is sent to the one address by the head's path. */
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { parseReference } from '#domain/bookings/reference.ts'
import type { SiteApi } from '#client/api.ts'

export async function loadBooking(api: SiteApi, { params, request: { signal } }: LoaderFunctionArgs) {
  const reference = parseReference(params.reference ?? '')
  const booking = reference && await api.booking(reference, { signal })
  return booking || data(null, { status: 404 })
}

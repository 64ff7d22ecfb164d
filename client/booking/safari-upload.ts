import type { SafariUpload } from '#domain/calls.ts'
import { safariSlug, type SafariRoute } from '#domain/slugs.ts'
import { foundPlace } from '../map-service/found-places.ts'

/** What is sent to be saved, once the distance of a tour has been computed. Specification section 3, "Safari price-upload payload". */
export function safariUploadOf({ park, pickup, dropoff }: Omit<SafariRoute, 'type'>, distance: number): SafariUpload {
  return {
    park, pickup, dropoff, distance, url: safariSlug({ park, pickup, dropoff, type: 'Half Day' }),
    // They place what the gazetteer does not know.
    pickupPoint: foundPlace(pickup)?.position, dropoffPoint: foundPlace(dropoff)?.position,
  }
}

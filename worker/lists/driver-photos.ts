/** The photos of drivers. Who has one stands with the driver (`hasPhoto`); the picture is read when it is shown. */
import { eq } from 'drizzle-orm'
import { checkPhoto, type PhotoType } from '#domain/fleet/driver-photo.ts'
import { primary, query } from '#worker/database/d1.ts'
import { officeAct } from '#worker/database/office-acts.ts'
import { driverPhotos, type DriverRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

interface Photo {
  readonly type: PhotoType
  readonly bytes: Uint8Array<ArrayBuffer>
}

export async function findPhoto(env: Env, driverId: number): Promise<Photo | null> {
  const [found] = await query(() =>
    primary(env).select().from(driverPhotos).where(eq(driverPhotos.driverId, driverId)).limit(1),
  )
  return found ? { type: found.type, bytes: Uint8Array.fromBase64(found.base64) } : null
}

type PhotoOwner = Pick<DriverRow, 'id' | 'name'> & { readonly hasPhoto: boolean }

/** Keeps a photo in the place of the one before. @throws RangeError that says why it cannot be kept */
export async function savePhoto(env: Env, driver: PhotoOwner, bytes: Uint8Array, who: string): Promise<void> {
  const db = primary(env)
  const set = { type: checkPhoto(bytes), base64: bytes.toBase64(), at: new Date().toISOString() }
  const noted = officeAct(db, 'drivers', who, `${driver.name}: ${driver.hasPhoto ? 'another' : 'a'} photo`)
  await query(() =>
    db.batch([
      db
        .insert(driverPhotos)
        .values({ driverId: driver.id, ...set })
        .onConflictDoUpdate({ target: driverPhotos.driverId, set }),
      noted,
    ]),
  )
}

export async function removePhoto(env: Env, driver: PhotoOwner, who: string): Promise<void> {
  if (!driver.hasPhoto) return
  const db = primary(env)
  await query(() =>
    db.batch([
      db.delete(driverPhotos).where(eq(driverPhotos.driverId, driver.id)),
      officeAct(db, 'drivers', who, `${driver.name}: photo removed`),
    ]),
  )
}

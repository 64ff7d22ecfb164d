/** The photos of drivers and of cars. `hasPhoto` says beside the name who has one; the picture is read when it is shown. */
import { eq } from 'drizzle-orm'
import { checkPhoto, type PhotoType } from '#domain/photo-size-and-format.ts'
import { primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import { carPhotos, driverPhotos } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

export interface Photo {
  readonly type: PhotoType
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Both tables have the same columns, but for the name of the first one. */
export type PhotosOf = 'drivers' | 'cars'

const IDS = { drivers: driverPhotos.driverId, cars: carPhotos.carId } as const
const tableOf = (of: PhotosOf) => (of === 'drivers' ? driverPhotos : (carPhotos as unknown as typeof driverPhotos))

type PhotoRow = typeof driverPhotos.$inferInsert

const rowOf = (of: PhotosOf, id: number, set: Omit<PhotoRow, 'driverId'>) =>
  ({ ...set, [of === 'drivers' ? 'driverId' : 'carId']: id }) as unknown as PhotoRow

export const photoOf = ({ type, base64 }: { readonly type: PhotoType; readonly base64: string }): Photo => ({
  type,
  bytes: Uint8Array.fromBase64(base64),
})

export async function findPhoto(env: Env, id: number, of: PhotosOf = 'drivers'): Promise<Photo | null> {
  const table = tableOf(of)
  const [found] = await query(() =>
    primary(env).select({ type: table.type, base64: table.base64 }).from(table).where(eq(IDS[of], id)).limit(1),
  )
  return found ? photoOf(found) : null
}

export interface PhotoOwner {
  readonly id: number
  /** For who did what. */
  readonly name: string
  readonly hasPhoto: boolean
}

/** Keeps a photo in the place of the one before. @throws RangeError that says why it cannot be kept */
export async function savePhoto(env: Env, owner: PhotoOwner, bytes: Uint8Array, who: string, of: PhotosOf = 'drivers') {
  const set = { type: checkPhoto(bytes), base64: bytes.toBase64(), at: new Date().toISOString() }
  await writeWithAct(env, [of, who, `${owner.name}: ${owner.hasPhoto ? 'another' : 'a'} photo`], (db) => [
    db
      .insert(tableOf(of))
      .values(rowOf(of, owner.id, set))
      .onConflictDoUpdate({ target: IDS[of] as typeof driverPhotos.driverId, set }),
  ])
}

export async function removePhoto(env: Env, owner: PhotoOwner, who: string, of: PhotosOf = 'drivers'): Promise<void> {
  if (!owner.hasPhoto) return
  await writeWithAct(env, [of, who, `${owner.name}: photo removed`], (db) => [
    db.delete(tableOf(of)).where(eq(IDS[of], owner.id)),
  ])
}

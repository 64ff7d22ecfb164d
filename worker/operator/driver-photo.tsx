/** A driver's photo on the office's pages, beside the name. */
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { HOME } from '#worker/platform/access.ts'

interface DriverPhotoProps {
  readonly driver: Pick<KeptDriver, 'id' | 'name' | 'hasPhoto'>
  /** In pixels, both ways. */
  readonly size: number
  /** Where the name does not stand beside it. */
  readonly isAlone?: boolean
}

export const photoPath = (id: number) => `${HOME}/drivers/${id}/photo`

export function DriverPhoto({ driver: { id, name, hasPhoto }, size, isAlone = false }: DriverPhotoProps) {
  if (!hasPhoto) return null
  return (
    <img
      className="no-paper"
      src={photoPath(id)}
      alt={isAlone ? `Photo of ${name}` : ''}
      width={size}
      height={size}
      loading="lazy"
      style={{ flex: 'none', borderRadius: '.5rem', objectFit: 'cover' }}
    />
  )
}

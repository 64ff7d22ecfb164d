/** What guests said and nobody has read: the way to the office's page of it. */
import { HOME } from '#worker/platform/access.ts'

export function UnreadOpinions({ unread }: { readonly unread: number }) {
  if (unread === 0) return null
  return (
    <p id="opinions" className="notice">
      <a href={`${HOME}/opinions`}>Opinions of guests to read ({unread})</a>
    </p>
  )
}

/** What the page of a shared ride does: it follows, in the page's own language. scripts/vite/served-files.ts builds this file. */
import { ASKS_EVERY_MS, keepAsking, send } from './polling.ts'
import { swap } from './swap.ts'

const part = document.getElementById('ride')
const line = document.getElementById('behind')

if (part && line)
  keepAsking((done) => {
    send({ path: location.pathname }, (status, html) => {
      const next = new DOMParser().parseFromString(html, 'text/html')
      const fresh = next.getElementById('ride')
      if (status === 200 && fresh) swap(part, fresh)
      // The link has ended: the page says so.
      else if (status === 404) return location.reload()
      line.hidden = status === 200
      return done(status === 200)
    })
  }, ASKS_EVERY_MS.family)

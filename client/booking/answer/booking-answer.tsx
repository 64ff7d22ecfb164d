/** Processing, then what came of it. Specification section 2, "Booking confirmation or processing view"; section 8 for failures. */
import { useEffect } from 'react'
import { useSiteApi } from '#client/api.ts'
import { resume } from '../submission.ts'
import type { Progress } from '../progress.ts'
import { Failed } from './failed.tsx'
import { NewPrice } from './new-price.tsx'
import { Processing } from './processing.tsx'
import { Received } from './received.tsx'

interface BookingViewProps {
  /** Path of the page that it replaces. */
  readonly page: string
  readonly progress: Exclude<Progress, { step: 'form' }>
}

export function BookingView({ page, progress }: BookingViewProps) {
  const api = useSiteApi()
  // After a reload nobody else goes on with it.
  useEffect(() => { void resume(api, page) }, [api, page])
  switch (progress.step) {
    case 'processing': return <Processing />
    case 'received': return <Received page={page} {...progress} />
    case 'failed': return <Failed page={page} {...progress} />
    case 'new-price': return <NewPrice page={page} {...progress} />
  }
}

/** Acts of the browser and its network. */
import { agreement } from '../agreement.ts'
import type { Step } from '../guest.ts'
import type { Life } from '../life.ts'
import { forgetAddresses, load } from './trip.ts'

export async function travel(life: Life, how: 'reload' | 'back' | 'forward'): Promise<string | null> {
  if (life.page.url() === 'about:blank') return null
  await agreement(life)
  if (how === 'reload') await life.page.reload({ waitUntil: 'domcontentloaded' })
  else {
    await (
      how === 'back'
        ? life.page.goBack({ waitUntil: 'domcontentloaded' })
        : life.page.goForward({ waitUntil: 'domcontentloaded' })
    ).catch(() => null)
    if (life.page.url() === 'about:blank')
      await life.page.goForward({ waitUntil: 'domcontentloaded' }).catch(() => null)
  }
  forgetAddresses(life)
  life.places.clear()
  life.stops = null
  // Without storage what was typed lasts as long as the page.
  if (life.guest.isBlocked) life.typed.clear()
  await agreement(life)
  return how
}

export async function openSecondTab(life: Life): Promise<string | null> {
  const url = life.page.url()
  if (url === 'about:blank') return null
  await life.newPage()
  life.typed.clear()
  life.partner = new URL(url).searchParams.get('partner')
  await load(life, () => life.page.goto(url, { waitUntil: 'domcontentloaded' }))
  return 'opens the page in a second tab'
}

export async function switchNetwork(
  life: Life,
  { isOffline }: Extract<Step, { do: 'offline' }>,
): Promise<string | null> {
  if (life.page.url() === 'about:blank') return null
  if (isOffline) await agreement(life)
  life.hasLost = true
  await life.context.setOffline(isOffline)
  return isOffline ? 'loses the network' : 'has the network again'
}

/** Opens the drawer of narrow screens; without a script it leads to the lists at the foot of the page. */
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import { MenuIcon } from '../icons.tsx'
import { FOOTER_LISTS } from './menu-entries.ts'

const importPhoneMenu = () => import('./phone-menu.tsx')
const PhoneMenu = lazy(async () => ({ default: (await importPhoneMenu()).PhoneMenu }))

export function MenuButton() {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  if (!hydrated) return <a className="menu-button" href={`#${FOOTER_LISTS.links}`}><MenuIcon />Menu</a>
  return (
    <>
      <button
        type="button" className="menu-button" aria-haspopup="dialog" aria-expanded={open}
        onPointerDown={() => void importPhoneMenu()} onFocus={() => void importPhoneMenu()} onClick={() => setOpen(true)}
      >
        <MenuIcon />Menu
      </button>
      {open && <Suspense fallback={null}><PhoneMenu onClose={() => setOpen(false)} /></Suspense>}
    </>
  )
}

/** Opens the drawer of narrow screens; without a script it leads to the lists at the foot of the page. */
import { startTransition, Suspense, use } from 'react'
import { lazyCode } from '#client/lazy-code.ts'
import { MenuIcon } from '../icons.tsx'
import { LinkButton } from './link-button.tsx'
import { FOOTER_LISTS } from './menu-entries.ts'
import { MenuMissing } from './link-button.tsx'
import { useUntilNavigation } from './menu-state.ts'

const fetchMenu = lazyCode(() => import('./phone-menu.tsx'))

const INSTEAD = `#${FOOTER_LISTS.links}`

export function MenuButton() {
  /** Each opening is a try of its own. */
  const [menu, setMenu] = useUntilNavigation<ReturnType<typeof fetchMenu>>()
  return (
    <>
      <LinkButton
        className="menu-button" href={INSTEAD} button={{ 'aria-haspopup': 'dialog', 'aria-expanded': menu !== null }}
        onPointerDown={() => void fetchMenu()} onFocus={() => void fetchMenu()} onPress={() => setMenu(fetchMenu())}
      >
        <MenuIcon />Menu
      </LinkButton>
      {menu && (
        <Suspense fallback={null}>
          <LateMenu menu={menu} onClose={() => setMenu(null)} onRetry={() => startTransition(() => setMenu(fetchMenu()))} />
        </Suspense>
      )}
    </>
  )
}

interface LateMenuProps {
  readonly menu: ReturnType<typeof fetchMenu>
  readonly onClose: () => void
  readonly onRetry: () => void
}

function LateMenu({ menu, onClose, onRetry }: LateMenuProps) {
  const PhoneMenu = use(menu)?.PhoneMenu
  return PhoneMenu ? <PhoneMenu onClose={onClose} /> : <MenuMissing instead={INSTEAD} onRetry={onRetry} />
}

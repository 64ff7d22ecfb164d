/** Opens the drawer of narrow screens. Without a script it leads to the lists in the footer. */
import { startTransition, Suspense, use } from 'react'
import { lazyCodeWithTexts, useLanguage } from '#client/languages/language.tsx'
import { MenuIcon } from '../icons.tsx'
import { LinkButton, MenuUnavailable, useStateUntilNavigation } from './menu-controls.tsx'
import { FOOTER_LISTS } from './menu-entries.ts'

const menuCode = lazyCodeWithTexts(() => import('./phone-menu.tsx'), 'menu')

const FALLBACK_HREF = `#${FOOTER_LISTS.all}`

export function PhoneMenuButton() {
  const texts = useLanguage()
  const fetchMenu = () => menuCode(texts)
  /** Fetched again each time the menu is opened, if it failed before. */
  const [menu, setMenu] = useStateUntilNavigation<ReturnType<typeof menuCode>>()
  return (
    <>
      <LinkButton
        className="menu-button"
        href={FALLBACK_HREF}
        button={{ 'aria-haspopup': 'dialog', 'aria-expanded': menu !== null }}
        onPointerDown={() => void fetchMenu()}
        onFocus={() => void fetchMenu()}
        onPress={() => setMenu(fetchMenu())}
      >
        <MenuIcon />
        {texts.in('site').menu.button}
      </LinkButton>
      {menu && (
        <Suspense fallback={null}>
          <LazyPhoneMenu
            menu={menu}
            onClose={() => setMenu(null)}
            onRetry={() => startTransition(() => setMenu(fetchMenu()))}
          />
        </Suspense>
      )}
    </>
  )
}

interface LazyPhoneMenuProps {
  readonly menu: ReturnType<typeof menuCode>
  readonly onClose: () => void
  readonly onRetry: () => void
}

function LazyPhoneMenu({ menu, onClose, onRetry }: LazyPhoneMenuProps) {
  const PhoneMenu = use(menu)?.PhoneMenu
  return PhoneMenu ? (
    <PhoneMenu onClose={onClose} />
  ) : (
    <MenuUnavailable fallbackHref={FALLBACK_HREF} onRetry={onRetry} />
  )
}

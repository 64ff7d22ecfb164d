/** The head of every page: the brand and the main menu. */
import { Link } from 'react-router'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { BrandLogo } from './brand-logo.tsx'
import { MenuButton } from './menu/menu-button.tsx'
import { SiteMenu } from './menu/site-menu.tsx'

export function TopBar() {
  return (
    <header className="top-bar">
      <Link className="brand" to={paths.home()}><BrandLogo size={36} /><span>{BRAND.name}</span></Link>
      <SiteMenu />
      <MenuButton />
    </header>
  )
}

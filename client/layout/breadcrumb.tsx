/** The way from the home page to a page, above its heading. */
import { useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { paths } from '#domain/paths.ts'

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** @param trail after the home page, to the page itself */
export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  const { breadcrumb, home } = useTexts('site')
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol>
        {[{ name: home, path: paths.home() }, ...trail].map(({ name, path }, i) => (
          <li key={path}>
            {i < trail.length ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * A part of a page that is the same for every page and visitor. The Worker renders it once and keeps its markup; the
 * browser hydrates it like any other.
 */
import { type ComponentType, createContext, type HTMLAttributes, useContext } from 'react'

/** Markup that was rendered before. Only the Worker has it. */
export const KeptMarkup = createContext<((content: ComponentType) => string) | null>(null)

interface StaticPartProps extends Omit<HTMLAttributes<HTMLElement>, 'content'> {
  readonly element: 'aside' | 'section'
  /** Such a part uses no properties, no ids of `useId` and no data of the page. */
  readonly content: ComponentType
}

export function StaticPart({ element: Element, content: Content, ...attributes }: StaticPartProps) {
  const markupOf = useContext(KeptMarkup)
  return markupOf ? (
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(Content) }} />
  ) : (
    <Element {...attributes}>
      <Content />
    </Element>
  )
}

/** What stands in a menu's place when its code does not come. The page stays as it is. */
interface MenuMissingProps {
  /** Where the same links are to be found without it. */
  readonly instead: string
  readonly onRetry: () => void
}

export function MenuMissing({ instead, onRetry }: MenuMissingProps) {
  return (
    <output className="panel-note">
      The menu cannot be fetched right now. <button type="button" className="link-button" onClick={onRetry}>Try again</button>, or <a href={instead}>see the same links here</a>.
    </output>
  )
}

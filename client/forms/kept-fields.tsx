import { useLocation } from 'react-router'
import { keptQuery } from '#domain/paths.ts'

/**
 * In a form that a browser without scripts sends: what the page's address asks for beside what the form says.
 * @param others names of the form's own fields
 */
export function KeptFields({ others }: { readonly others?: readonly string[] }) {
  const { search } = useLocation()
  if (search === '') return null
  return keptQuery(new URLSearchParams(search), others).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

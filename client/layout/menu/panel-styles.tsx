import css from '../../styles/panels.css?inline'

/** How the menus look, in one piece with their code. A stylesheet of its own that failed would not be fetched again by a later try. */
export function PanelStyles() {
  return <style href="panels" precedence="late">{css}</style>
}

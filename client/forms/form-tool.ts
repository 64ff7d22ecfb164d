/**
 * A form as a tool of the browser's own agent (WebMCP). The agent fills in the fields, and the browser sends the form as
 * it does without scripts: the Worker answers with the page. It reads the labels of
 * the fields. For forms that only ask; no booking form has this.
 */
import type { FormEvent } from 'react'

export const formTool = (name: string, description: string) => ({
  toolname: name,
  tooldescription: description,
  toolautosubmit: '',
})

/** In our forms a choice takes effect at once: nothing is sent, unless an agent has filled them in. */
export function keepOnPage(event: FormEvent): void {
  if (!(event.nativeEvent as { agentInvoked?: boolean }).agentInvoked) event.preventDefault()
}

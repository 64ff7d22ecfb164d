/**
 * The forms that ask for a price, as tools of the browser's own agent (WebMCP). The agent fills in the fields, which it
 * knows by their labels, and the browser sends the form as it does without scripts: the Worker answers with the page.
 * No booking form is a tool. Loaded only where the browser has agents.
 */

/** By the class of the form. */
const TOOLS = {
  trip: ['taxi_fare', 'Shows the fixed price of a taxi between two places in Sri Lanka. Books nothing.'],
  'tour-form': ['tour_price', 'Shows the price of this tour for a party, with or without transport. Books nothing.'],
  'journey-page__stops': [
    'journey_price',
    'Shows the prices of a journey of several stops in Sri Lanka, ride by ride. The page that opens has a field for one more stop. Books nothing.',
  ],
} as const satisfies Record<string, readonly [name: string, description: string]>

function nameForms(): void {
  for (const [form, [name, description]] of Object.entries(TOOLS)) {
    const found = document.querySelector(`form.${form}:not([toolname])`)
    found?.setAttribute('toolname', name)
    found?.setAttribute('tooldescription', description)
    // What only asks may be sent at once.
    found?.setAttribute('toolautosubmit', '')
  }
}

export function offerForms(): void {
  nameForms()
  new MutationObserver(nameForms).observe(document.body, { childList: true, subtree: true })
  // For a visitor a choice takes effect at once, and nothing is sent: the forms must not hear that an agent sends them.
  document.addEventListener(
    'submit',
    (event) => {
      if ((event as SubmitEvent & { agentInvoked?: boolean }).agentInvoked) event.stopImmediatePropagation()
    },
    true,
  )
}

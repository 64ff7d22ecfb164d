/**
 * Makes the section work that binds a phone on the office's page and on the driver's links (`worker/push/binding-section.tsx`).
 * scripts/vite/served-files.ts builds this file as one script.
 */
import { bindPush, type PushBinding, pushBinding, unbindPush } from '#client/device/push.ts'

function start(section: HTMLElement): void {
  const { address = '', key = '' } = section.dataset
  const ticks = [...section.querySelectorAll<HTMLInputElement>('input[name=topic]')]
  const called = section.querySelector<HTMLInputElement>('input[name=name]')
  const parts = [...section.querySelectorAll<HTMLElement>('[data-when]')]
  const failed = section.querySelector<HTMLElement>('[data-failed]')!

  function show({ state, topics, id, name = '' }: PushBinding): void {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-phone]'))
      mark.hidden = mark.dataset.phone !== String(id)
    if (called && name) called.value = name
    section.hidden = state === 'unable'
    for (const part of parts) part.hidden = !part.dataset.when!.split(' ').includes(state)
    if (state === 'on') for (const tick of ticks) tick.checked = topics.includes(tick.value)
  }

  const taken = (step: () => Promise<PushBinding>) => async () => {
    failed.hidden = true
    try {
      show(await step())
      // The list below names this phone, or no longer does.
      if (section.dataset.listed !== undefined) location.reload()
    } catch {
      failed.hidden = false
    }
  }

  const chosen = () => ticks.filter((tick) => tick.checked).map((tick) => tick.value)
  const typed = () => called?.value.trim() || undefined
  const acts = { on: taken(() => bindPush(address, key, chosen(), typed())), off: taken(() => unbindPush(address)) }
  for (const button of section.querySelectorAll<HTMLButtonElement>('button[data-act]'))
    button.addEventListener('click', () => void acts[button.dataset.act as keyof typeof acts]())
  void pushBinding(address).then(show)
}

const found = document.getElementById('push')
if (found && 'fetch' in window && 'URLSearchParams' in window) start(found)

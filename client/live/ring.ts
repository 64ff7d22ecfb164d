/**
 * Rings at something new, by a short sound and where a phone can by shaking. Browsers play nothing before somebody has
 * touched the page: one tap on the button lets it ring, on this phone until it is tapped again.
 */
import { read, write } from './script-storage.ts'
import { sayOr } from './polling.ts'

const KEPT = 'ring'
/** Two short tones, as a telephone has them. */
const TONES: readonly (readonly [hertz: number, from: number])[] = [
  [880, 0],
  [660, 0.25],
]
const TONE_S = 0.2
const SHAKES = [200, 100, 200]

type AudioMaker = new () => AudioContext
const makers = window as unknown as { AudioContext?: AudioMaker; webkitAudioContext?: AudioMaker }

let audio: AudioContext | null = null

/** A browser lets it sound only from within a tap. */
function wakeAudio(): void {
  const Maker = makers.AudioContext || makers.webkitAudioContext
  try {
    if (!audio && Maker) audio = new Maker()
    if (audio && audio.state === 'suspended') audio.resume().catch(() => {})
  } catch {
    // This phone has no sound.
  }
}

const isOn = () => read(KEPT) === 'yes'

function play(): void {
  if (!audio || audio.state !== 'running') return
  for (const [hertz, from] of TONES) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const start = audio.currentTime + from
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(0.3, start)
    loudness.gain.exponentialRampToValueAtTime(0.01, start + TONE_S)
    tone.connect(loudness)
    loudness.connect(audio.destination)
    tone.start(start)
    tone.stop(start + TONE_S)
  }
}

export function ring(): void {
  if (!isOn()) return
  play()
  try {
    if (navigator.vibrate) navigator.vibrate(SHAKES)
  } catch {
    // Not before a tap.
  }
}

/** The button that lets the page ring. */
function ringButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  const show = () => {
    button.textContent = isOn() ? sayOr('rings', 'Rings at something new') : sayOr('ring', 'Ring at something new')
    button.setAttribute('aria-pressed', String(isOn()))
  }
  button.addEventListener('click', () => {
    write(KEPT, isOn() ? 'no' : 'yes')
    show()
    if (!isOn()) return
    wakeAudio()
    ring()
  })
  // It was let in before this page was opened.
  document.addEventListener('click', () => {
    if (isOn()) wakeAudio()
  })
  show()
  if (isOn()) wakeAudio()
  return button
}

/** Puts the button in its place on the page; else into the line above it. */
export function placeRingButton(line: HTMLElement): void {
  const place = document.getElementById('ring') || line
  place.insertBefore(ringButton(), place.firstChild)
}

/** What was heard of, by names: another one rings. */
export const isNews = (before: string, now: string): boolean => {
  const known = before.split(' ')
  return now.split(' ').some((name) => name !== '' && known.indexOf(name) < 0)
}

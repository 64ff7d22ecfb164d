import { formatsOf } from '../formats.ts'
import type { family as english } from '../en/family.ts'

const { plural } = formatsOf('de')

const minutes = (count: number) => `${count} ${plural(count, { one: 'Minute', other: 'Minuten' })}`

export const family: typeof english = {
  title: 'Eine Fahrt, die jemand mit Ihnen teilt',
  route: (from, to) => `${from} – ${to}`,
  pickup: (date, time) => `Abholung: ${date}, ${time}, Zeit in Sri Lanka`,
  ahead: 'Noch nicht eingestiegen',
  onBoard: (time) => `Seit ${time} unterwegs`,
  there: (time) => `Um ${time} angekommen`,
  driver: 'Fahrer',
  car: 'Auto und Kennzeichen',
  soon: 'Gleich da',
  inAbout: (drive) => `In etwa ${drive} da`,
  here: 'Das Auto',
  map: 'Wo das Auto jetzt ist',
  fresh: 'Der Standort ist von dieser Minute.',
  old: (count) => `Der Standort ist ${minutes(count)} alt.`,
  how: 'Wo das Auto ist, sehen Sie, wenn der Fahrer zustimmt und solange er unsere Seite ansieht: Im Hintergrund sendet ein Telefon nichts.',
  about: 'Diese Seite aktualisiert sich selbst. Sie endet zwei Stunden nach der Ankunft.',
  outOfDate:
    'Diese Seite ließ sich gerade nicht aktualisieren und ist vielleicht nicht mehr aktuell. Wir versuchen es weiter.',
  ended: {
    heading: 'Dieser Link zeigt nichts mehr',
    text: 'Die Fahrt ist vorbei, wurde verlegt oder storniert, oder der Link wurde beendet. Bitte fragen Sie die Person, die ihn Ihnen geschickt hat.',
  },
}

import type { meeting as english } from '../en/meeting.ts'

export const meeting: typeof english = {
  heading: 'Wo Sie sich treffen',
  map: 'Diese Stelle auf der Karte',
  mapOf: (place) => `Treffpunkt ${place} auf der Karte`,
  plan: (passed, area, side, landmark) =>
    `Plan des Wegs zu Ihrem Fahrer. Sie kommen vorbei an: ${passed.join(', ')}. Dann: ${area}. Das Auto steht ${side === 'right' ? 'rechts' : 'links'} von Ihnen, daneben: ${landmark}.`,
  sample: 'Dieser Treffpunkt ist ein Beispiel: Wir haben ihn noch nicht bestätigt.',
}

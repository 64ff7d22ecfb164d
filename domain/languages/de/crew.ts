import type { Dictionary } from '#domain/languages/texts.ts'

export const crew: Dictionary['crew'] = {
  speaks: 'Spricht',
  boardLicence: 'Lizenz der Tourismusbehörde',
  since: 'Bei uns seit',
  face: (name) => `${name} fährt Sie`,
  car: (car) => `Ihr Auto: ${car}`,
  wish: {
    language: 'Der Fahrer soll sprechen',
    anyLanguage: 'Egal, welche Sprache',
    woman: 'Eine Frau am Steuer',
    hint: 'Wir tun, was wir können. Es ist ein Wunsch: Er kostet nichts, und versprechen können wir ihn nicht.',
    label: 'Ihr Wunsch, wer Sie fährt',
    speaks: (language) => `spricht ${language}`,
    isWoman: 'eine Frau',
    unpromised: (wish) => `${wish}. Wir bemühen uns, versprechen können wir es nicht.`,
  },
}

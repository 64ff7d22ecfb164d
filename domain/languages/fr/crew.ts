import type { Dictionary } from '#domain/languages/texts.ts'

export const crew: Dictionary['crew'] = {
  speaks: 'Parle',
  boardLicence: 'Licence de l’office du tourisme',
  since: 'Chez nous depuis',
  face: (name) => `${name}, qui vous conduit`,
  car: (car) => `Votre voiture : ${car}`,
  wish: {
    language: 'Un chauffeur qui parle',
    anyLanguage: 'Peu importe la langue',
    woman: 'Une femme au volant',
    hint: 'Nous faisons notre possible. C’est un souhait : il ne coûte rien, et nous ne pouvons pas le garantir.',
    label: 'Votre souhait pour le chauffeur',
    speaks: (language) => `parle ${language}`,
    isWoman: 'une femme',
    unpromised: (wish) => `${wish}. Nous essayons, sans pouvoir le garantir.`,
  },
}

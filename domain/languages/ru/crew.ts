import type { Dictionary } from '#domain/languages/texts.ts'

export const crew: Dictionary['crew'] = {
  speaks: 'Языки',
  boardLicence: 'Лицензия управления по туризму',
  since: 'Начало работы у нас',
  face: (name) => `Ваш водитель, ${name}`,
  car: (car) => `Ваша машина: ${car}`,
  wish: {
    language: 'Водитель, который говорит на языке',
    anyLanguage: 'Любой язык',
    woman: 'Женщина за рулём',
    hint: 'Мы сделаем всё возможное. Это пожелание: оно ничего не стоит, но обещать его мы не можем.',
    label: 'Ваше пожелание к водителю',
    speaks: (language) => `язык: ${language}`,
    isWoman: 'женщина',
    unpromised: (wish) => `${wish}. Мы постараемся, но обещать не можем.`,
  },
}

import type { Dictionary } from '#domain/languages/texts.ts'

export const crew: Dictionary['crew'] = {
  speaks: '会说的语言',
  boardLicence: '旅游局执照号',
  since: '加入我们的时间',
  face: (name) => `您的司机 ${name}`,
  car: (car) => `您的车：${car}`,
  wish: {
    language: '希望司机会说',
    anyLanguage: '不限语言',
    woman: '希望由女司机驾驶',
    hint: '我们会尽量安排。这只是一个愿望：不另收费，但无法保证。',
    label: '您对司机的愿望',
    speaks: (language) => `会说${language}`,
    isWoman: '女司机',
    unpromised: (wish) => `${wish}。我们会尽量安排，但无法保证。`,
  },
}

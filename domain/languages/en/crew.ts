/** Who drives, beside name, phone and car; and whom a guest would like as driver. */
export const crew = {
  speaks: 'Speaks',
  boardLicence: 'Licence of the tourist board',
  since: 'With us since',
  /** For who cannot see the photos. @param name the first name */
  face: (name: string) => `${name}, your driver`,
  car: (car: string) => `Your car: ${car}`,
  wish: {
    /** In the form. */
    language: 'A driver who speaks',
    anyLanguage: 'Any language',
    woman: 'A woman as driver',
    hint: 'We do what we can. It is a wish: it costs nothing, and we cannot promise it.',
    /** Where the booking is shown: what was wished for, and that nobody promises it. */
    label: 'Your wish for the driver',
    speaks: (language: string) => `speaks ${language}`,
    isWoman: 'a woman',
    unpromised: (wish: string) => `${wish}. We try, and cannot promise it.`,
  },
}

/** The country whose numbers the visitor most likely writes, as far as the browser tells. */

/** @returns ISO 3166-1 alpha-2, or '' rather than a wrong guess */
export function homeCountry(languages: readonly string[] = navigator.languages, timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  for (const language of languages) {
    const region = regionOf(language)
    if (!region || !/^[A-Z]{2}$/.test(region)) continue
    // American English is what browsers speak the world over.
    if (region === 'US' && !/^(America|Pacific\/Honolulu|US)/.test(timeZone)) continue
    return region
  }
  return ''
}

/** A system's locale may come through as it is written there, like 'en-US@posix', which is no language tag. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

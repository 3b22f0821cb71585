const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The tag that Open Food Facts gives to a country: `en:poland` for `pl`; undefined for what is no country's two letters. */
export function countryTag(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined
  const name = englishNames.of(code.toUpperCase())
  return name && `en:${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}

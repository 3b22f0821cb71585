const OIL = /^(?:olej(?!-kokosowy)|oliwa)/
/** Orders that melt what stands a few words behind them, where that is an oil. */
const MELT_OIL = /(?<!\p{L})([Rr])oz(?:puść|top)(?=(?:\s+\p{L}+){0,4}?\s+(?:olej|oliw))/gu

/** A text in which a fat was replaced, with the verb that goes with the new one: oil is heated, it does not melt. */
export function withVerbOf(fat: string, text: string): string {
  return OIL.test(fat) ? text.replace(MELT_OIL, '$1ozgrzej') : text
}

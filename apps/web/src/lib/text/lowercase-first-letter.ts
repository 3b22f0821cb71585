/** A proper name or an abbreviation, which keeps its capital. */
const KEEPS_CAPITAL = /^(?:\p{Lu}{2}|Hashimoto|Thermomix|Lidlomix)/u

/** An entry of the profile's lists in the middle of a sentence: cukrzyca typu 2, but Hashimoto and SIBO. */
export function lowercaseFirstLetter(name: string): string {
  return KEEPS_CAPITAL.test(name) ? name : name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)
}

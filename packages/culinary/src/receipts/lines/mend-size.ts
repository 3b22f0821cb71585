const SIZE = /\d\s?(?:k?g|m?l|szt)(?!\p{L})/iu

/** "1lkg": the one of "1kg" twice. */
const ONE_KILOGRAM = /(?<!\d)[1l][lIi|]\s?kg$/i
/** "i0SZT", "Mi5szt": ten and fifteen pieces. */
const ONE_BEFORE_PIECES = /(?<!\p{Ll})i(?=[05]\s?(?:szt|SZT)\.?$)/u
/** "50€g", "40aG": a nought before the unit as a letter or sign. */
const NOUGHT = /(?<=(?<!\d)[1-9]\d{0,2})[€@ae&](?=\s?[gG]$)/
/** "5GO ml", "20€ML": noughts before millilitres. */
const NOUGHTS_OF_ML = /(?<=(?<!\d)[1-9]\d?)[G€@O]{1,2}(?=\s?(?:ml|ML|MI)\.?$)/
/** "0,SL", "Nat12Og", "Z50G": letters for figures of a size that keeps one figure at least. */
const LETTERED =
  /(?<!\d|\d[.,])(?:\d|(?<!\p{L})[SZiIlJ|](?=\d)|(?<=\p{Lu}{2})l(?=\d))[\dOoSZlI]{0,3}(?:[.,][\dOSZ]{1,2})?(?=\s?(?:[kK]?[gG]|[mM]?[lL])$)/u
const DIGIT_OF: Readonly<Record<string, string>> = { o: '0', s: '5', z: '2', l: '1', i: '1', j: '1', '|': '1' }

/** What OCR makes of a unit at the end of a name, and how it was printed; the first that fits is meant. */
const SPOILT_UNITS: readonly [RegExp, string][] = [
  // "Coca cola 11", "Piwo 4x0.51", "Mleko 1i", "Sok 1ł": an l as a one or a stroke.
  [/(?<!\d|\d[.,])(\d[.,]\d|[1-6])\s?[1iI|!J]$/, '$1l'],
  [/(\d)\s?ł$/, '$1l'],
  [/(?<![\p{L}\d])(?:[iIl|!]\s?[lL]|TL)$/u, '1l'],
  [/(?<=\p{L}{3})[!|]\s?[lL]$/u, ' 1l'],
  // "150m1", "25em|"
  [/(\d)\s?m[1I|!\]ł]$/, '$1ml'],
  // "500NL"
  [/(\d{2})\s?[nNwW][lL]$/, '$1ml'],
  // "1hg", "2K6", "iKG": either letter of "kg" as one like it, the one before as a stroke.
  [/(\d)\s?[hkHK][gGqQą93S567]$/, '$1kg'],
  [/(?<!\p{L})[iIlLt|]\s?[hkHK][gGqQą93S567]$/u, '1kg'],
  // "Combinoiką"
  [/(?<=\p{Ll}{2})[il]k[gqą9]$/u, ' 1kg'],
  // "450 q", "80ą", "60€"
  [/(?<!\d|\d[.,])([1-9]\d{1,3}) ?[qą€]$/, '$1g'],
  // "2504", "2805", "2900": a G as another figure behind a round size.
  [/(?<!\d|\d[.,]|typ\.?\s?)([1-9]\d[05]) ?[034589]$/i, '$1g'],
  // "ORZECHY 1006", "Żelki 1009", "Kasza 4089": a G closed to a 6 or a 9, the nought before it often too.
  [/(?<!\d|\d[.,])(?<tens>[1-9]\d)[689] ?[69]$/, '$<tens>0g'],
  [/(?<!\d|\d[.,])([1-9]\d{1,2}) ?[69]$/, '$1g'],
]

/** A label whose size lost its unit or its figures to OCR, with them back; others as they are. */
export function mendSize(printed: string): string {
  const label = printed
    .replace(ONE_KILOGRAM, '1kg')
    .replace(ONE_BEFORE_PIECES, '1')
    .replace(NOUGHT, '0')
    .replace(NOUGHTS_OF_ML, (noughts) => '0'.repeat(noughts.length))
    .replace(LETTERED, (size) => Array.from(size, (sign) => DIGIT_OF[sign.toLowerCase()] ?? sign).join(''))
  if (SIZE.test(label)) return label
  const [spoilt, mended] = SPOILT_UNITS.find(([pattern]) => pattern.test(label)) ?? []
  return spoilt && mended ? label.replace(spoilt, mended) : label
}

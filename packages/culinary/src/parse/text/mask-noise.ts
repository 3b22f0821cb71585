/** What is never name nor amount, taken out of a line before it is read: prices, dates, codes, addresses, markup. */
const NOISE: readonly RegExp[] = [
  // Markup around words, check boxes and emphasis; bare tags leave nothing behind.
  /<\/?[a-zA-Z][^<>]{0,80}>/g,
  /^[\s>#*+•-]*\[[ xX✓]?\]/,
  /[*_~]{2,}/g,
  /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/gi,
  // EAN and article numbers, order numbers.
  /\(?\b(?:nr\s+art|art|kod|ean|gtin|plu|sku|indeks|index|nr\s+kat|nr\s+zam)\b\.?\s*(?:nr|ean)?\.?\s*:?\s*[a-z]{0,3}[\d-]{3,14}\)?/gi,
  /(?<!\d)\d{8}(?:\d{4,6})?(?!\d)/g,
  /\+?\b48[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}\b/g,
  // Dates and hours, with what announces them.
  /\b(?:z\s+)?(?:dnia\s+)?\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}\b(?:\s?r\.?)?/g,
  /\b20\d{2}[./-]\d{1,2}[./-]\d{1,2}\b/g,
  /\b(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b/g,
  // Prices: with the currency, per unit, on receipts with the VAT letter, after "x" with two decimals, after "=" or "po".
  /(?:(?:za|po|cena|à|@|=|ok\.?|około)\s*:?\s*)?\d+(?:[ .]\d{3})*(?:[.,-]\d{1,2}|,-)?\s?(?:zł(?:otych|ote|oty)?|zl(?:otych|ote|oty)?|pln|eur|euro|€|\$)(?![\p{L}])\.?(?:\s?\d{1,2}\s?gr(?:oszy)?\b)?(?:\s?(?:\/|za)\s?(?:\d+\s?)?(?:kg|g|l|ml|szt|op|opak|kilo|kilogram|litr|sztukę|sztuke)\b\.?)?/giu,
  /\d+[.,]\d{2}\s?\/\s?(?:kg|szt|l|op)\b\.?/gi,
  /[=@]\s?-?\d+[.,]\d{2}/g,
  /(?<![\d.,])-?\d+[.,]\d{2}\s?[A-G]\s*$/g,
  /(?:(?<=\d\s*)|(?<=szt\.?\s*))[x×*]\s?\d+[.,]\d{2}(?![\d%])(?!\s?(?:kg|g|dag|l|ml|cl|litr)\b)(?=\s|$)/gi,
  /(?:\bza|\bcena|\bpo|\bà|@)\s*:?\s*\d+[.,]\d{2}(?![\d%])(?!\s?(?:kg|g|dag|l|ml|cl|gram|litr|szt)\b)/giu,
  /(?:^|(?<=\s))za\s+\d+(?:[.,]\d+)?(?=\s*(?:$|[,;)]))/gi,
  // Figures of the label: energy, protein, "100 g zawiera".
  /\(?\d+(?:[.,]\d+)?\s?(?:kcal|kj|g\s+(?:białka|bialka|węgli|cukru|tłuszczu|tluszczu))(?:\s?(?:\/|w|na)\s?100\s?(?:g|ml))?\)?/gi,
  /\b(?:najlepiej spożyć|najlepiej spozyc|należy spożyć|termin|ważn[eay]|data)\b[^,;]{0,12}\bdo\b/gi,
]

/** A tag that runs code or an attribute that does: such a line is markup, not groceries. */
export function isMarkup(line: string): boolean {
  return /<\s*(?:script|style|iframe|object|embed|svg|img)\b|\bon\w+\s*=|javascript:/i.test(line)
}

/** Blanks out prices, dates, codes, addresses and markup of one line; the words and amounts of products stay in place. */
export function maskNoise(line: string): string {
  let masked = line
  for (const pattern of NOISE) masked = masked.replace(pattern, ' ')
  return masked
}

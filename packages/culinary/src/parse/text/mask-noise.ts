const UNIT = String.raw`(?:kg|g|gr|dag|dkg|l|ml|cl|litr\p{L}{0,9}|gram\p{L}{0,9}|szt|sztuk\p{L}{0,9}|op|opak|kilo|kilogram)`
/** Word boundaries that know Polish letters; JavaScript's own \b sees one before the k of "bretońsku". */
const START = String.raw`(?<![\p{L}\d])`
const END = String.raw`(?![\p{L}\d])`
const CURRENCY = String.raw`(?:zł(?:otych|ote|oty)?|zl(?:otych|ote|oty)?|pln|eur|euro|€|\$)`

function pattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'giu')
}

/** What is never name nor amount, taken out of a line before it is read: prices, dates, codes, addresses, markup. */
const NOISE: readonly RegExp[] = [
  // Markup around words, check boxes and emphasis; bare tags leave nothing behind.
  pattern(String.raw`<\/?[a-z][^<>]{0,80}>`),
  pattern(String.raw`^[\s>#*+•-]*\[[ x✓]?\]`),
  pattern(String.raw`~~[^~]{1,60}~~`),
  pattern(String.raw`[*_~]{2,}`),
  pattern(String.raw`https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@[^\s@]{1,80}\.[a-z]{2,}`),
  // "@kasia": who is meant by a message.
  pattern(String.raw`(?<![\p{L}\d])@\p{L}[\p{L}\d_.]{1,30}`),
  // EAN, article, order and telephone numbers.
  pattern(
    String.raw`\(?`,
    START,
    String.raw`(?:nr\s+art|art|kod(?:\s+produktu|\s+towaru|\s+kreskowy)?|ean|gtin|plu|sku|indeks|index|nr\s+kat|nr\s+zam)`,
    END,
    String.raw`\.?\s*(?:(?:nr|ean)?\.\s*|(?:nr|ean)\s*)?(?::\s*)?[a-z]{0,3}\d[\d-]{2,13}\)?`,
  ),
  pattern(String.raw`(?<!\d)\d{8}(?:\d{4,6})?(?!\d)`),
  pattern(START, String.raw`(?:tel|telefon|kom)`, END, String.raw`\.?\s*(?::\s*)?\+?[\d-][\d -]{6,}`),
  pattern(START, String.raw`(?:tel|telefon|kom)`, END, String.raw`\.?:?(?:\s\p{L}{2,20}){0,2}\s\d{3}[ -]?\d{3}[ -]?\d{3}(?!\d)`),
  pattern(String.raw`\+?(?<!\d)48[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}(?!\d)`),
  // Dates and hours, with what announces them.
  pattern(START, String.raw`(?:z\s+)?(?:dnia\s+)?\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}`, END, String.raw`(?:\s?r\.?(?!\p{L}))?`),
  pattern(START, String.raw`20\d{2}[./-]\d{1,2}[./-]\d{1,2}`, END),
  pattern(START, String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?`, END),
  // Prices: with the currency, per unit, with the VAT letter of a receipt, after "x", "=", "za", "po".
  pattern(
    String.raw`(?:(?:`,
    START,
    String.raw`(?:za|po|cena|ok\.?|około)|à|@|=)\s*(?::\s*)?)?(?<![\d.,])\d+(?:[ .]\d{3})*(?:[.,-]\d{1,2}|,-)?\s?`,
    CURRENCY,
    String.raw`(?!\p{L})\.?(?:\s?\d{1,2}\s?gr(?:oszy)?(?!\p{L}))?(?:\s?(?:\/|za)\s?(?:\d+\s?)?`,
    UNIT,
    END,
    String.raw`\.?)?`,
  ),
  pattern(String.raw`(?<!\d)\d+[.,]\d{2}\s?\/\s?(?:(?:\d+\s?)?(?:kg|g|ml|l)|szt|op)`, END, String.raw`\.?`),
  pattern(String.raw`[=@]\s?-?\d+[.,]\d{2}`),
  pattern(String.raw`(?<![\d.,])-?\d+[.,]\d{2}\s?[A-G]\s*$`),
  pattern(
    String.raw`(?<=(?:\d|`,
    UNIT,
    String.raw`)\.?\s{0,5})[x×*]\s?\d+[.,]\d{2}(?![\d%])(?!\s?`,
    UNIT,
    END,
    String.raw`)(?:\s+-?\d+[.,]\d{2}(?!\d))?`,
  ),
  pattern(
    String.raw`(?:`,
    START,
    String.raw`(?:za|cena|po)|à|@)\s*(?::\s*)?\d+[.,]\d{2}(?![\d%])(?!\s?`,
    UNIT,
    END,
    String.raw`)(?:\s?(?:\/|za)\s?`,
    UNIT,
    END,
    String.raw`\.?)?`,
  ),
  pattern(String.raw`(?:^|(?<=\s))za\s+\d+(?:[.,]\d+)?(?=\s*(?:$|[,;)]))`),
  // "pęczek 1,99 x2": a price of the leaflet, and how many are taken.
  pattern(
    String.raw`(?<=(?:`,
    UNIT,
    String.raw`|pęcz\p{L}*|pecz\p{L}*|\d)\.?\s)[1-9]\d{0,2}[.,]\d{2}(?=\s?[x×*]\s?\d{1,2}(?![\d.,]|\s?`,
    UNIT,
    END,
    '))',
  ),
  // "zakrętki fi 82", "żelfix 2:1": how wide they are, and in what parts it is taken.
  pattern(START, String.raw`(?:fi|ø)\s?\d{2,3}`, END),
  pattern(String.raw`(?<![\d.,:])\d:\d(?![\d:])`),
  // "krewetki 16/20": how many of them weigh a pound.
  pattern(String.raw`(?<![\d./,])\d{2}\/\d{2,3}(?![\d./,])(?!\s?(?:kg|g|l|ml)`, END, ')'),
  // "2 + 1 gratis", "2+1 czyli biorę 6": an offer of the shop; "mąka 1+1 gratis" says how much was bought.
  pattern(
    START,
    String.raw`(?<!\p{L}\.?\s)\d{1,2}\s?\+\s?\d{1,2}\s?(?:gratis|za\s+darmo)|(?<![\p{L}\d])\d{1,2}\s?\+\s?\d{1,2}\s?(?:(?:gratis|za\s+darmo)(?=,?\s?(?::|czyli|biorę|wziąć|wezmę))|(?=,?\s?(?:czyli|biorę|wziąć|wezmę)))`,
    END,
  ),
  // A count that "=" adds up ("2 szt = 480 g"), and what a promotion takes off.
  pattern(String.raw`(?<!\d)\d+\s?(?:szt\p{L}*|op\p{L}*)\.?\s*=\s*(?=\d+(?:[.,]\d+)?\s?`, UNIT, END, ')'),
  pattern(String.raw`(?<![\p{L}\d])-\s?\d{1,2}\s?%`),
  // Measures of length: how wide a tortilla is says nothing about how much of it there is.
  pattern(String.raw`(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:cm|mm|cali|cale)`, END, String.raw`\.?`),
  // Figures of the label: energy, protein, "w 100 g"; best-before phrases.
  pattern(
    String.raw`(?:\(|(?<!\d))\d+(?:[.,]\d+)?\s?(?:kcal|kj|g\s+(?:białka|bialka|węgli|węglowodanów|cukrów|tłuszczu|tluszczu))`,
    END,
    String.raw`(?:\s?(?:\/|w|na)\s?100\s?(?:g|ml))?\)?`,
  ),
  // Sugar is bought as well: only in brackets or beside "100 g" is it a figure.
  pattern(String.raw`\(\s?\d+(?:[.,]\d+)?\s?g\s+cukru`, END, String.raw`[^()]{0,20}\)`),
  pattern(String.raw`(?<!\d)\d+(?:[.,]\d+)?\s?g\s+cukru\s?(?:\/|w|na)\s?100\s?(?:g|ml)`, END),
  pattern(
    START,
    String.raw`(?:najlepiej spożyć|najlepiej spozyc|należy spożyć|termin|ważn[eay]|data)`,
    END,
    String.raw`[^,;]{0,20}?`,
    START,
    'do',
    END,
  ),
]

/** The part of it that can do without a digit. */
const WORDY_NOISE: readonly RegExp[] = NOISE.slice(0, 6)

/** Sizes of drinks in litres, which look like prices: "6 x 0,33" is no price. */
const BOTTLE = /^[x×*]\s?0[.,](?:20|25|33|50|70|75)$/

/** A tag that runs code or an attribute that does: such a line is markup, not groceries. */
export function isMarkup(line: string): boolean {
  return /<\s*(?:\/\s*)?(?:system|assistant|user|prompt|instructions?|tool|script|style|iframe|object|embed|svg|img)\b|\bon\w+\s*=|javascript:/i.test(
    line,
  )
}

/** Blanks out prices, dates, codes, addresses and markup of one line; the words and amounts of products stay in place. */
export function maskNoise(line: string): string {
  let masked = line
  for (const noise of /\d/.test(line) ? NOISE : WORDY_NOISE)
    masked = masked.replace(noise, (found) => (BOTTLE.test(found.trim()) ? found : ' '))
  return masked
}

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
}

const ENTITIES: Readonly<Record<string, string>> = { amp: ' & ', nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The bullet that stands for emoji and list signs: it separates products and says nothing else. */
const BULLET = '•'

/** Format characters, soft hyphens and variation selectors: seen by nobody. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f/gu
/** Emoji with their modifiers, and the signs that lists begin with. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|[☐☑☒✓✔✗✘▪▫◦●○■□►▶‣⁃∙·➤➢→⇒★☆]/gu

/** Makes typed or pasted text plain: one spelling of quotes, dashes, fractions and times signs; no invisible characters, no emoji. */
export function normalise(input: string): string {
  return input
    .replace(
      /(\d)?\s?([½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒])/g,
      (_, whole: string | undefined, sign: string) => `${whole === undefined ? '' : `${whole} `}${VULGAR[sign]}`,
    )
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/&(amp|nbsp|lt|gt|quot|apos);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, (character) => (character === '\n' || character === '\t' ? character : ' '))
    .replace(PICTURES, (character) => (/\d|[#*©®™]/.test(character) ? character : ` ${BULLET} `))
    .replace(/[©®™°]/g, ' ')
    .replace(/[„”“‟«»″]/g, '"')
    .replace(/[’‘‚‛`´′]/g, "'")
    .replace(/[‐‑‒–—―−﹣]/g, '-')
    .replace(/[×✕✖⨯∗]/g, '×')
    .replace(/[⁄∕]/g, '/')
    .replace(/[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' ')
}

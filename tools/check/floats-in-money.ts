const PLACES = [
  /^apps\/server\/src\/features\/(?:billing|invoices)\/.*\.ts$/,
  /^packages\/integrations\/src\/payments\/.*\.ts$/,
  /^packages\/contract\/src\/(?:payments\/.*|shared\/money)\.ts$/,
  /^apps\/server\/test\/subscription-lives\/reckoning\.ts$/,
  /^db\/migrations\/.*\.sql$/,
]

/** A page is drawn in points: amounts reach it as texts. */
const DRAWING_FILES = /\/draw-[a-z-]+\.ts$/

/** Source files in which amounts of money are handled, and every migration; tests may say what they like. */
export function isAboutMoney(file: string): boolean {
  return PLACES.some((place) => place.test(file)) && !/\.(?:test|fixture)\.ts$/.test(file) && !DRAWING_FILES.test(file)
}

/** What makes a whole number something else, with what is done instead. */
const SOURCE: readonly (readonly [RegExp, string])[] = [
  [/parseFloat|toFixed|toPrecision|Math\.(?:round|floor|ceil)\b/, 'rounds: use shareRoundedDown, shareRoundedHalfUp, toMoney'],
  [/(?<![\w.$'"`/-])\d+\.\d+(?![\w.'"`-])/, 'is no whole number'],
  [
    /(?:grosze|amount|price|refund|credit|discount)\w*\)?\s*(?:\/(?![/*])|\*\s*0)/i,
    'divides an amount: use shareRoundedDown or shareRoundedHalfUp',
  ],
]
const COLUMN = /^\s*(\w*(?:grosze|amount|price|balance)\w*)\s+(?:numeric|real|double|float|money)/i

/** Every line of a file in which an amount could become a fraction, as `file:line text`. */
export function findFloatsInMoney(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    if (file.endsWith('.sql')) return COLUMN.test(line) ? [`${file}:${at + 1} a column of money that is not whole: ${line.trim()}`] : []
    const code = withoutWords(line)
    return SOURCE.filter(([pattern]) => pattern.test(code)).map(([, why]) => `${file}:${at + 1} ${why}: ${line.trim()}`)
  })
}

/** A line without its comment, its texts and its expressions. */
function withoutWords(line: string): string {
  if (/^\s*(?:\*|\/\*|\/\/)/.test(line)) return ''
  return line
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''")
    .replace(/(?<=[\s(,=])\/(?![/*\s])[^/]*\/[dgimsuvy]*(?=[.,)\s]|$)/, "''")
    .replace(/\s\/\/.*$/, '')
}

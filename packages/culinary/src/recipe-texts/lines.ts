/** Signs that lists begin their items with, emoji in their place, and the marks of headings. */
const BULLET = /^(?:[\s\-–—−•·▪▫◦●○■□►▶‣⁃∙➤➢→⇒★☆✓✔☑☐*+>~_|]|\[[ x]?\]|#+\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u200d])+/u
const PICTURE = String.raw`(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u200d])`
/** Begun only where a run of them begins: from each of thousands in turn it would take minutes. */
const PICTURES_BEHIND = new RegExp(`(?<!${PICTURE})${PICTURE}+$`, 'u')
/** A bullet between two items that stand in one line. */
const BETWEEN = /\s[•▪◦●■►‣∙|]\s/u
/** A heading in the middle of a line, behind the end of a sentence. */
const BEFORE_HEADING =
  /(?<=[.!?;)])\s+(?=(?:składniki|(?:sposób )?(?:przygotowania|wykonania)|przygotowanie|wykonanie)\s*(?:\([^)]*\)\s*)?:)/giu
const INVISIBLE = /(?![\n\t\u200d])[\p{Cc}\p{Cf}]/gu
const TAG = /<\/?[a-z][^<>\n]{0,200}>/giu
const KEYCAP = /(\d)\ufe0f?\u20e3/gu

/** A pasted text as its lines that say anything, without bullets, emphasis and invisible characters; otherwise as written. */
export function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(KEYCAP, '$1.')
    .replace(TAG, ' ')
    .split('\n')
    .flatMap((line) => line.split(BETWEEN))
    .flatMap((line) => line.split(BEFORE_HEADING))
    .map(tidyLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/** One line without what stands around its words, with single spaces. */
export function tidyLine(line: string): string {
  return line
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .replace(BULLET, '')
    .replace(PICTURES_BEHIND, '')
}

/** A text cut at a limit of characters, between words where that costs little. */
export function clip(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1).toWellFormed()
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > longest / 2 ? space : undefined).trimEnd()}…`
}

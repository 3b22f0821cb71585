import { fold } from '../parse/polish/fold.ts'

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

/** What stands between the lines of a recipe on pages and in forums, and belongs to none of them. */
const NOISE = [
  /^(?:reklama|advertisement|sponsorowane|artykul sponsorowany|materialy? promocyjn)/,
  /^(?:drukuj|wydrukuj|zapisz|udostepnij|podziel sie|skopiuj|kopiuj|pin it|pinterest|facebook|instagram|polub|lubie to|obserwuj|subskrybuj|skomentuj)\b/,
  /^(?:dodaj|przejdz|wroc|skocz|pokaz|ukryj|rozwin|zwin|kliknij|zamknij|wlacz|zaloguj)\s+(?:(?:do |na |w |sie)\s*)?(?:ulubion|przepis|list[ey]|schowk|koszyk|komentarz|wiecej|mniej|tutaj|zdjeci|film|wideo|gory|ekran|sie|ocen|swoj|tryb|wszystk)/,
  /^(?:zobacz|sprawdz|przeczytaj|czytaj|zajrzyj|polecam|polecamy)\b.*(?:tez|takze|rowniez|koniecznie|nasz|moj|inne|wiecej)\b/,
  /^(?:fot|foto|zdjecie|zdjecia|zrodlo|autor|autorka|tekst|opublikowano|data|dodano|aktualizacja|wyswietle|kategori\w*|tagi?|kuchnia)\b\s*[:.]/,
  /^(?:ocena|srednia ocena|ocen|glosow|komentarz\w*|opinie|udostepnien)\b/,
  /^(?:(?:menu|szukaj|start|home|kontakt|przepisy|obiady|blog|o mnie|o nas|regulamin|zaloguj)\s*)+$/,
  /^(?:daj(?:cie)? znac|napisz(?:cie)? (?:w|mi|nam|czy|jak)|zostaw(?:cie)? (?:komentarz|ocene|po sobie|lapke)|jesli (?:wyprobujesz|zrobisz|spodobal))/,
  /^(?:cytat|odpowiedz|cytuj|edytowan|napisan[ey]|wyslan[ey]|zglos|offline|online|posty|dolaczyl|temat|re)\b\s*[:.]?/,
  /^(?:kalori\w*|kcal|energia|wartosc energetyczna|bialko|tluszcz\w*|weglowodan\w*|blonnik|makro|ww|ig)\s*[:(–-]/,
  /(?:https?:\/\/|www\.)\S+/,
  /^#\p{L}/u,
  /\b(?:\d{1,2}[./-]){2}\d{4}\b/,
  /^strona glowna\b|[»›>].*[»›>]/,
  /^(?:poziom trudnosci|trudnosc|stopien trudnosci|koszt|dieta|okazja|pora dnia|rodzaj dania|typ dania|jednostki?)\b/,
  /^\d[.,]\d\s*\/\s*\d+|^\d\s*\/\s*(?:5|6|10)\s*(?:\(|$)/,
  /^\d+(?:[.,]\d+)?\s*(?:glos\w*|ocen\w*|komentarz\w*|polubien\w*|udostepnien\w*|wyswietle\w*|kcal)\b/,
]

/** Whether a line belongs to the page or the talk around a recipe: advertisements, buttons, ratings, greetings at the end. */
export function isNoise(line: string): boolean {
  const folded = fold(line)
  return NOISE.some((pattern) => pattern.test(folded))
}

/** Whether a line takes leave of the reader: a recipe ends there. */
export function isFarewell(line: string): boolean {
  return /^(?:smacznego|na zdrowie|powodzenia|pozdrawiam|pozdrawiamy|buziaki|zycze smacznego)\b[^,;]{0,40}$/.test(fold(line))
}

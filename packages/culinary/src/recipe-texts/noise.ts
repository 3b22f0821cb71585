import { fold } from '../parse/polish/fold.ts'

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

import { fold } from '../parse/polish/fold.ts'

/** What a line opens. */
export interface Heading {
  opens: 'ingredients' | 'steps' | 'other'
  /** The part of the dish that it names: `Ciasto` of "Składniki na ciasto". */
  part: string | null
  /** What stands in the same line behind it, as written. */
  rest: string
}

const INGREDIENTS =
  /^(?:(?:potrzebne|glowne|lista|moje|nasze|wszystkie)\s+)?skladnik(?:i|ow)?\b|^(?:co|czego) (?:bedzie |jest )?(?:potrzeb|trzeba)|^(?:bedziesz )?potrzebuj|^potrzebne (?:produkty|beda|sa)|^produkty\b|^lista zakupow\b|^potrzeba\b/
const STEPS =
  /^(?:(?:sposob|przebieg|opis|instrukcja|metoda|etapy|kroki)\b(?: (?:przygotowani|wykonani|przyrzadzeni|postepowani)\w*)?|przygotowanie|wykonanie|przyrzadzanie|(?:przepis )?krok po kroku|jak (?:to |ja |go )?(?:zrobic|przygotowac|przyrzadzic|robie|wykonac)|przyrzadzenie|robimy to tak|instrukcje|kolejne kroki)\b/
const OTHER =
  /^(?:komentarz|podobne|zobacz|sprawdz (?:tez|takze|rowniez)|przeczytaj|czytaj|polecam[y]? (?:tez|takze|rowniez)|polecane|powiazane|inne przepisy|wiecej przepisow|wartosc(?:i)? odzywcz|porad[ay]|rad[ay]\b|wskazowk|uwag[ai]\b|tip|dobre rady|przechowywanie|najczesciej zadawane|faq|o autor|tagi|kategori|ocen|opinie|dodaj komentarz|zapisz sie|newsletter|moze (?:cie|ci|ciebie) )/
/** With something behind the colon it is one link between two lines, and what follows goes on. */
const LINK = /^(?:zobacz|sprawdz|przeczytaj|czytaj|polec)/
const PART =
  /^(?:(?:skladniki |produkty )?(?:na|do)\s+)?(ciast\w+|krem\w*|sos\w*|farsz\w*|nadzieni\w+|polew\w+|kruszon\w+|lukr\w*|lukier|marynat\w+|zalew\w+|dodatkow\w+|panier\w+|mas[aey]\b|spod\w*|wierzch\w*|dressing\w*|zasmazk\w+|biszkopt\w*|beza|bezy|galaret\w+|dekoracj\w+|podani\w+|posypk\w+|klusk\w+|klopsik\w+|kotlet\w+|zup\w+|salat\w+|surowk\w+|dip\w*|ponczu?|nasaczeni\w+|warstw\w+|zaczyn\w*|rozczyn\w*|puree|pesto|guacamole|salsa|pasta|przybrani\w+|przystrojeni\w+|ozdob\w+)\b/

/** What a line opens, if it is a heading: "Składniki (4 porcje):", "SPOSÓB PRZYGOTOWANIA", "Składniki na ciasto: 2 jajka, mąka". */
export function headingOf(line: string): Heading | null {
  const colon = line.indexOf(':')
  const head = colon < 0 ? line : line.slice(0, colon)
  const rest = colon < 0 ? '' : line.slice(colon + 1).trim()
  const folded = fold(head)
  // A sentence may begin with the same word: "Składniki wymieszaj w misce".
  if (head.split(' ').length > (colon < 0 ? 6 : 9) || (colon < 0 && /[.!]$/.test(head) && head.includes(' '))) return null
  if (INGREDIENTS.test(folded)) return { opens: 'ingredients', part: partNamed(head), rest }
  if (STEPS.test(folded)) return { opens: 'steps', part: null, rest }
  if (OTHER.test(folded) && !(rest !== '' && LINK.test(folded))) return { opens: 'other', part: null, rest }
  return null
}

/** The part of a dish that a line stands over, alone ("Na farsz:", "KREM") or before what belongs to it ("Ciasto: 200 g mąki"). */
export function partHeadingOf(line: string): { part: string; rest: string } | null {
  const colon = line.indexOf(':')
  // "Ciasto na 2 pizze" is the dough.
  const head = (colon < 0 ? line : line.slice(0, colon)).replace(/(?<!\s)\s+na\s+\d.*$/, '')
  const known = PART.exec(fold(head)) !== null && (colon >= 0 || !/\d/.test(head))
  if (head.split(' ').length > 4 || /\d/.test(head) || (colon < 0 && !known)) return null
  if (colon >= 0 && !known && line.slice(colon + 1).trim() !== '') return null
  return { part: partNamed(head) ?? capitalised(head), rest: colon < 0 ? '' : line.slice(colon + 1).trim() }
}

/** "Składniki na kruche ciasto" is over the part "Kruche ciasto"; how many it feeds is none. */
function partNamed(head: string): string | null {
  const named = /(?:^|\s)(?:na|do)\s+(\p{L}[\p{L}\s]*)$/iu.exec(head.replace(/\([^()]*\)/g, '').trim())?.[1]
  return named === undefined || /^(?:jedn|dwoch|dwie|trzech|czterech|szesciu|osmiu|osob|porcj)/.test(fold(named))
    ? null
    : capitalised(named)
}

function capitalised(text: string): string {
  const lower = text === text.toUpperCase() ? text.toLowerCase() : text
  return lower.slice(0, 1).toUpperCase() + lower.slice(1)
}

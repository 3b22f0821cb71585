import { type Lexicon, PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { TILL_ABBREVIATIONS } from '../words.ts'

/** A piece of a printed name: a word, whole or cut, a figure that belongs to the name, or a preposition. */
export interface Abbreviation {
  kind: 'word' | 'figure' | 'preposition'
  /** In lower case, as printed. */
  text: string
  folded: string
  /** A full stop or a capital behind it says that its end was cut off. */
  cut: boolean
}

/** A name of more abbreviations is no name of a product; the rest is not looked at. */
const MAX_ABBREVIATIONS = 16

const SCANNER =
  /(?<percent>\d{1,3}(?:[.,]\d{1,2})?\s?%)|(?<flour>\bt(?:yp|\.)?\s?\d{3,4}\b)|(?<code>(?<![\p{L}\d])[wk]\d(?![\p{L}\d.,%]))|(?<mixed>\d\s?w\s?\d(?!\d)|\d{1,2}(?=-?(?:days|up|bit)\b))|(?<slashed>[bdnpzwl]\/\s?\p{L}+)|(?<number>\d+(?:[.,]\d+)?)|(?<word>\p{L}[\p{L}\p{M}']*(?:[-&]\p{L}[\p{L}\p{M}']*)*)(?<dot>\.?)/giu

/** Where a word begins inside another: "PomKro", "KiełbŚląska", "SOKPomar", "FiletZIndyka". */
const CAPITAL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Ll}[WZ])(?=\p{Lu}\p{Ll})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u

/** "KREM CZEK.-ORZECH." */
const DOT_IN_COMPOUND = /(?<=\p{L})\.(?=-\p{L})/gu

const WHOLE_FAT = new Set(['0', '0,5', '1', '1,5', '2', '3,2', '3,5', '3,8', '3,9', '9', '10', '12', '18', '22', '30', '36'])

/** Cuts a printed name into its abbreviations; numbers that are neither fat, nor flour, nor part of a food's name are left out. */
export function splitAbbreviations(lexicon: Lexicon, name: string): Abbreviation[] {
  const abbreviations: Abbreviation[] = []
  for (const { groups = {} } of name.replace(DOT_IN_COMPOUND, '').matchAll(SCANNER)) {
    if (abbreviations.length >= MAX_ABBREVIATIONS) break
    const { code, percent, flour, mixed, slashed, number, word, dot } = groups
    // "W5" is a maker, no preposition.
    if (code) continue
    if (percent) abbreviations.push(figure(percentOf(percent)))
    else if (flour) abbreviations.push(figure(`typ ${flour.replace(/\D/g, '')}`))
    else if (mixed) abbreviations.push({ ...figure(mixed.replace(/\s/g, '').toLowerCase()), kind: 'word' })
    else if (slashed) abbreviations.push(...readSlashed(slashed))
    else if (number) {
      const plain = number.replace('.', ',').replace(/,0$/, '')
      if (isMilky(abbreviations) && WHOLE_FAT.has(plain)) abbreviations.push(figure(`${plain}%`))
      else if (lexicon.numbered.some((words) => words.includes(plain))) abbreviations.push(figure(plain))
      else if (isFlour(abbreviations) && /^(?:450|480|500|550|650|720|1850|2000)$/.test(plain)) abbreviations.push(figure(`typ ${plain}`))
    } else if (word) {
      const parts = word.split(CAPITAL)
      for (const [place, part] of parts.entries()) {
        const isInside = place > 0 && place + 1 < parts.length
        abbreviations.push(...readWord(part, place + 1 < parts.length ? !(isInside && part.length === 1) : dot === '.'))
      }
    }
  }
  // "CHLEB BEZ": a preposition with nothing behind it is the beginning of a word.
  const last = abbreviations.at(-1)
  if (last?.kind === 'preposition')
    abbreviations.splice(-1, 1, ...(last.folded.length > 1 ? [{ ...last, kind: 'word' as const, cut: true }] : []))
  return abbreviations.filter(({ folded }, at) => {
    // "5% TŁ.": the fat is stated already.
    if (isShare(abbreviations[at - 1]) && /^tl(?:uszcz\w*)?$/.test(folded)) return false
    // Milk says its fat or how it was heated, hardly both.
    return folded !== 'uht' || !abbreviations.some(isShare)
  })
}

function isShare(abbreviation: Abbreviation | undefined): boolean {
  return abbreviation?.kind === 'figure' && abbreviation.text.endsWith('%')
}

function figure(text: string): Abbreviation {
  return { kind: 'figure', text, folded: text, cut: false }
}

function percentOf(printed: string): string {
  return printed
    .replace(/\s/g, '')
    .replace('.', ',')
    .replace(/(?<=[1-9]),0+%$/, '%')
}

/** A number on baby milk is the age that it is for. */
function isMilky(abbreviations: readonly Abbreviation[]): boolean {
  const [first] = abbreviations
  if (first === undefined || abbreviations.some(({ folded }) => /^(?:bebik|bebil|enfam|nan$|modyf|junior)/.test(folded))) return false
  return /^(?:ml|mlek\w*|smie?t?\w*|kef\w*|jog\w*)$/.test(first.folded)
}

/** "MAK." is makaron unless a grain or a use of flour follows. */
function isFlour([first, second]: readonly Abbreviation[]): boolean {
  if (first === undefined) return false
  return (
    /^m(?:k|ka|aka)$/.test(first.folded) || (first.folded === 'mak' && /^(?:ps|tor|zyt|pozn|wro|kru|luks|chleb)/.test(second?.folded ?? ''))
  )
}

const SLASH_PREPOSITIONS: Readonly<Record<string, string>> = { b: 'bez', d: 'do', n: 'na', p: 'pod', z: 'z', w: 'w' }

/** "b/l" is looked up whole; "d/zębów" is its preposition and a word. */
function readSlashed(printed: string): Abbreviation[] {
  const text = printed.replace(/\s/g, '').toLowerCase()
  const [letter = '', rest = ''] = text.split('/')
  const preposition = SLASH_PREPOSITIONS[letter]
  const whole: Abbreviation = { kind: 'word', text, folded: knownBeginning(fold(text)), cut: true }
  if (preposition === undefined || rest.length < 3 || /^(?:gaz|lakt|glut|cuk|pest|alk)/.test(rest)) return [whole]
  return [
    { kind: 'preposition', text: preposition, folded: preposition, cut: true },
    { kind: 'word', text: rest, folded: fold(rest), cut: true },
  ]
}

/** The short form that a longer one begins with ("b/laktozy" is "b/lakt"). */
function knownBeginning(folded: string): string {
  for (let end = folded.length; end > 3; end--) if (TILL_ABBREVIATIONS.has(folded.slice(0, end))) return folded.slice(0, end)
  return folded
}

function readWord(part: string, cut: boolean): Abbreviation[] {
  const text = part.toLowerCase()
  const folded = fold(text)
  if (folded.length === 0) return []
  const isPreposition = PREPOSITIONS.has(folded) && !(cut && (folded.length === 1 || /^(?:przy|pod?|od)$/.test(folded)))
  return [{ kind: isPreposition ? 'preposition' : 'word', text, folded, cut }]
}

/** What tills put around a name, in the order in which it is taken off. */
const MARKS: readonly RegExp[] = [
  // The VAT letter in front ("C_BANAN") or behind ("MASŁO-A", "MASŁO _C").
  /^[A-G][_)]\s*(?=\p{L}{2})/u,
  /(?<!\s)(?:\s*[-_]|\s+_?)[A-G]\s*$/u,
  // Article numbers at either end; a size carries a unit, a fat content a comma.
  /^\s*(?:\(?\d{4,14}\)?|#\s*\d+)[\s:.-]+(?=\D)/u,
  /(?<!\s)\s+(?:#\s*)?\d{5,14}\s*$/u,
  /^\s*\d{1,3}[.)]\s+(?=\p{L})/u,
]

/** The printed name without article numbers, VAT letters, stars and hashes; accents and spaces in one spelling. */
export function stripMarks(printed: string): string {
  let name = printed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/[×✕]/g, 'x')
    .replace(/(?<=\p{L}{3}\s)(?:cz|czar|czarn\p{L}*)[.\s]+porz\p{L}*\.?/iu, 'z czarnej porzeczki')
    // A scan's euro sign is a C, inside a word an E.
    .replace(/(?<=\p{L})€(?=\p{L})/gu, 'E')
    .replace(/€(?=\p{L})/gu, 'C')
    .replace(/(?<!\d\s?)\*|[#~|=<>^"„”]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const mark of MARKS) name = name.replace(mark, '').trim()
  return name
}

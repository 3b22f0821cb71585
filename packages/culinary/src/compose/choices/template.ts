import type { PlaceOption } from '@spizarka/knowledge/types'

/** A piece of a template. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  /** `{mięso: biernik}`; with a capital where the place is written so. */
  | { kind: 'phrase'; place: string; phrase: string; isCapital: boolean }
  /** `{mięso}`: the foods, inside a mark. */
  | { kind: 'foods'; place: string }
  /** `{gdy zioła: …}`, `{gdy brak ziół: …}`. */
  | { kind: 'when'; place: string; isFilled: boolean; parts: readonly TemplatePart[] }

/** A bracket that is not closed. */
export class TemplateError extends Error {}

const PHRASE = /^(\p{L}[\p{L} ]*): (\p{L}[\p{L} ]*)$/u
const WHEN = /^gdy (brak )?(\p{Ll}[\p{Ll} ]*): (.+)$/su
const FOODS = /^\p{L}+$/u

const known = new Map<string, readonly TemplatePart[]>()

/** The parts of a template; throws TemplateError. */
export function readTemplate(template: string): readonly TemplatePart[] {
  let parts = known.get(template)
  if (!parts) known.set(template, (parts = readParts(template)))
  return parts
}

function readParts(template: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let at = 0
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
    const close = closeOf(template, open)
    if (open > at) parts.push({ kind: 'text', text: template.slice(at, open) })
    parts.push(...readBraces(template.slice(open + 1, close)))
    at = close + 1
  }
  if (at < template.length) parts.push({ kind: 'text', text: template.slice(at) })
  return parts
}

function closeOf(template: string, open: number): number {
  let depth = 0
  for (let at = open; at < template.length; at += 1) {
    if (template[at] === '{') depth += 1
    else if (template[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new TemplateError('znak „{” nie jest zamknięty')
}

function readBraces(inside: string): TemplatePart[] {
  const [, place, phrase] = PHRASE.exec(inside) ?? []
  if (place !== undefined && phrase !== undefined && !inside.startsWith('gdy '))
    return [{ kind: 'phrase', place: place.toLowerCase(), phrase, isCapital: /^\p{Lu}/u.test(place) }]
  const [, isEmpty, when, rest] = WHEN.exec(inside) ?? []
  if (when !== undefined && rest !== undefined)
    return [{ kind: 'when', place: when, isFilled: isEmpty === undefined, parts: readParts(rest) }]
  if (FOODS.test(inside)) return [{ kind: 'foods', place: inside }]
  // Words that are one clause: a mark of the step itself.
  return [{ kind: 'text', text: '{' }, ...readParts(inside), { kind: 'text', text: '}' }]
}

/** The first letter of a sentence, be it in a mark or behind words that fell away. */
const BEGINNING = /(?:^|(?<=[.!?] ))\[?\p{Ll}/gu

/** What was chosen for each place. */
export type Chosen = ReadonlyMap<string, readonly PlaceOption[]>

/** The marked text that a template is with what was chosen; empty where nothing is left of it. */
export function fillTemplate(template: string, chosen: Chosen): string {
  return render(readTemplate(template), chosen)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim()
    .replace(BEGINNING, (letter) => letter.toUpperCase())
    .replace(SAME_ORDER, '$1 $2 i $3.')
    .replace(SEASONED, (_, put: string, season: string) => `${put}, ${season.replace(/\p{L}/u, (letter) => letter.toLowerCase())}`)
    .replace(DRAINED_AND_SERVED, serveDrained)
    .replace(LONG_LIST, ', $1 i $2')
    .replaceAll(LIST_AND, ' i ')
}

/** "Ryż odcedź. Podawaj z ryżem." is "Ryż odcedź i podaj obok." */
const DRAINED_AND_SERVED =
  /(?<!\p{L})(?<thing>(?:\[\p{Lu}[^\]]{1,80}\]|\p{Lu}\p{L}{1,30})(?: \p{L}{1,30})?) odcedź\. Podawaj ze? (?<side>[^.,]{1,80}?)(?<=\p{L}|\])\./gu

const stem = (word: string): string => word.slice(0, SAME_STEM).toLowerCase()

function serveDrained(said: string, thing: string, side: string): string {
  const words = side.replace(MARKED, '$1').split(' ')
  const [first = ''] = thing.replace(MARKED, '$1').split(' ')
  return !words.includes('i') && words.some((word) => stem(word) === stem(first)) ? `${thing} odcedź i podaj obok.` : said
}

const SAME_STEM = 3
/** "[kaszą: kasza gryczana]" as it will be read. */
const MARKED = /\[([^[\]:]+): [^[\]]+\]/gu

/** Marked or not: "ogórki kiszone", and no "ziemniaki z olejem". */
const WORD = String.raw`(?:\[[^\]]+\]|\p{L}+)`
const THING = String.raw`${WORD}(?: (?!(?:ze?|na|w) )${WORD}){0,2}`

/** "Wsyp majeranek. Posól i popieprz." is one order. */
const SEASONED = new RegExp(`((?:Wsyp|Dołóż) ${WORD}(?: ${WORD})?)\\. (\\[?P(?:osól|opieprz))(?!\\p{L})(?=[^.]*\\.)`, 'gu')

/** Stands for the "i" of a list until it is known what comes behind it. */
const LIST_AND = '\u0001'
/** "dodaj paprykę, cukinię i pieczarki i sól i smaż": one list has one "i". */
const LONG_LIST = new RegExp(`\u0001(${THING}) i (${WORD})(?= i (?:smaż|duś|gotuj|wymieszaj))`, 'gu')

/** "Posyp tartym serem. Posyp natką." is one order. */
const SAME_ORDER =
  /(?<!\p{L})(\p{Lu}\p{Ll}+) ((?:(?! i )(?:\[[^[\]]*\]|[^[\].,:;\d]))+)\. \1 ((?:(?! i )(?:\[[^[\]]*\]|[^[\].,:;\d]))+)\./gu

/** What the parts say behind what was said before. */
function render(parts: readonly TemplatePart[], chosen: Chosen, said = ''): string {
  return parts.reduce((before, part) => {
    if (part.kind === 'text') return before + part.text
    const options = chosen.get(part.place) ?? []
    if (part.kind === 'foods') return before + foodsOf(options)
    if (part.kind === 'when') return options.length > 0 === part.isFilled ? render(part.parts, chosen, before) : before
    const phrase = joinPhrases(options.map(({ phrases }) => phrases[part.phrase] ?? ''))
    const told = part.isCapital ? phrase.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : phrase
    const isSentence = phrase === '' || /[.!]$/.test(phrase)
    const inOneList = isSentence
      ? before
      : before.replace(LIST_BEFORE, (_, last: string, link: string) => `, ${last}${link.replace('oraz', 'i')}`)
    return (isList(phrase) ? inOneList.replace(AND, ', ') : inOneList) + told
  }, said)
}

/** What stands before a list of several is its first member: "szynkę i pomidory i ogórek" is "szynkę, pomidory i ogórek". */
const AND = /(?<=[\p{L}\]]) i $/u

/** A list of several to which another member comes: "paprykę i cukinię oraz cebulę" is "paprykę, cukinię i cebulę". */
const LIST_BEFORE = new RegExp(`\u0001(${THING})(, | i | oraz )$`, 'u')

function isList(phrase: string): boolean {
  return phrase.includes(LIST_AND) && !/[.!]$/.test(phrase)
}

/** What no option was chosen for speaks of no food. */
function foodsOf(options: readonly PlaceOption[]): string {
  const foods = options.flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient.food))
  return foods.length === 0 ? '-' : foods.join(', ')
}

/** Sentences one after the other; words as a list: "z marchewką, porem i selerem". */
function joinPhrases(phrases: readonly string[]): string {
  const said = [...new Set(phrases.filter((phrase) => phrase !== ''))]
  if (said.length < 2) return said[0] ?? ''
  if (said.some((phrase) => /[.!]$/.test(phrase))) return said.join(' ')
  const members = said.map((phrase, place) => (place === 0 ? phrase : withoutPreposition(phrase, said[0] ?? '')))
  return `${members.slice(0, -1).join(', ')}${LIST_AND}${members.at(-1)}`
}

/** A list has its preposition once: "z porem i ze szpinakiem" is "z porem i szpinakiem". */
function withoutPreposition(phrase: string, first: string): string {
  const [, own, rest = ''] = /^(z|w)e? (.+)$/su.exec(phrase) ?? []
  return own !== undefined && (first.startsWith(`${own} `) || first.startsWith(`${own}e `)) ? rest : phrase
}

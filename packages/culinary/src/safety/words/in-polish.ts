import { GATE } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'

const { genera, phrases, english, englishForms } = GATE.foreign

type Names = Readonly<Record<string, string>>

const oneOf = (names: Names): string =>
  Object.keys(names)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(' ', String.raw`[\s-]+`))
    .join('|')

/** A name as a whole; "soy-free" is none, but a claim, and is read with those. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<phrase>${oneOf(phrases)})|(?<formed>${oneOf(english)})[ -]+(?<form>${oneOf(englishForms)})|(?<genus>${oneOf(genera)})(?<epithet> +[a-z]{3,})?|(?<name>${oneOf(english)}))(?![\p{L}\p{N}])(?![\s-]+free)(?: +L\.)?`,
  'giu',
)

/** The line with Latin and English names of foods in Polish: "mąka z Glycine max" is "mąka z soi", "almond flour" is "mąki z migdałów". */
export function inPolish(line: string): string {
  let polish = ''
  let from = 0
  for (const { 0: typed, index, groups = {} } of line.matchAll(NAME)) {
    polish += line.slice(from, index) + (translate(groups) ?? typed)
    from = index + typed.length
  }
  return polish + line.slice(from)
}

function translate({ phrase, formed, form, genus, epithet, name }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (phrase !== undefined) return of(phrases, phrase)
  if (formed !== undefined && form !== undefined) return `${of(englishForms, form)} ${of(english, formed)}`
  if (genus !== undefined) return `${of(genera, genus)}${epithetKept(epithet)}`
  return name === undefined ? undefined : of(english, name)
}

/** Behind a genus on its own a Polish word may stand ("Hordeum kasza"), which is no epithet. */
function epithetKept(epithet = ''): string {
  return kitchenLexicon().forms.has(epithet.trim().toLowerCase()) ? epithet : ''
}

function of(names: Names, typed: string): string | undefined {
  return names[typed.toLowerCase().replace(/[\s-]+/g, ' ')]
}

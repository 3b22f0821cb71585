import type { YAMLError } from 'yaml'
import type { z } from 'zod'

interface Said {
  message: string
  remedy: string
}

export const BAD_INDENT: Said = {
  message: 'złe wcięcie',
  remedy: 'wyrównaj wiersz z sąsiednimi polami tego samego wpisu (spacje, bez tabulatorów)',
}
/** A line that is indented deeper continues the one before, and its colon means nothing there. */
const DEEPER: Said = {
  message: 'złe wcięcie następnego wiersza albo dwukropek w tekście',
  remedy: 'wyrównaj wiersz z sąsiednimi polami; tekst z dwukropkiem ujmij w cudzysłów',
}

const SYNTAX: Partial<Record<YAMLError['code'], Said>> = {
  BAD_INDENT,
  DUPLICATE_KEY: { message: 'to pole jest już w tym wpisie', remedy: 'zostaw jedno z nich' },
  TAB_AS_INDENT: { message: 'wcięcie tabulatorem', remedy: 'zastąp tabulator spacjami' },
  BAD_COLLECTION_TYPE: { message: 'lista i pola pomieszane na jednym poziomie', remedy: 'sprawdź wcięcia i myślniki' },
  BLOCK_AS_IMPLICIT_KEY: DEEPER,
  MULTILINE_IMPLICIT_KEY: DEEPER,
  MISSING_CHAR: { message: 'brakuje znaku', remedy: 'sprawdź, czy nawiasy, cudzysłowy i dwukropki są domknięte' },
  UNEXPECTED_TOKEN: { message: 'znak w miejscu, w którym nic nie znaczy', remedy: 'ujmij tekst w cudzysłów albo usuń znak' },
  IMPOSSIBLE: { message: 'zapis, którego nie da się odczytać', remedy: 'porównaj z sąsiednim wpisem' },
}

/** A fault of writing in Polish. */
export function describeSyntaxError({ code, message }: YAMLError): Said {
  return SYNTAX[code] ?? { message: `nie da się odczytać (${message})`, remedy: 'porównaj wcięcia i znaki z sąsiednim wpisem' }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'true albo false',
  array: 'lista w nawiasach [ ]',
  object: 'pola z dwukropkiem',
  record: 'pola z dwukropkiem',
  tuple: 'lista w nawiasach [ ]',
  null: 'nic',
  undefined: 'nic',
}

/** What a schema found, in Polish: one fault, or one for each key that it does not know. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): (Said & { key?: string })[] {
  const found = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
  if (found === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return [{ message: 'brakuje tego pola', remedy: `dopisz je: ${expected(issue)}` }]
  switch (issue.code) {
    case 'invalid_type':
      return [{ message: `„${write(found)}” nie pasuje`, remedy: `wpisz: ${expected(issue)}` }]
    case 'unrecognized_keys':
      // In brackets a decimal comma parts two fields, and what stands behind it becomes a field of its own.
      return issue.keys.map((key) =>
        /^\d+$/.test(key)
          ? { key, message: `przecinek w liczbie przed „${key}”`, remedy: 'pisz ułamki z kropką: 0.82' }
          : { key, message: 'nie ma takiego pola', remedy: 'sprawdź pisownię w przewodniku knowledge/README.md' },
      )
    case 'invalid_value': {
      const near = nearest(String(found), issue.values.map(String))
      const choices = expected(issue)
      return [
        {
          message: `„${write(found)}” nie jest znaną wartością`,
          remedy: near === null ? `wpisz ${choices}` : `może „${near}”? (${choices})`,
        },
      ]
    }
    case 'invalid_key':
      return [{ message: issue.issues[0]?.message ?? issue.message, remedy: 'popraw pisownię' }]
    case 'too_small':
      return [{ message: `${write(found)} to za mało`, remedy: `wpisz ${issue.inclusive ? 'co najmniej' : 'więcej niż'} ${issue.minimum}` }]
    case 'too_big':
      return [{ message: `${write(found)} to za dużo`, remedy: `wpisz ${issue.inclusive ? 'co najwyżej' : 'mniej niż'} ${issue.maximum}` }]
    default:
      return [{ message: issue.message, remedy: 'popraw według przewodnika knowledge/README.md' }]
  }
}

function expected(issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue): string {
  return issue.code === 'invalid_value' ? `jedno z: ${issue.values.join(', ')}` : (KINDS[issue.expected] ?? issue.expected)
}

function write(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const MOST_SLIPS = 3

/** The known word that a misspelt one is probably meant to be; null where none is near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Math.min(MOST_SLIPS, Math.floor(word.length / 2)) + 1
  for (const candidate of known) {
    const slips = distance(word, candidate, least)
    if (slips < least) [best, least] = [candidate, slips]
  }
  return best
}

/** Edits between two words (Levenshtein), at most `limit`. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const substituted = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(substituted, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(limit, row[other.length] ?? limit)
}

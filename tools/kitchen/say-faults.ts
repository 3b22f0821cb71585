import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'prawda albo fałsz',
  array: 'lista',
  object: 'obiekt',
}
/** What a limit on a text, a list or a number counts. */
const COUNTED: Readonly<Record<string, string>> = { string: ' znaków', array: ' pozycji' }

/** What is wrong with a line of input, a Polish sentence for each fault: `Pole „request.servings”: najwyżej 12.` */
export function sayFaults({ issues }: z.ZodError): string {
  return issues.map((issue) => `${fieldOf(issue)}: ${sayFault(issue)}.`).join(' ')
}

function fieldOf({ path }: Issue): string {
  return path.length === 0 ? 'Wiersz' : `Pole „${path.join('.')}”`
}

function sayFault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'brakuje go' : `powinna tu być wartość rodzaju: ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_big':
      return issue.inclusive === false ? `mniej niż ${issue.maximum}` : `najwyżej ${issue.maximum}${COUNTED[issue.origin] ?? ''}`
    case 'too_small':
      return issue.inclusive === false ? `więcej niż ${issue.minimum}` : `co najmniej ${issue.minimum}${COUNTED[issue.origin] ?? ''}`
    case 'invalid_value':
      return `do wyboru: ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'date' ? 'dzień w postaci RRRR-MM-DD' : 'zły zapis'
    case 'invalid_union':
      return 'powinien tu być tekst albo liczba'
    case 'custom':
      return issue.message
    default:
      return 'nie da się tego odczytać'
  }
}

import { z } from 'zod'
import { plural } from './plural.ts'

const REQUIRED = 'To pole jest wymagane.'
const TYPES: Record<string, string> = {
  string: 'Nieprawidłowa wartość. Oczekiwano tekstu.',
  number: 'Wymagana poprawna liczba.',
  int: 'Wymagana poprawna liczba całkowita.',
  boolean: 'Wymagana wartość logiczna.',
  array: 'Oczekiwano listy elementów.',
  object: 'Nieprawidłowe dane. Oczekiwano obiektu.',
}
const FORMATS: Record<string, string> = {
  email: 'Podaj poprawny adres e-mail.',
  date: 'Data ma zły format. Użyj formatu RRRR-MM-DD.',
  datetime: 'Data i czas mają zły format.',
  uuid: 'Nieprawidłowy identyfikator.',
}
const characters = (n: number) => `${n} ${plural(n, ['znak', 'znaki', 'znaków'])}`
const elements = (n: number) => `${n} ${plural(n, ['element', 'elementy', 'elementów'])}`

/** Polish wording of a schema issue, after Django REST framework's; a schema's own `error` still wins. */
function polishMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return REQUIRED
      if (issue.input === null) return 'To pole nie może mieć wartości null.'
      return TYPES[issue.expected] ?? 'Nieprawidłowa wartość.'
    case 'too_small': {
      const n = Number(issue.minimum)
      if (issue.origin === 'string')
        return n === 1 ? 'To pole nie może być puste.' : `Upewnij się, że to pole ma co najmniej ${characters(n)}.`
      if (issue.origin === 'array') return n === 1 ? 'Lista nie może być pusta.' : `Lista musi zawierać co najmniej ${elements(n)}.`
      return issue.inclusive
        ? `Upewnij się, że ta wartość jest większa lub równa ${n}.`
        : `Upewnij się, że ta wartość jest większa niż ${n}.`
    }
    case 'too_big': {
      const n = Number(issue.maximum)
      if (issue.origin === 'string') return `Upewnij się, że to pole ma nie więcej niż ${characters(n)}.`
      if (issue.origin === 'array') return `Lista może zawierać najwyżej ${elements(n)}.`
      return `Upewnij się, że ta wartość jest mniejsza lub równa ${n}.`
    }
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Nieprawidłowy format.'
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : 'Nieprawidłowa wartość.'
    case 'unrecognized_keys':
      return 'Nieznane pole.'
    case 'not_multiple_of':
      return 'Podaj najwyżej trzy miejsca po przecinku.'
    default:
      return 'Nieprawidłowa wartość.'
  }
}

/** Makes every schema of this process speak Polish; called once by the server and by the web app. */
export function installPolishMessages(): void {
  z.config({ customError: polishMessage })
}

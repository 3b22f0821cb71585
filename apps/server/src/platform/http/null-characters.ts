import { FieldErrors } from '../errors/app-error.ts'

const MESSAGE = 'Znaki zerowe są niedozwolone.'

/** PostgreSQL keeps no null character: refuses one anywhere in the strings of `input`. Iterative, for input nested without end. */
export function refuseNullCharacters(input: unknown): void {
  const pending: { value: unknown; field: string }[] = [{ value: input, field: 'non_field_errors' }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, field } = next
    if (typeof value === 'string' && value.includes('\0')) throw new FieldErrors({ [field]: [MESSAGE] })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      // The outermost name is the one that a form knows.
      pending.push({ value: inner, field: value === input && !Array.isArray(value) ? key : field })
    }
  }
}

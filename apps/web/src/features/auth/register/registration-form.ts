import { LIMITS } from '@spizarka/contract/limits'
import { isApiError } from '../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../lib/form/use-form.ts'
import { REQUIRED } from '../../../lib/texts.ts'

export interface RegistrationForm {
  username: string
  email: string
  password: string
  confirmation: string
  terms: boolean
  marketing: boolean
}

export const EMPTY_FORM: RegistrationForm = { username: '', email: '', password: '', confirmation: '', terms: false, marketing: false }

/** What keeps a form from being sent, field by field (SPEC section 5). */
export function findErrors(form: RegistrationForm): FieldErrors<RegistrationForm> {
  const errors: FieldErrors<RegistrationForm> = {}
  if (form.username.trim() === '') errors.username = REQUIRED
  if (form.email.trim() === '') errors.email = REQUIRED
  else if (!isEmail(form.email)) errors.email = 'Podaj poprawny adres e-mail.'
  if (form.password.length < LIMITS.passwordAtRegistration)
    errors.password = `Hasło musi mieć co najmniej ${LIMITS.passwordAtRegistration} znaków.`
  if (form.confirmation !== form.password) errors.confirmation = 'Hasła nie są identyczne.'
  return errors
}

// What the platform takes for an address in a field of type email.
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim())
}

const PREFIXES = { username: 'Login:', email: 'E-mail:', password: 'Hasło:', marketing_consent: 'Zgoda marketingowa:' } as const

/** What a refused registration says: the server's messages with their fields, or SPEC section 8's words where it named none. */
export function describeRefusal(error: unknown): string[] {
  if (!isApiError(error, 400)) {
    const tooMany = isApiError(error, 429) ? error.detail : undefined
    return [tooMany ?? 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.']
  }
  const lines = Object.entries(PREFIXES).flatMap(([field, prefix]) => {
    const messages = error.fields[field]
    if (!messages) return []
    if (field === 'email' && messages.some((message) => message.includes('already exists')))
      return ['Użytkownik z tym adresem e-mail już istnieje.']
    return [`${prefix} ${messages.join(' ')}`]
  })
  return lines.length > 0 ? lines : ['Wystąpił nieznany błąd walidacji. Sprawdź poprawność danych.']
}

import { LIMITS } from '@spizarka/contract/limits'
import { isApiError } from '../../../lib/api/api-error.ts'
import { REQUIRED } from '../../../lib/texts.ts'

export interface PasswordForm {
  current_password: string
  new_password: string
  re_new_password: string
}

export type PasswordErrors = Partial<Record<keyof PasswordForm, string>>

export const EMPTY_PASSWORDS: PasswordForm = { current_password: '', new_password: '', re_new_password: '' }

/** What keeps a change of the password from being sent (SPEC section 5). */
export function findPasswordErrors(form: PasswordForm): PasswordErrors {
  return {
    ...(form.current_password === '' && { current_password: REQUIRED }),
    ...(form.new_password.length < LIMITS.passwordAtRegistration && {
      new_password: `Nowe hasło musi mieć co najmniej ${LIMITS.passwordAtRegistration} znaków.`,
    }),
    ...(form.re_new_password !== form.new_password && { re_new_password: 'Nowe hasła nie są identyczne.' }),
  }
}

/** Which fields the server refused, its messages joined. */
export function refusedPasswordFields(error: unknown): PasswordErrors {
  if (!isApiError(error, 400)) return {}
  const { current_password, new_password, re_new_password } = error.fields
  return {
    ...(current_password && { current_password: 'Nieprawidłowe hasło.' }),
    ...(new_password && { new_password: new_password.join(' ') }),
    ...(re_new_password && { re_new_password: re_new_password.join(' ') }),
  }
}

/** What the server says about no field of the form, joined (SPEC section 8). */
export function describePasswordFailure(error: unknown): string {
  if (!isApiError(error)) return 'Wystąpił nieoczekiwany błąd.'
  const messages = [error.detail, ...Object.values(error.fields).flat()].filter((text) => text !== undefined)
  return messages.length > 0 ? messages.join(' ') : 'Wystąpił nieoczekiwany błąd.'
}

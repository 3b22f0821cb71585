import { LIMITS } from '@spizarka/contract/limits'
import { isApiError } from '../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../lib/form/use-form.ts'

const INVALID_LINK = 'Link resetowania hasła jest nieprawidłowy lub wygasł.'

export interface NewPassword {
  new_password: string
  re_new_password: string
}

/** What keeps a new password from being sent (SPEC section 5). */
export function findResetErrors({ new_password, re_new_password }: NewPassword): FieldErrors<NewPassword> {
  return {
    ...(new_password.length < LIMITS.passwordAtReset && { new_password: `Hasło musi mieć co najmniej ${LIMITS.passwordAtReset} znaków.` }),
    ...(re_new_password !== new_password && { re_new_password: 'Hasła nie są identyczne.' }),
  }
}

/** Whether an answer says that the link itself is no good; with another fault it stays good. */
export function isLinkRefused(error: unknown): boolean {
  return isApiError(error) && (error.fieldMessage('token') ?? error.fieldMessage('uid')) !== undefined
}

/** What a refused new password says (SPEC section 8). */
export function describeResetFailure(error: unknown): string {
  if (isLinkRefused(error)) return INVALID_LINK
  if (isApiError(error, 400))
    return error.fieldMessage('new_password') ?? error.fieldMessage('re_new_password') ?? 'Wystąpił błąd podczas resetowania hasła.'
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Wystąpił błąd podczas resetowania hasła. Spróbuj ponownie.'
}

/** The result of asking for a link. */
export function describeRequestFailure(error: unknown): string {
  if (isApiError(error, 400)) return 'Nieprawidłowy adres email.'
  if (isApiError(error, 404)) return 'Nie znaleziono konta z tym adresem email.'
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Wystąpił błąd podczas wysyłania prośby o reset hasła. Spróbuj ponownie.'
}

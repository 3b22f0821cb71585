import { isApiError } from '../../../lib/api/api-error.ts'

export interface EmailErrors {
  email?: string
  password?: string
}

/** What keeps a change of the address from being sent (SPEC section 5). */
export function findEmailErrors(email: string, password: string): EmailErrors {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'Wprowadź prawidłowy adres email.' }),
    ...(password === '' && { password: 'Wprowadź swoje hasło, aby potwierdzić zmianę.' }),
  }
}

/** Which fields the server refused (SPEC section 8). */
export function refusedEmailFields(error: unknown): EmailErrors {
  if (!isApiError(error, 400)) return {}
  const { new_email, current_password } = error.fields
  return { ...(new_email && { email: new_email.join(' ') }), ...(current_password && { password: 'Nieprawidłowe hasło.' }) }
}

export function describeEmailFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Wystąpił błąd podczas zmiany adresu email. Spróbuj ponownie.'
}

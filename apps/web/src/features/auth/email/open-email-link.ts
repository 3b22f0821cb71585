import { isApiError } from '../../../lib/api/api-error.ts'
import { readSession } from '../../../lib/session.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { loadAuthCalls } from '../load-auth-calls.ts'

export type EmailConfirmation =
  | { state: 'success' }
  /** The link is no good, or its address is somebody else's by now. */
  | { state: 'refused'; message: string }
  /** Nothing is known about the link yet. */
  | { state: 'failed'; message: string }

/** Uses the link that went to a new address and says what came of it. */
export async function openEmailLink(uid: string | undefined, token: string | undefined): Promise<EmailConfirmation> {
  if (!uid || !token) return { state: 'refused', message: 'Link jest nieprawidłowy. Otwórz go jeszcze raz z wiadomości e-mail.' }
  const { confirmNewEmail, reloadUser } = await loadAuthCalls()
  try {
    await confirmNewEmail(uid, token)
  } catch (error) {
    return describeFailure(error)
  }
  if (readSession().status === 'user') await reloadUser()
  return { state: 'success' }
}

function describeFailure(error: unknown): EmailConfirmation {
  if (!isApiError(error)) return { state: 'failed', message: NO_CONNECTION }
  if (error.status === 400)
    return {
      state: 'refused',
      message:
        error.fieldMessage('new_email') ??
        'Link jest nieprawidłowy, wygasł albo został już użyty. Obecny adres zobaczysz w ustawieniach konta.',
    }
  return {
    state: 'failed',
    message: (error.status === 429 ? error.detail : undefined) ?? 'Nie udało się potwierdzić zmiany adresu e-mail. Spróbuj ponownie.',
  }
}

import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { readSession, useSession } from '../../../lib/session/session.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { AuthPage, Outcome, ToLogin, Waiting } from '../AuthPage.tsx'
import { loadAuthCalls } from '../load-auth-calls.ts'
import { useMailLink } from '../use-mail-link.ts'

/** /email-confirmation/{uid}/{token}: where the link to a new address leads. */
export function EmailConfirmationScreen() {
  const { outcome, retry } = useMailLink(openEmailLink)
  return <AuthPage title={outcome?.state === 'success' ? 'Adres zmieniony' : 'Zmiana adresu e-mail'}>{content()}</AuthPage>

  function content() {
    switch (outcome?.state) {
      case undefined:
        return <Waiting>Potwierdzamy Twój nowy adres…</Waiting>
      case 'success':
        return (
          <>
            <Outcome tone="ok">Od teraz wiadomości wysyłamy na nowy adres. Nim też możesz się logować.</Outcome>
            <NextStep />
          </>
        )
      case 'refused':
        return (
          <>
            <Outcome tone="late">{outcome.message}</Outcome>
            <NextStep />
          </>
        )
      case 'failed':
        return <ErrorPanel onRetry={fireAndForget(retry)}>{outcome.message}</ErrorPanel>
    }
  }
}

function NextStep() {
  const { status } = useSession()
  if (status === 'guest') return <ToLogin />
  return (
    <ButtonLink to={paths.accountSettings} size="lg" full className="mt-6">
      Przejdź do ustawień konta
    </ButtonLink>
  )
}

type EmailConfirmation =
  | { state: 'success' }
  /** The link is no good, or its address is somebody else's by now. */
  | { state: 'refused'; message: string }
  /** Nothing is known about the link yet. */
  | { state: 'failed'; message: string }

/** Uses the link that went to a new address and says the result. */
async function openEmailLink(uid: string | undefined, token: string | undefined): Promise<EmailConfirmation> {
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

import { POINTS } from '@spizarka/contract/limits'
import { MailCheck } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { registeredLogin } from '../../../lib/registered-login.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { AuthPage, Outcome, ToLogin, Waiting } from '../AuthPage.tsx'
import { loadAuthCalls, usePreloadAuthCalls } from '../load-auth-calls.ts'
import { useMailLink } from '../use-mail-link.ts'
import { ResendLinkForm } from './ResendLink.tsx'

/** /activate/{uid}/{token}: where the link of the first mail leads. */
export function ActivationScreen() {
  const { outcome, retry } = useMailLink(openActivationLink)
  switch (outcome?.state) {
    case undefined:
      return (
        <AuthPage title="Aktywacja konta">
          <Waiting>Aktywujemy Twoje konto…</Waiting>
        </AuthPage>
      )
    case 'success':
      return (
        <AuthPage title="Konto aktywne">
          <Outcome tone="ok">
            Wszystko gotowe. Na start masz <strong>{POINTS.activation}&nbsp;punktów AI</strong>.
          </Outcome>
          <ToLogin />
        </AuthPage>
      )
    case 'unknown':
      return (
        <AuthPage title="Aktywacja konta">
          <ErrorPanel onRetry={fireAndForget(retry)}>{outcome.message}</ErrorPanel>
        </AuthPage>
      )
    case 'used':
      return (
        <AuthPage title="Konto jest już aktywne">
          <Outcome tone="ok" icon={<MailCheck aria-hidden />}>
            {outcome.message}
          </Outcome>
          <ToLogin />
        </AuthPage>
      )
    case 'error':
      return (
        <AuthPage title="Aktywacja konta">
          <Outcome tone="late">{outcome.message}</Outcome>
          <hr className="my-6 border-line" />
          <ResendLinkForm />
        </AuthPage>
      )
  }
}

const INVALID = 'Link aktywacyjny jest nieprawidłowy lub już wygasł. Poproś o nowy, wyślemy go od razu.'

type Activation =
  | { state: 'success' }
  /** No answer that says anything about the link. */
  | { state: 'unknown'; message: string }
  | { state: 'error'; message: string }
  /** The account works already, there is nothing left to do. */
  | { state: 'used'; message: string }

/** Uses an activation link and says the result. */
async function openActivationLink(uid: string | undefined, token: string | undefined): Promise<Activation> {
  if (!uid || !token) return { state: 'error', message: INVALID }
  try {
    const { activateAccount } = await loadAuthCalls()
    await activateAccount(uid, token)
    registeredLogin.markActive()
    return { state: 'success' }
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) return { state: 'unknown', message: whyItFailed(error) }
    return { state: error.status === 403 ? 'used' : 'error', message: error.detail ?? INVALID }
  }
}

/** /activate: another activation link for whoever has lost theirs. */
export function ResendActivationScreen() {
  usePreloadAuthCalls()
  return (
    <AuthPage
      title="Nowy link aktywacyjny"
      subtitle="Link z e-maila działa 3 dni."
      after={
        <ButtonLink to={paths.login} variant="ghost" className="self-center">
          Przejdź do logowania
        </ButtonLink>
      }
    >
      <ResendLinkForm />
    </AuthPage>
  )
}

import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { Outcome, Waiting } from '../Outcome.tsx'
import { useMailLink } from '../use-mail-link.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { openResetLink } from './open-reset-link.ts'

/** /password/reset/confirm/{uid}/{token}: looks at the link first, then asks for the new password. */
export function ResetPasswordScreen() {
  const { outcome, retry } = useMailLink(openResetLink)
  switch (outcome?.state) {
    case undefined:
      return (
        <AuthPage title="Nowe hasło">
          <Waiting>Sprawdzamy link…</Waiting>
        </AuthPage>
      )
    case 'valid':
      return (
        <AuthPage title="Nowe hasło" subtitle="Po zmianie wylogujemy Cię na wszystkich urządzeniach.">
          <NewPasswordForm uid={outcome.uid} token={outcome.token} />
        </AuthPage>
      )
    case 'invalid':
      return (
        <AuthPage title="Nieprawidłowy link">
          <Outcome tone="late">Link resetowania hasła jest nieprawidłowy lub wygasł. Działa tylko raz i przez 3 dni.</Outcome>
          <ButtonLink to={paths.forgotPassword} size="lg" full className="mt-6">
            Wyślij nowy link
          </ButtonLink>
        </AuthPage>
      )
    case 'unknown':
      return (
        <AuthPage title="Nowe hasło">
          <ErrorPanel onRetry={starts(retry)}>{outcome.message}</ErrorPanel>
        </AuthPage>
      )
  }
}

import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { Outcome, Waiting } from '../Outcome.tsx'
import { ToLogin } from '../ToLogin.tsx'
import { useMailLink } from '../use-mail-link.ts'
import { openEmailLink } from './open-email-link.ts'

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
            <WayOn />
          </>
        )
      case 'refused':
        return (
          <>
            <Outcome tone="late">{outcome.message}</Outcome>
            <WayOn />
          </>
        )
      case 'failed':
        return <ErrorPanel onRetry={starts(retry)}>{outcome.message}</ErrorPanel>
    }
  }
}

function WayOn() {
  const { status } = useSession()
  if (status === 'guest') return <ToLogin />
  return (
    <ButtonLink to={paths.accountSettings} size="lg" full className="mt-6">
      Przejdź do ustawień konta
    </ButtonLink>
  )
}

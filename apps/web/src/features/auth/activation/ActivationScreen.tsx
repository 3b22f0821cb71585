import { POINTS } from '@spizarka/contract/limits'
import { MailCheck } from 'lucide-react'
import { starts } from '../../../lib/starts.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { Outcome, Waiting } from '../Outcome.tsx'
import { ToLogin } from '../ToLogin.tsx'
import { useMailLink } from '../use-mail-link.ts'
import { openActivationLink } from './open-activation-link.ts'
import { ResendLinkForm } from './ResendLinkForm.tsx'

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
            Wszystko gotowe. Na start masz <strong>{POINTS.activation} punktów AI</strong>.
          </Outcome>
          <ToLogin />
        </AuthPage>
      )
    case 'unreachable':
      return (
        <AuthPage title="Aktywacja konta">
          <ErrorPanel onRetry={starts(retry)}>{NO_CONNECTION}</ErrorPanel>
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

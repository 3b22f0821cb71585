import { POINTS } from '@spizarka/contract/limits'
import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { NO_CONNECTION } from '../texts.ts'
import { ResendLinkForm } from './ResendLinkForm.tsx'
import { useActivation } from './use-activation.ts'

/** /activate/{uid}/{token}: where the link of the first mail leads. */
export function ActivationScreen() {
  const { uid, token } = useParams()
  const { activation, retry } = useActivation(uid, token)
  switch (activation.state) {
    case 'loading':
      return (
        <AuthPage title="Aktywacja konta">
          <p role="status" className="flex items-center justify-center gap-3 py-6 text-lead">
            <Spinner />
            Aktywujemy Twoje konto…
          </p>
        </AuthPage>
      )
    case 'success':
      return (
        <AuthPage title="Konto aktywne">
          <Outcome icon={<CircleCheck aria-hidden />} tone="bg-ok-soft text-ok-ink">
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
    case 'error':
      return activation.used ? (
        <AuthPage title="Konto jest już aktywne">
          <Outcome icon={<MailCheck aria-hidden />} tone="bg-ok-soft text-ok-ink">
            {activation.message}
          </Outcome>
          <ToLogin />
        </AuthPage>
      ) : (
        <AuthPage title="Aktywacja konta">
          <Outcome icon={<CircleAlert aria-hidden />} tone="bg-late-soft text-late-ink" role="alert">
            {activation.message}
          </Outcome>
          <hr className="my-6 border-line" />
          <ResendLinkForm />
        </AuthPage>
      )
  }
}

function Outcome({
  icon,
  tone,
  role = 'status',
  children,
}: {
  icon: ReactNode
  tone: string
  role?: 'status' | 'alert'
  children: ReactNode
}) {
  return (
    <div role={role} className="flex flex-col items-center gap-3 text-center">
      <span className={`grid size-16 place-items-center rounded-card [&_svg]:size-8 ${tone}`}>{icon}</span>
      <p className="text-lead text-pretty">{children}</p>
    </div>
  )
}

function ToLogin() {
  return (
    <ButtonLink to={paths.login} size="lg" full className="mt-6">
      Przejdź do logowania
    </ButtonLink>
  )
}

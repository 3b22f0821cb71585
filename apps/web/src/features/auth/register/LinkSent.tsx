import { MailCheck } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { ResendLinkButton } from '../activation/ResendLinkButton.tsx'

/** After registering: what to do next, and the link once more when it does not come. */
export function LinkSent({ email }: { email: string }) {
  return (
    <AuthPage title="Sprawdź skrzynkę">
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-card bg-ok-soft text-ok-ink">
          <MailCheck aria-hidden className="size-8" />
        </span>
        <p className="text-lead text-pretty">
          Link aktywacyjny wysłaliśmy na adres <strong className="wrap-anywhere">{email}</strong>. Jeśli go nie widzisz, sprawdź też folder
          spam.
        </p>
      </div>
      <div className="mt-6 flex flex-col gap-2">
        <ButtonLink to={paths.login} size="lg" full>
          Przejdź do logowania
        </ButtonLink>
        <ResendLinkButton email={email} />
      </div>
    </AuthPage>
  )
}

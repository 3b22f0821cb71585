import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { usePreloadedAuthCalls } from '../load-auth-calls.ts'
import { ResendLinkForm } from './ResendLinkForm.tsx'

/** /activate: another activation link for whoever has lost theirs. */
export function ResendActivationScreen() {
  usePreloadedAuthCalls()
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

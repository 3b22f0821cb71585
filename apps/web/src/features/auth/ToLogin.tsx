import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** The way on once an account can be signed in to. */
export function ToLogin() {
  return (
    <ButtonLink to={paths.login} size="lg" full className="mt-6">
      Przejdź do logowania
    </ButtonLink>
  )
}

import { Banner } from '../../../ui/Banner.tsx'
import type { useResendLink } from './use-resend-link.ts'

/** What came of asking for another link. */
export function ResendOutcome({ sending }: { sending: ReturnType<typeof useResendLink>['sending'] }) {
  if (sending.state === 'sent')
    return (
      <Banner tone="ok" role="status">
        Jeśli konto z tym adresem czeka na aktywację, nowy link jest już w drodze. Sprawdź też folder spam.
      </Banner>
    )
  if (sending.state === 'failed')
    return (
      <Banner tone="late" role="alert">
        {sending.message}
      </Banner>
    )
  return null
}

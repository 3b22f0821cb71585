import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ResendOutcome } from './ResendOutcome.tsx'
import { useResendLink } from './use-resend-link.ts'

/** Sends the link to an address that is known already. */
export function ResendLinkButton({ email }: { email: string }) {
  const { sending, send } = useResendLink()
  return (
    <>
      {sending.state !== 'sent' && (
        <Button variant="ghost" full busy={sending.state === 'busy'} busyLabel="Wysyłanie..." onClick={starts(() => send(email))}>
          Wyślij link ponownie
        </Button>
      )}
      <ResendOutcome sending={sending} />
    </>
  )
}

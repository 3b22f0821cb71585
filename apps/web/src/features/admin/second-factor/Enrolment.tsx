import { confirmSecondFactor, enrolSecondFactor } from '@spizarka/contract/second-factor'
import { type FormEvent, useState } from 'react'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { adminCall } from '../admin-call.ts'
import { CodeField } from './CodeField.tsx'
import { describeCodeFailure } from './code-failure.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Sets up an authenticator app: QR code, first code, recovery codes. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('')
  const enrol = useExclusiveMutation({ mutationFn: () => adminCall(enrolSecondFactor) })
  const confirm = useExclusiveMutation({ mutationFn: () => adminCall(confirmSecondFactor, { body: { code } }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending && code.trim() !== '') confirm.mutate()
  }

  if (confirm.isSuccess) return <RecoveryCodes codes={confirm.data.recovery_codes} onDone={onDone} />
  return (
    // At 200 % the longest words are wider than a narrow phone has room for.
    <Card pad="lg" className="flex flex-col gap-5 wrap-anywhere">
      <div className="flex flex-col gap-1">
        <h2 className="text-h2">Ustaw drugi składnik</h2>
        <p className="text-muted">Panel otwiera się kodem z aplikacji uwierzytelniającej, np. Aegis, Google Authenticator lub 1Password.</p>
      </div>
      {enrol.isError && (
        <Banner tone="late" role="alert">
          Nie udało się przygotować kodu. Spróbuj ponownie.
        </Banner>
      )}
      {!enrol.data && (
        <Button
          className="max-w-full self-start wrap-anywhere"
          busy={enrol.isPending}
          busyLabel="Przygotowywanie..."
          onClick={starts(() => enrol.mutate())}
        >
          Pokaż kod QR
        </Button>
      )}
      {enrol.data && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <p>Zeskanuj kod w aplikacji albo przepisz klucz:</p>
          <QrCode text={enrol.data.otpauth_url} label="Kod QR drugiego składnika" />
          <code className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">{inFours(enrol.data.secret)}</code>
          <CodeField
            label="Sześć cyfr z aplikacji"
            value={code}
            onChange={setCode}
            error={confirm.isError ? describeCodeFailure(confirm.error) : undefined}
          />
          <Button type="submit" className="max-w-full" busy={confirm.isPending} busyLabel="Sprawdzanie...">
            Włącz drugi składnik
          </Button>
        </form>
      )}
    </Card>
  )
}

/** Groups of four are easier to copy by eye. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

import { confirmSecondFactor, enrolSecondFactor } from '@spizarka/contract/second-factor'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { adminCall } from '../admin-call.ts'
import { CodeField, describeCodeFailure } from './CodeField.tsx'

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
          onClick={fireAndForget(() => enrol.mutate())}
        >
          Pokaż kod QR
        </Button>
      )}
      {enrol.data && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <p>Zeskanuj kod w aplikacji albo przepisz klucz:</p>
          <QrCode text={enrol.data.otpauth_url} label="Kod QR drugiego składnika" />
          <code className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">{groupByFour(enrol.data.secret)}</code>
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
function groupByFour(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The recovery codes, this once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('Kody są w schowku.')
    } catch {
      toast.error('Nie udało się skopiować. Przepisz kody.')
    }
  }
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <h2 className="text-h2">Kody zapasowe</h2>
      <Banner tone="soon">Zapisz je teraz: nie pokażemy ich drugi raz. Każdy zastąpi aplikację jeden raz, gdy nie masz telefonu.</Banner>
      <ul role="list" className="grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="block rounded-control bg-sunken px-3 py-2 text-center tracking-wider">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={fireAndForget(copy)}>
          Kopiuj kody
        </Button>
        <Button onClick={onDone}>Mam je zapisane</Button>
      </div>
    </Card>
  )
}

/** A text as a QR code: black on white in either theme, as cameras want it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

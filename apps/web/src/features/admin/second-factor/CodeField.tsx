import { isApiError } from '../../../lib/api/api-error.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'

interface CodeFieldProps {
  label: string
  help?: string
  value: string
  onChange: (code: string) => void
  error?: string | undefined
}

/** Where a code of the authenticator app is typed, or put in by the browser. */
export function CodeField({ label, help, value, onChange, error }: CodeFieldProps) {
  return (
    <Field label={label} help={help} error={error} required>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="text-lead! tracking-widest tabular-nums"
      />
    </Field>
  )
}

/** Why a code was not taken. */
export function describeCodeFailure(error: unknown): string {
  const message = isApiError(error) && error.status < 500 ? (error.fieldMessage('code') ?? error.detail) : undefined
  return message ?? 'Nie udało się sprawdzić kodu. Spróbuj ponownie.'
}

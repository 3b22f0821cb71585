import { Keyboard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { readTypedCode } from './codes/typed-code.ts'

/** A way to add a code without a camera; stays open for the next one, which a hand-held reader "types" as well. */
export function TypedCode({ onCode }: { onCode: (gtin: string) => void }) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readTypedCode(text)
    if ('problem' in code) {
      setProblem(code.problem)
      return
    }
    onCode(code.gtin)
    setText('')
  }

  if (!open)
    return (
      <Button variant="ghost" size="sm" className="-ml-3.5" icon={<Keyboard aria-hidden />} onClick={() => setOpen(true)}>
        Wpisz kod z klawiatury
      </Button>
    )
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <Field label="Kod kreskowy" help="Cyfry spod kodu: 8, 12 albo 13." error={problem} className="min-w-[min(11rem,100%)] flex-1">
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a tap on "Wpisz kod"
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button type="submit" variant="soft" className="mt-6.5 min-h-13">
        Dodaj kod
      </Button>
    </form>
  )
}

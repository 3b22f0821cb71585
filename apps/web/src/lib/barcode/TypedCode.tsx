import { Keyboard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { toGtin } from './gtin.ts'

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

/** A typed code as its GTIN-13, or what is wrong with it. */
type ReadCode = { gtin: string } | { problem: string }

/** Reads what was typed from under the bars; spaces and hyphens do not count. */
export function readTypedCode(text: string): ReadCode {
  const digits = text.replace(/[\s-]/g, '')
  if (digits === '') return { problem: 'Wpisz cyfry spod kodu.' }
  if (!/^(?:\d{8}|\d{12,13})$/.test(digits)) return { problem: 'Kod ma 8, 12 albo 13 cyfr. Wpisz je wszystkie.' }
  const gtin = gtinOfShortUpc(digits) ?? toGtin(digits)
  return gtin === undefined ? { problem: 'Te cyfry nie tworzą kodu. Sprawdź, czy któraś nie jest pomylona.' } : { gtin }
}

// Eight digits with a zero first are an UPC-E or an in-store EAN-8, and only the first can be looked up.
function gtinOfShortUpc(digits: string): string | undefined {
  const long = digits.startsWith('0') ? expandUpcE(digits) : undefined
  return long && toGtin(long)
}

/**
 * The UPC-A of 12 digits that an UPC-E of 8 digits is short for: the last digit before the check digit says where zeros were left out
 * (GS1 General Specifications, 5.2.3.4).
 */
export function expandUpcE(code: string): string | undefined {
  const parts = /^([01])(\d\d)(\d)(\d)(\d)(\d)(\d)$/.exec(code)
  if (!parts) return undefined
  const [, system = '', ab = '', c = '', d = '', e = '', rule = '', check = ''] = parts
  if (rule <= '2') return `${system}${ab}${rule}0000${c}${d}${e}${check}`
  if (rule === '3') return `${system}${ab}${c}00000${d}${e}${check}`
  if (rule === '4') return `${system}${ab}${c}${d}00000${e}${check}`
  return `${system}${ab}${c}${d}${e}0000${rule}${check}`
}

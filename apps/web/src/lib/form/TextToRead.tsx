import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/feedback/FormError.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Input.tsx'
import { StickyBar } from '../../ui/layout/StickyBar.tsx'
import { useOfflineReason } from '../hooks/use-online.ts'
import { formatBalanceAfter } from '../text/format.ts'

interface TextToReadProps {
  field: { label: string; help: string; placeholder: string; rows: number; most: number }
  text: string
  onChange: (text: string) => void
  /** What it costs to have it read, and what there is. */
  cost: number
  points: number
  /** Said where there is less. */
  shortage: string
  /** What the button does. */
  action: string
  /** Behind what is left of the points. */
  promise?: string
  sending: boolean
  failure: string | null
  onSend: () => void
  /** Above the field, right below it, and after it. */
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** A text field with a submit button for reading that costs points; disabled while it is empty or points are short. */
export function TextToRead(props: TextToReadProps) {
  const { field, text, onChange, cost, points, sending, failure } = props
  const [empty, setEmpty] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const affordable = points >= cost
  const offline = useOfflineReason()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!affordable || sending || offline) return
    if (text.trim() !== '') return props.onSend()
    setEmpty(true)
    box.current?.focus()
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-1 flex-col">
      <div className="page page-narrow gap-6!">
        {props.above}
        <div className="flex flex-col gap-2">
          <Field
            label={field.label}
            help={field.help}
            error={empty && text.trim() === '' ? 'Pole tekstowe nie może być puste.' : undefined}
            counter={[text.length, field.most]}
            required
          >
            <Textarea
              ref={box}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is this field
              autoFocus
              rows={field.rows}
              maxLength={field.most}
              enterKeyHint="enter"
              placeholder={field.placeholder}
              value={text}
              onChange={(event) => {
                setEmpty(false)
                onChange(event.target.value.slice(0, field.most))
              }}
              className="text-lead!"
            />
          </Field>
          {props.below}
        </div>
        {props.children}
      </div>
      <StickyBar caption={affordable && [formatBalanceAfter(points, cost), props.promise].filter(Boolean).join(' ')}>
        {failure !== null && <FormError>{failure}</FormError>}
        <Button
          type="submit"
          size="lg"
          full
          cost={cost}
          busy={sending}
          busyLabel="Wysyłanie..."
          reason={sending ? undefined : affordable ? offline : props.shortage}
          reasonTone={affordable ? 'note' : 'error'}
        >
          {props.action}
        </Button>
      </StickyBar>
    </form>
  )
}

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import type { Line } from './lines.ts'
import { type LinePart, useLineList } from './use-line-list.ts'

interface LineListProps {
  /** What one line is: "Składnik". */
  noun: string
  addLabel: string
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
  most: number
  maxLength: number
  /** Several rows of text, and a number before each line. */
  long?: boolean
  placeholder?: string
  /** Nothing is written yet. */
  error?: string | undefined
  /** Under a line. */
  renderNote?: (line: Line) => ReactNode
}

/** Lines to write, one below the other: Enter begins the next, Alt with an arrow moves one, a pasted text is taken line by line. */
export function LineList({
  noun,
  addLabel,
  lines,
  onChange,
  most,
  maxLength,
  long = false,
  placeholder,
  error,
  renderNote,
}: LineListProps) {
  const { list, announcement, ...actions } = useLineList({ noun, lines, onChange, most, maxLength })
  const full = lines.length >= most
  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} role="list" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
        {lines.map((line, place) => (
          <LineRow
            key={line.id}
            line={line}
            name={`${noun} ${place + 1}`}
            number={long ? place + 1 : undefined}
            first={place === 0}
            last={place === lines.length - 1}
            alone={lines.length === 1}
            maxLength={maxLength}
            placeholder={place === 0 ? placeholder : undefined}
            error={place === 0 ? error : undefined}
            {...actions}
          >
            {renderNote?.(line)}
          </LineRow>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Button
        variant="soft"
        icon={<Plus aria-hidden className="size-5" />}
        reason={full ? `Więcej się nie zmieści: najwyżej ${most}.` : undefined}
        onClick={() => actions.addAfter(lines.at(-1)?.id ?? '')}
      >
        {addLabel}
      </Button>
    </div>
  )
}

interface LineRowProps {
  line: Line
  /** "Składnik 2" */
  name: string
  /** Shown before a step. */
  number: number | undefined
  first: boolean
  last: boolean
  /** There is no other line. */
  alone: boolean
  maxLength: number
  placeholder: string | undefined
  error: string | undefined
  write: (id: string, text: string) => void
  addAfter: (id: string) => void
  remove: (id: string) => void
  move: (id: string, by: -1 | 1, part: LinePart) => void
  paste: (id: string, text: string) => boolean
  children: ReactNode
}

/** One line to write, with its buttons to move and remove it. */
function LineRow({ line, name, number, first, last, alone, maxLength, placeholder, error, children, ...actions }: LineRowProps) {
  const { id, text } = line
  const { write, addAfter, remove, move, paste } = actions

  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') addAfter(id)
    else if (event.altKey && event.key === 'ArrowUp') move(id, -1, 'text')
    else if (event.altKey && event.key === 'ArrowDown') move(id, 1, 'text')
    else if (event.key === 'Backspace' && text === '' && !alone) remove(id)
    else return
    event.preventDefault()
  }

  const input = {
    'data-part': 'text',
    value: text,
    maxLength,
    placeholder,
    autoComplete: 'off',
    enterKeyHint: 'next',
    onKeyDown: pressKey,
    onPaste: (event: ClipboardEvent) => {
      if (paste(id, event.clipboardData.getData('text'))) event.preventDefault()
    },
  } as const
  const label = text.trim() === '' ? name : text.trim()
  return (
    <li data-line={id} className="flex flex-col gap-1 p-3">
      <div className="flex items-start gap-3">
        {number !== undefined && (
          <span aria-hidden className="min-w-6 pt-2.5 text-center font-display text-h3 text-brand">
            {number}
          </span>
        )}
        <Field label={name} hideLabel error={error} className="flex-1">
          {number === undefined ? (
            <Input {...input} onChange={(event) => write(id, event.target.value)} />
          ) : (
            <Textarea {...input} rows={2} className="field-sizing-content" onChange={(event) => write(id, event.target.value)} />
          )}
        </Field>
      </div>
      <div className="flex items-center">
        <div className="min-w-0 flex-1 pr-2">{children}</div>
        <IconButton
          label={`Wyżej: ${label}`}
          data-part="up"
          disabled={first}
          icon={<ArrowUp aria-hidden className="size-5" />}
          onClick={() => move(id, -1, 'up')}
        />
        <IconButton
          label={`Niżej: ${label}`}
          data-part="down"
          disabled={last}
          icon={<ArrowDown aria-hidden className="size-5" />}
          onClick={() => move(id, 1, 'down')}
        />
        <IconButton
          label={`Usuń: ${label}`}
          disabled={alone && text === ''}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={() => remove(id)}
        />
      </div>
    </li>
  )
}

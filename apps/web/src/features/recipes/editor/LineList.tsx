import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Textarea } from '../../../ui/form/Input.tsx'
import { type Line, newLine, pastedLines, withLineMoved, withLinesAfter, withoutLine, withText } from './lines.ts'

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

interface LineListOptions {
  noun: string
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
  most: number
  maxLength: number
}

/** Parts of a row that take the focus. */
type LinePart = 'text' | 'up' | 'down'

/** What can be done with the lines of a list; the focus goes along, and what a move did is announced. */
function useLineList({ noun, lines, onChange, most, maxLength }: LineListOptions) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ id: string; part: LinePart }>(undefined)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (!wanted.current) return
    const { id, part } = wanted.current
    wanted.current = undefined
    const row = list.current?.querySelector(`[data-line="${id}"]`)
    const target =
      row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`) ?? row?.querySelector<HTMLElement>('[data-part="text"]')
    target?.focus()
  })

  const change = (next: readonly Line[], focused: string | undefined, part: LinePart = 'text') => {
    if (focused !== undefined) wanted.current = { id: focused, part }
    onChange(next)
  }

  return {
    list,
    announcement,
    write: (id: string, text: string) => onChange(withText(lines, id, text)),
    addAfter: (id: string) => {
      if (lines.length >= most) return
      const line = newLine()
      change(withLinesAfter(lines, id, [line]), line.id)
    },
    /** The focus goes to the line before, as it does where text is deleted. */
    remove: (id: string) => {
      const place = lines.findIndex((line) => line.id === id)
      const left = withoutLine(lines, id)
      change(left, left[Math.max(0, place - 1)]?.id)
    },
    move: (id: string, by: -1 | 1, part: LinePart) => {
      const moved = withLineMoved(lines, id, by)
      const place = moved.findIndex((line) => line.id === id)
      setAnnouncement(`${noun} przesunięty na miejsce ${place + 1} z ${moved.length}`)
      change(moved, id, part)
    },
    /** Takes a text of several lines line by line, as far as there is room; says whether it did. */
    paste: (id: string, text: string): boolean => {
      const [first, ...others] = pastedLines(text)
      if (first === undefined || others.length === 0) return false
      const current = lines.find((line) => line.id === id)
      const added = others.slice(0, most - lines.length).map((line) => newLine(line.slice(0, maxLength)))
      const start = `${current?.text ?? ''}${first}`.slice(0, maxLength)
      change(withLinesAfter(withText(lines, id, start), id, added), added.at(-1)?.id)
      return true
    },
  }
}

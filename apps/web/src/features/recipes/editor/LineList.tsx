import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { LineRow } from './LineRow.tsx'
import type { Line } from './lines.ts'
import { useLineList } from './use-line-list.ts'

export interface LineListProps {
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

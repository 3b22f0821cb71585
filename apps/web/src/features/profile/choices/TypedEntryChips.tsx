import { RemovableChip } from '../../../ui/form/Chip.tsx'

/** Lines that the user wrote, each of which can be taken away. */
export function TypedEntryChips({
  label,
  lines,
  onChange,
}: {
  label: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
}) {
  if (lines.length === 0) return null
  return (
    <ul role="list" aria-label={label} className="flex flex-wrap gap-2">
      {lines.map((line) => (
        <li key={line} className="max-w-full [&>span]:max-w-full [&>span]:whitespace-normal">
          <RemovableChip removeLabel={`Usuń: ${line}`} onRemove={() => onChange(lines.filter((other) => other !== line))}>
            <span className="min-w-0 py-1.5 wrap-anywhere">{line}</span>
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

/** A list with one more line: trimmed, nothing for an empty one, and no line twice, however it is capitalised. */
export function withEntry(lines: readonly string[], text: string): string[] {
  const line = text.trim().replace(/\s+/g, ' ')
  const known = lines.some((other) => other.toLocaleLowerCase('pl') === line.toLocaleLowerCase('pl'))
  return line === '' || known ? [...lines] : [...lines, line]
}

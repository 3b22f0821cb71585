import { RemovableChip } from '../../../ui/Chip.tsx'

/** Lines that the user wrote, each of which can be taken away. */
export function LineChips({ label, lines, onChange }: { label: string; lines: readonly string[]; onChange: (lines: string[]) => void }) {
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

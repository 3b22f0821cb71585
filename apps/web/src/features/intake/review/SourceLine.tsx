import { CornerDownRight } from 'lucide-react'

/** The line an item was read from, as it was typed. */
export function SourceLine({ line }: { line: string }) {
  return (
    <span className="flex items-start gap-1.5 text-small text-muted">
      <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Z wiersza: </span>„{line}”
      </span>
    </span>
  )
}

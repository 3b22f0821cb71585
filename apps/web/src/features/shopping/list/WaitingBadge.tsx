import { Cloud, CloudCheck, CloudUpload } from 'lucide-react'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { waitingWords } from './item-words.ts'

/** How many changes the server has not been told of; `quiet` says nothing where none waits. */
export function WaitingBadge({ waiting, quiet = false }: { waiting: number; quiet?: boolean }) {
  return (
    <span role="status" className="empty:hidden">
      {waiting > 0 ? (
        <Badge icon={<CloudUpload aria-hidden />}>{waitingWords(waiting)}</Badge>
      ) : (
        !quiet && (
          <Badge tone="ok" icon={<CloudCheck aria-hidden />}>
            wszystko zapisane
          </Badge>
        )
      )}
    </span>
  )
}

/** Said where this browser lets nothing be stored. */
export function MemoryOnlyNote() {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-2xl bg-soon-soft px-3.5 py-3 text-[0.9375rem] leading-[1.3125rem] text-soon-ink"
    >
      <Cloud aria-hidden className="size-5.5 shrink-0" />
      <span>
        <span className="block font-bold">Ta przeglądarka nie zapisuje list</span>
        Brakuje miejsca albo to okno prywatne. Nie zamykaj strony, dopóki zmiany czekają na wysłanie.
      </span>
    </p>
  )
}

import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

/** An action on a row: an icon on a phone, with its word from 768 px on. */
export function ItemAction({
  Icon,
  word,
  name,
  brand,
  onClick,
}: {
  Icon: LucideIcon
  word: string
  name: string
  brand?: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`${word}: ${name}`}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill font-bold hover:bg-ink/8 md:px-3',
        brand ? 'text-brand-ink' : 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-5" />
      <span className="max-md:hidden">{word}</span>
    </button>
  )
}

import type { LucideIcon } from 'lucide-react'

interface FinderButtonProps {
  label: string
  Icon: LucideIcon
  /** For what can be on or off. */
  pressed?: boolean
  onClick: () => void
}

/** A round button over the camera's picture, whatever that shows. */
export function FinderButton({ label, Icon, pressed, onClick }: FinderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-pill bg-black/65 text-white hover:bg-black/80"
    >
      <Icon aria-hidden className="size-5.5" />
    </button>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

const looks = {
  plain: 'text-ink hover:bg-ink/8',
  soft: 'bg-card text-ink hover:bg-sunken',
  line: 'border-[1.5px] border-control bg-card text-ink hover:bg-sunken',
  brand: 'text-brand-ink hover:bg-brand-soft',
  danger: 'text-danger hover:bg-late-soft',
} as const

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Names the action and its object: "Usuń: ziemniaki". */
  label: string
  icon: ReactNode
  look?: keyof typeof looks
}

/** A round button of 44 px with an icon alone. */
export function IconButton({ label, icon, look = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        'relative grid size-11 shrink-0 place-items-center rounded-pill transition-colors duration-(--duration-quick) disabled:cursor-not-allowed disabled:text-on-disabled',
        looks[look],
        className,
      )}
    >
      {icon}
    </button>
  )
}

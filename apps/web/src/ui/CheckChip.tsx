import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface CheckChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode
}

/** A checkbox in the look of a chip: one of many choices that are saved together. */
export function CheckChip({ children, ...rest }: CheckChipProps) {
  return (
    <label className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-[1.375rem] border-[1.5px] border-line bg-card px-4 py-1.5 text-[0.9375rem] leading-5 font-semibold transition-colors duration-(--duration-quick) hover:bg-sunken has-checked:border-herb has-checked:bg-ok-soft has-checked:text-ok-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input {...rest} type="checkbox" className="peer sr-only" />
      <Check aria-hidden className="-ml-0.5 hidden size-4.5 shrink-0 peer-checked:block" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </label>
  )
}

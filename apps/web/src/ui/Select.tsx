import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useField } from './Field.tsx'
import { inputStyle } from './input-style.ts'

/** The platform's select: on a phone it opens the wheel or sheet that people know. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...useField()} {...rest} className={clsx(inputStyle, 'appearance-none pr-11', className)} />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted" />
    </div>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useField } from './Field.tsx'
import { inputStyle } from './input-style.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={6} {...useField()} {...rest} className={clsx(inputStyle, 'block resize-y py-3 read-only:bg-sunken', className)} />
}

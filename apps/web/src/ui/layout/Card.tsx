import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface CardProps extends ComponentProps<'div'> {
  /** 16 or 20 px inside; none for a list of rows. */
  pad?: 'none' | 'md' | 'lg'
}

/** White ground for what belongs together. */
export function Card({ pad = 'md', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx('rounded-card border border-line bg-card shadow-card', pad === 'md' && 'p-4', pad === 'lg' && 'p-5', className)}
    />
  )
}

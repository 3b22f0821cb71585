import { clsx } from 'clsx'

/** A turning ring in the text's colour; what is happening is said by the words next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx('size-5 shrink-0 animate-spin motion-reduce:[animation-duration:2s]', className)}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="42 15" strokeLinecap="round" />
    </svg>
  )
}

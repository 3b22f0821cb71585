import { clsx } from 'clsx'

/** The jar with a sprig. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className ?? 'size-8')}>
      <rect x="5" y="10" width="22" height="20" rx="6.5" className="fill-brand-fill" />
      <rect x="7" y="2.5" width="18" height="6" rx="2.2" className="fill-herb-fill" />
      <path
        d="M16 26.5V15.5M16 22.5c-4.2 0-5.7-2.5-5.9-5.6 3.6.1 5.9 1.9 5.9 5.6ZM16 19.5c4.2 0 5.7-2.3 5.9-5.2-3.6.1-5.9 1.7-5.9 5.2Z"
        stroke="#fff8ef"
        strokeWidth="1.6"
        fill="#fff8ef"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

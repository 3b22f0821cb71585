import { clsx } from 'clsx'

/** The first letter of a login in a circle; says nothing that the login beside it does not. */
export function Initial({ of: login, className }: { of: string; className: string }) {
  return (
    <span
      aria-hidden
      className={clsx('grid shrink-0 place-items-center rounded-pill bg-brand/22 font-bold text-brand-ink uppercase', className)}
    >
      {login.charAt(0)}
    </span>
  )
}

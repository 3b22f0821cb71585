import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What went wrong, above the button that it happened to. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-2 text-small font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

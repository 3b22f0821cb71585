import { Plus } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/link.tsx'

/** The way to add products, at the thumb; from 768 px on it stands in the head. */
export function AddButton() {
  return (
    <Link
      to={paths.addProducts}
      className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] z-5 flex min-h-14 items-center gap-2 rounded-2xl bg-brand-fill px-5 text-lead font-bold text-on-brand shadow-fab hover:bg-brand-hover md:hidden"
    >
      <Plus aria-hidden className="size-6" />
      Dodaj
    </Link>
  )
}

import { MAIN_ID } from './Main.tsx'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-20 -translate-y-40 rounded-control bg-card px-4 py-3 font-bold text-brand-ink shadow-raised focus:translate-y-0"
    >
      Przejdź do treści
    </a>
  )
}

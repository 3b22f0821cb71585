import { Megaphone } from 'lucide-react'

/** A notice as it will stand in the bell's panel. */
export function BroadcastPreview({ title, message }: { title: string; message: string }) {
  return (
    <section aria-label="Podgląd" className="flex gap-3 rounded-2xl bg-sunken px-3.5 py-3">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
        <Megaphone className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-bold wrap-break-word">{title === '' ? 'Tytuł ogłoszenia' : title}</p>
        <p className="mt-0.5 wrap-break-word whitespace-pre-line">{message === '' ? 'Tu będzie jego treść.' : message}</p>
      </div>
    </section>
  )
}

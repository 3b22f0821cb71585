import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'

/** When a screen breaks, or its code cannot be fetched. */
export function ErrorScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 text-center">
      <title>Coś poszło nie tak – Spiżarka</title>
      <LogoMark className="size-14" />
      <h1 className="text-h1">Coś poszło nie tak</h1>
      <p className="max-w-100 text-lead text-muted">Odśwież stronę. Jeśli to nie pomoże, spróbuj jeszcze raz za kilka minut.</p>
      <Button size="lg" icon={<RotateCw aria-hidden className="size-5" />} onClick={() => window.location.reload()}>
        Odśwież
      </Button>
    </main>
  )
}

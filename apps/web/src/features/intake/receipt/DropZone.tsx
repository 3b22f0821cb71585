import { clsx } from 'clsx'
import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Takes a picture that is dropped on it or pasted anywhere on the screen; says so while it is empty. */
export function DropZone({ onFile, children }: { onFile: (file: File) => void; children?: ReactNode }) {
  const [over, setOver] = useState(false)
  usePastedFile(onFile)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for the mouse; the buttons below do the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'overflow-hidden rounded-hero outline-offset-2',
        over && 'outline-3 outline-brand',
        children ? 'bg-sunken' : 'border-2 border-dashed border-control bg-card',
      )}
    >
      {children ?? (
        <div className="flex min-h-72 flex-col items-center justify-center gap-3 p-6 text-center">
          <span className="flex size-16 items-center justify-center rounded-tile bg-soon-soft text-soon-ink">
            <ImageUp aria-hidden className="size-8" />
          </span>
          <p className="text-lead font-semibold">Zdjęcie paragonu</p>
          <p className="text-muted">
            <span className="pointer-coarse:hidden">Przeciągnij plik tutaj, wklej go ze schowka albo wybierz poniżej.</span>
            <span className="pointer-fine:hidden">Zrób zdjęcie albo wybierz je z telefonu.</span>
          </p>
        </div>
      )}
    </div>
  )
}

function usePastedFile(onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (file) onFile(file)
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}

import { Image, X } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { ReceiptPicture } from './use-receipt-picture.ts'

/** The chosen picture, as it will be sent, with its name and size. */
export function ChosenPicture({ picture, busy, onRemove }: { picture: ReceiptPicture; busy: boolean; onRemove: () => void }) {
  const { original, ready, preview } = picture
  return (
    <figure>
      <div className="relative flex h-93 items-center justify-center bg-tint-jar">
        {ready === null ? <Spinner /> : <Preview key={preview} address={preview} />}
        {!busy && (
          <div className="absolute top-3 right-3">
            <IconButton
              label={`Usuń zdjęcie: ${original.name}`}
              look="line"
              icon={<X aria-hidden className="size-5" />}
              onClick={onRemove}
            />
          </div>
        )}
      </div>
      <figcaption className="flex items-center gap-3 bg-card p-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-sunken text-muted">
          <Image aria-hidden className="size-5.5" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{original.name}</span>
          <span role="status" className="block text-small text-muted">
            {sizeText(original, ready)}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

function sizeText(original: File, ready: File | null): string {
  if (ready === null) return `${formatBytes(original.size)}, zmniejszamy przed wysłaniem…`
  if (ready.size >= original.size) return formatBytes(ready.size)
  return `${formatBytes(original.size)}, po zmniejszeniu ${formatBytes(ready.size)}`
}

/** Some kinds of pictures are read by the server alone. */
function Preview({ address }: { address: string | null }) {
  const [failed, setFailed] = useState(false)
  if (address === null || failed)
    return <p className="p-6 text-center text-muted">Podgląd tego pliku nie jest możliwy, ale odczytamy go.</p>
  return <img src={address} alt="Wybrany paragon" className="size-full object-contain" onError={() => setFailed(true)} />
}

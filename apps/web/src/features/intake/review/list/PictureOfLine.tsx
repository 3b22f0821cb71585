import type { PendingItem, PlaceInPicture } from '@spizarka/contract/intake'
import { createContext, useContext, useState } from 'react'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { MarkedPicture, PictureStrip, useReceiptPicture } from '../../receipt/ReceiptPicture.tsx'

/** The session whose picture the items were read from; null where there is none. */
export const PicturedSession = createContext<string | null>(null)

/** Whether the line of an item can be shown in the picture that it was read from. */
export function useIsPictured({ places }: PendingItem): boolean {
  return useContext(PicturedSession) !== null && places.length > 0
}

/** The printed line of an item as it stands in the picture of the receipt, and a way to the whole of it. */
export function PictureOfLine({ item }: { item: PendingItem }) {
  const sessionId = useContext(PicturedSession)
  return sessionId === null || item.places.length === 0 ? null : <Strips sessionId={sessionId} places={item.places} />
}

function Strips({ sessionId, places }: { sessionId: string; places: readonly PlaceInPicture[] }) {
  const { url, isGone } = useReceiptPicture(sessionId)
  const [isWhole, setIsWhole] = useState(false)
  if (isGone) return <p className="px-3 pb-3 text-small text-muted">Tego zdjęcia już nie mamy.</p>
  return (
    <div className="flex max-w-160 flex-col gap-1 px-3 pb-2.5">
      <div className="flex flex-col gap-1.5 rounded-tile bg-ink/80 p-2 dark:bg-sunken">
        {url === undefined
          ? places.map(({ x, y }) => <Skeleton key={`${x} ${y}`} className="h-6" />)
          : places.map((place) => <PictureStrip key={`${place.x} ${place.y}`} url={url} place={place} />)}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-small">
        <span className="text-muted">Wiersz ze zdjęcia</span>
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="min-h-11 rounded-tile px-1 font-bold text-brand-ink hover:underline"
        >
          Pokaż cały paragon
        </button>
      </div>
      {isWhole && (
        <Dialog open onClose={() => setIsWhole(false)} title="Paragon" placement="wide">
          {url && (
            <MarkedPicture url={url} places={places} label="Zdjęcie paragonu z zaznaczonym wierszem" className="w-full rounded-tile" />
          )}
        </Dialog>
      )}
    </div>
  )
}

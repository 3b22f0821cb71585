import { type PendingItem } from '@spizarka/contract/intake'
import { type PlaceInPicture, readReceiptPicture } from '@spizarka/contract/receipts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { createContext, useContext, useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { sentPictures } from './sent-pictures.ts'

/** A picture's width in the units of these drawings; places say shares of it. */
const WIDTH = 1000
/** Above any picture: it takes as much of it as it needs. */
const MAX_HEIGHT = 100 * WIDTH

/** The address of a receipt's picture: of the file as it was sent from this page, or of what the server keeps of it; undefined while there is none. */
export function useReceiptPicture(sessionId: string): { url: string | undefined; isGone: boolean } {
  const sent = sentPictures.find(sessionId)
  const { data: kept, isError } = useQuery({
    queryKey: [readReceiptPicture.path, sessionId],
    queryFn: async ({ signal }) => {
      const picture = await call(readReceiptPicture, { params: { sessionId }, signal })
      return sentPictures.address(sessionId, new Blob([picture], { type: 'image/jpeg' }))
    },
    enabled: sent === undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { url: sent ?? kept, isGone: isError }
}

/** What is in one place of a picture, cut out and turned straight, as wide as its frame. */
function PictureStrip({ url, place }: { url: string; place: PlaceInPicture }) {
  const [width, height] = [place.width * WIDTH, place.height * WIDTH]
  const turn = `translate(${width / 2} ${height / 2}) rotate(${-place.angle}) translate(${-place.x * WIDTH} ${-place.y * WIDTH})`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full rounded-sm">
      <image href={url} width={WIDTH} height={MAX_HEIGHT} preserveAspectRatio="xMidYMin meet" transform={turn} />
    </svg>
  )
}

interface MarkedPictureProps {
  url: string
  /** Places that are marked; the last of them stands out where `hasNewest`. */
  places: readonly PlaceInPicture[]
  hasNewest?: boolean
  /** What it shows, for those who do not see it; without it the picture says nothing that is not beside it. */
  label?: string
  className?: string
}

/** A whole picture with places of it marked. */
export function MarkedPicture({ url, places, hasNewest = false, label, className }: MarkedPictureProps) {
  const ratio = useHeightToWidth(url)
  if (ratio === undefined) return null
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${ratio * WIDTH}`}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <image href={url} width={WIDTH} height={MAX_HEIGHT} preserveAspectRatio="xMidYMin meet" />
      {places.map((place, number) => (
        <rect
          // A place is itself: the same line is marked once.
          key={`${place.x} ${place.y}`}
          x={-(place.width / 2) * WIDTH}
          y={-(place.height / 2) * WIDTH}
          width={place.width * WIDTH}
          height={place.height * WIDTH}
          rx={8}
          transform={`translate(${place.x * WIDTH} ${place.y * WIDTH}) rotate(${place.angle})`}
          className={clsx(
            'stroke-3 mix-blend-multiply transition-opacity duration-(--duration-slow) starting:opacity-0',
            hasNewest && number === places.length - 1 ? 'fill-brand/30 stroke-brand' : 'fill-herb/25 stroke-none',
          )}
        />
      ))}
    </svg>
  )
}

/** Height through width of the picture at an address, once it has come. */
function useHeightToWidth(url: string): number | undefined {
  const [known, setKnown] = useState<{ url: string; ratio: number }>()
  useEffect(() => {
    const image = new Image()
    const measure = () => setKnown({ url, ratio: image.naturalHeight / Math.max(1, image.naturalWidth) })
    image.addEventListener('load', measure)
    image.src = url
    return () => image.removeEventListener('load', measure)
  }, [url])
  return known?.url === url ? known.ratio : undefined
}

/** The session whose picture the items were read from; null where there is none. */
export const PicturedSession = createContext<string | null>(null)

/** Whether the line of an item can be shown in the picture that it was read from. */
export function useIsPictured({ places }: PendingItem): boolean {
  return useContext(PicturedSession) !== null && places.length > 0
}

/** The printed line of an item as it is in the picture of the receipt, and a way to the whole of it. */
export function PictureOfLine({ item }: { item: PendingItem }) {
  const sessionId = useContext(PicturedSession)
  return sessionId === null || item.places.length === 0 ? null : <Strips sessionId={sessionId} item={item} />
}

function Strips({ sessionId, item: { places, source_line: line } }: { sessionId: string; item: PendingItem }) {
  const { url, isGone } = useReceiptPicture(sessionId)
  const [isWhole, setIsWhole] = useState(false)
  if (isGone) {
    return <p className="px-3 pb-3 text-small wrap-anywhere text-muted">Tego zdjęcia już nie mamy. Wiersz: „{line}”</p>
  }
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

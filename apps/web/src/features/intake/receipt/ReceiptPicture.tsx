import { type PlaceInPicture, readReceiptPicture } from '@spizarka/contract/intake'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { sentPictures } from './sent-pictures.ts'

/** A picture's width in the units of these drawings; places say shares of it. */
const WIDTH = 1000
/** Above any picture: it takes as much of it as it needs. */
const TALLEST = 100 * WIDTH

/** The address of a receipt's picture: of the file as it was sent from this page, or of what the server keeps of it; undefined while there is none. */
export function useReceiptPicture(sessionId: string, wanted = true): { url: string | undefined; isGone: boolean } {
  const sent = sentPictures.find(sessionId)
  const { data, isError } = useQuery({
    ...endpointQuery(readReceiptPicture, { params: { sessionId } }),
    enabled: wanted && sent === undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (!data) return
    const url = URL.createObjectURL(new Blob([data], { type: 'image/jpeg' }))
    setKept(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return { url: sent ?? kept, isGone: isError }
}

/** What stands in one place of a picture, cut out and turned straight, as wide as its frame. */
export function PictureStrip({ url, place }: { url: string; place: PlaceInPicture }) {
  const [width, height] = [place.width * WIDTH, place.height * WIDTH]
  const turn = `translate(${width / 2} ${height / 2}) rotate(${-place.angle}) translate(${-place.x * WIDTH} ${-place.y * WIDTH})`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full rounded-sm">
      <image href={url} width={WIDTH} height={TALLEST} preserveAspectRatio="xMidYMin meet" transform={turn} />
    </svg>
  )
}

interface MarkedPictureProps {
  url: string
  /** Places that are marked; the last of them stands out where `hasNewest`. */
  places: readonly PlaceInPicture[]
  hasNewest?: boolean
  /** What it shows, for those who do not see it; without it the picture says nothing that does not stand beside it. */
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
      <image href={url} width={WIDTH} height={TALLEST} preserveAspectRatio="xMidYMin meet" />
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
            hasNewest && number === places.length - 1 ? 'fill-honey/50 stroke-honey' : 'fill-herb/25 stroke-none',
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
    image.onload = () => setKnown({ url, ratio: image.naturalHeight / Math.max(1, image.naturalWidth) })
    image.src = url
    return () => {
      image.onload = null
    }
  }, [url])
  return known?.url === url ? known.ratio : undefined
}

import { clsx } from 'clsx'
import sprite from './glyphs.svg?url&no-inline'
import { GLYPHS, type Glyph, type Tint } from './glyphs.ts'

const tints: Record<Tint, string> = {
  dairy: 'bg-tint-dairy',
  veg: 'bg-tint-veg',
  fruit: 'bg-tint-fruit',
  grain: 'bg-tint-grain',
  meat: 'bg-tint-meat',
  jar: 'bg-tint-jar',
}

const sizes = {
  sm: 'size-10 text-h4',
  md: 'size-12 text-h3',
  lg: 'size-14 text-h2',
} as const

export interface ProductTileProps {
  /** Stands next to the tile, which only decorates it. */
  name: string
  glyph?: Glyph | undefined
  /** The ground without a glyph. */
  tint?: Tint
  size?: keyof typeof sizes
}

/**
 * A product's picture: its drawing, or the first letter of its name.
 * The drawings are one file outside of the scripts, fetched once and kept.
 */
export function ProductTile({ name, glyph, tint = 'jar', size = 'md' }: ProductTileProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-tile font-display',
        sizes[size],
        tints[glyph ? GLYPHS[glyph] : tint],
      )}
    >
      {glyph ? (
        <svg viewBox="0 0 48 48" className="size-4/5">
          <use href={`${sprite}#${glyph}`} />
        </svg>
      ) : (
        <span className="text-muted">{name.trim().charAt(0).toLocaleUpperCase('pl')}</span>
      )}
    </span>
  )
}

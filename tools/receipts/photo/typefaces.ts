import type { Random } from '../shopping/random.ts'

/** How letters come out of a till. */
export interface Typeface {
  /** CSS families; which of them are installed differs by machine. */
  families: string
  /** Height of a row in heights of its letters' box. */
  leading: number
  weight: number
  /** Thermal heads print letters narrower or wider than the typeface has them. */
  stretch: number
  spacing: string
}

const GRIDS: [string, ...string[]] = [
  '"IBM 3270", "DejaVu Sans Mono", monospace',
  '"DejaVu Sans Mono", monospace',
  'Hack, "DejaVu Sans Mono", monospace',
  '"Liberation Mono", "Courier New", monospace',
  '"Anonymous Pro", "DejaVu Sans Mono", monospace',
  'Inconsolata, "DejaVu Sans Mono", monospace',
  '"JetBrains Mono", "Liberation Mono", monospace',
  '"PT Mono", "DejaVu Sans Mono", monospace',
  '"Go Mono", "Liberation Mono", monospace',
  '"League Mono Condensed", "DejaVu Sans Mono", monospace',
  '"M PLUS Code Latin 50", "Liberation Mono", monospace',
  '"Spleen 16x32", Unifont, "DejaVu Sans Mono", monospace',
  'Terminus, "Terminus (TTF)", "DejaVu Sans Mono", monospace',
  'Agave, "DejaVu Sans Mono", monospace',
  '"Noto Sans Mono", "Noto Mono", monospace',
  'mononoki, "Liberation Mono", monospace',
  '"Courier Prime", "Liberation Mono", monospace',
  'Unifont, "Liberation Mono", monospace',
  '"Nimbus Mono PS", FreeMono, "Liberation Mono", monospace',
  'FreeMono, "Nimbus Mono PS", "Liberation Mono", monospace',
]

const PROPORTIONAL: [string, ...string[]] = [
  '"Liberation Sans Narrow", "Nimbus Sans Narrow", "Arial Narrow", sans-serif',
  '"Roboto Condensed", "DejaVu Sans Condensed", sans-serif',
  '"Open Sans Condensed", "Liberation Sans Narrow", sans-serif',
  '"PT Sans Narrow", "Liberation Sans Narrow", sans-serif',
  '"DejaVu Sans Condensed", "DejaVu Sans", sans-serif',
  'Roboto, "Liberation Sans", sans-serif',
  'Lato, "Liberation Sans", sans-serif',
  '"Open Sans", "DejaVu Sans", sans-serif',
]

/** A grid of characters as most tills print, or a narrow proportional face; documents always proportional. */
export function chooseTypeface(random: Random, paper: 'thermal' | 'document'): Typeface {
  const grid = paper === 'thermal' && random.chance(0.68)
  return {
    families: random.pick(grid ? GRIDS : PROPORTIONAL),
    leading: random.between(1.08, 1.4),
    weight: random.pick([400, 400, 400, 700]),
    stretch: grid ? random.between(0.78, 1.02) : random.between(0.92, 1.05),
    spacing: grid ? '0' : `${random.between(0, 0.04).toFixed(3)}em`,
  }
}

import { blob, darken, disc, gloss, lighten, oval, round, type Sketch, scatter, shape, spots } from '../sketch.ts'

/** A piece fried or baked brown: an oval with darker and lighter spots. */
export function browned(sketch: Sketch, rx: number, ry: number, colour: string): string {
  return (
    `<g transform="scale(1 ${round(ry / rx)})">${shape(blob(sketch, rx, 0.07, 12), sketch.ball(colour, 0.4, 0.42))}</g>` +
    spots(sketch, Math.round(rx / 2), 0.85)
      .map(({ x, y }) => oval(sketch.between(1.5, 4), 1.6, sketch.pick([darken(colour, 0.35), lighten(colour, 0.3)]), x * rx, y * ry, 0.5))
      .join('') +
    gloss(
      `M${round(-rx * 0.55)} ${round(-ry * 0.35)}q${round(rx * 0.3)} ${round(-ry * 0.35)} ${round(rx * 0.75)} ${round(-ry * 0.3)}`,
      2.4,
      0.45,
    )
  )
}

/** Places around a middle one, the outer ones turned along the ring. */
export function ringOf(count: number, radius: number): { x: number; y: number; turn: number }[] {
  const outer = Array.from({ length: count - 1 }, (_, place) => {
    const angle = (place / (count - 1)) * Math.PI * 2 - 0.6
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius * 0.92, turn: (angle * 180) / Math.PI + 90 }
  })
  return [...outer, { x: 0, y: 4, turn: 20 }]
}

/** Sugar dusted over what is baked. */
export const powderedSugar = (sketch: Sketch, count: number, radius: number): string =>
  scatter(sketch, count, radius, () => disc(sketch.between(0.6, 1.6), '#ffffff', 0, 0, 0.85))

import { curvedStrip, type DrawPiece } from './pieces-produce.ts'
import { blob, darken, disc, gloss, lighten, line, mix, oval, round, type Sketch, scatter, shape, spots } from './sketch.ts'

const tone = (light: string, dark: string): string => mix(dark, light, 0.5)

export const beans: DrawPiece = (sketch, { light, dark }) =>
  scatter(sketch, 3, 11, () => shape('M-8 0C-8-7 8-7 8 0C8 4 3 1 0 1S-8 4-8 0Z', sketch.ball(tone(light, dark), 0.4, 0.35)))

export const grains: DrawPiece = (sketch, { light, dark }) => drawGrains(sketch, 14, 13, tone(light, dark))

/** Boiled rice or groats over a disc. */
export function drawGrains(sketch: Sketch, count: number, radius: number, colour: string): string {
  return spots(sketch, count, radius, 1.2)
    .map(({ x, y, turn }) => {
      const fill = sketch.pick([colour, lighten(colour, 0.28), lighten(colour, 0.12), darken(colour, 0.22)])
      const [rx, ry] = [round(sketch.between(3, 4)), round(sketch.between(2, 2.7))]
      return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})" fill="${fill}"/>`
    })
    .join('')
}

export const noodle: DrawPiece = (sketch, { light, dark }) => curvedStrip(sketch, 12, 5, mix(dark, light, 0.7))

export const nut: DrawPiece = (sketch, { light, dark }) =>
  shape(blob(sketch, 9, 0.22, 8), sketch.ball(tone(light, dark), 0.4, 0.4)) + line('M-5-2Q0-5 5-1M-4 3Q0 1 5 3', darken(dark, 0.35), 1.1)

export const seeds: DrawPiece = (sketch, { light, dark }) =>
  scatter(sketch, 3, 9, () => shape('M0-6C4.5-3 4.5 3 0 6C-4.5 3-4.5-3 0-6Z', sketch.ball(tone(light, dark), 0.4, 0.35)))

export const eggHalf: DrawPiece = (sketch) =>
  oval(16.5, 20, sketch.ball('#fdf8ea', 0.6, 0.12)) +
  disc(10, sketch.ball('#f4a623', 0.45, 0.18), 0.5, 3) +
  `<ellipse cx="-3" cy="-1" rx="3" ry="2" fill="#fff3c4" opacity=".8" transform="rotate(-30)"/>`

export function friedEgg(sketch: Sketch): string {
  return (
    shape(blob(sketch, 31, 0.14, 12), '#e8cf9c', 0.7) +
    shape(blob(sketch, 29, 0.13, 12), sketch.ball('#fffaf0', 0.7, 0.1)) +
    disc(13, sketch.ball('#f5a01d', 0.5, 0.2), 1, -1) +
    line('M-6-6a9 9 0 0 1 7-4', '#fff0c0', 3)
  )
}

export const meatChunk: DrawPiece = (sketch, { light, dark }) =>
  shape(blob(sketch, 16, 0.2, 8, 0.82), sketch.ball(mix(dark, light, 0.35), 0.45, 0.35)) +
  [-5, 1, 6].map((y) => line(`M-9 ${y}q8-3 17-1`, darken(dark, 0.3), 0.9, 0.22)).join('') +
  gloss('M-8-6q5-4 11-3', 2, 0.4)

export const drumstick: DrawPiece = (sketch, { light, dark }) =>
  line('M26 26L40 40', '#f4e6cc', 9) +
  disc(5.5, '#fbf1de', 42, 36) +
  disc(5.5, '#f4e6cc', 37, 43) +
  shape(
    'M-30-14C-30-36-2-42 16-26C32-12 36 16 30 28C22 34-2 30-14 20C-24 12-30 0-30-14Z',
    sketch.gradient([
      [0, mix(light, '#f0b45e', 0.5)],
      [0.45, mix(dark, '#c9772c', 0.5)],
      [1, darken(mix(dark, '#c9772c', 0.5), 0.55)],
    ]),
  ) +
  scatter(sketch, 16, 22, () => oval(sketch.between(1, 4), 1.3, sketch.pick(['#7a3a12', '#5f2b0c', '#e9b060']), 0, 0, 0.55)) +
  gloss('M-20-16C-18-28 0-30 8-22', 4, 0.45)

/** A piece of fish with its flakes. */
export const fillet: DrawPiece = (sketch, { light, dark }) =>
  shape('M-34-14C-20-22 22-22 34-12C38-2 36 10 30 15C10 20-18 20-32 14C-38 6-38-6-34-14Z', sketch.flat(mix(dark, light, 0.7), 0.35, 0.2)) +
  [-22, -9, 4, 17].map((x) => line(`M${x}-15q11 14 2 30`, lighten(light, 0.45), 2.4, 0.85)).join('') +
  gloss('M-28-10C-14-16 8-16 22-13', 2.2, 0.5)

export const sausageSlice: DrawPiece = (sketch, { light, dark }) =>
  disc(13, sketch.ball(darken(dark, 0.25), 0.25, 0.3)) +
  disc(11, sketch.ball(tone(light, dark), 0.35, 0.16)) +
  scatter(sketch, 6, 7.5, () => disc(1.5, lighten(light, 0.35), 0, 0, 0.8)) +
  gloss('M-8-4A9 9 0 0 1-1-8.600', 1.6, 0.5)

export const shrimp: DrawPiece = (sketch, { light, dark }) =>
  line('M-12 10C-18-8-2-18 10-10C17-4 14 5 8 8', sketch.flat(tone(light, dark), 0.3, 0.2), 10) +
  [-0.2, 0.25, 0.7]
    .map((place) => line(`M${round(-10 + place * 18)} ${round(-2 - place * 6)}l5 6`, lighten(light, 0.5), 1.6, 0.8))
    .join('') +
  shape('M-12 10L-20 14L-15 5Z', dark)

/** A cut block with three lit sides: feta, tofu, chocolate. */
export const block: DrawPiece = (_sketch, { light, dark }) => {
  const colour = mix(dark, light, 0.75)
  return (
    shape('M-10-5L-2-10L10-6L3 0Z', lighten(light, 0.5)) +
    shape('M-10-5L3 0L2.500 10L-9 5Z', colour) +
    shape('M3 0L10-6L9 4.500L2.500 10Z', mix(colour, dark, 0.6))
  )
}

export const crumbs: DrawPiece = (sketch, { light, dark }) =>
  scatter(sketch, 4, 9, () => shape(blob(sketch, sketch.between(3.5, 6.5), 0.25, 7), sketch.ball(mix(dark, light, 0.8), 0.6, 0.14)))

export const shreds: DrawPiece = (sketch, { light, dark }) =>
  scatter(
    sketch,
    5,
    11,
    () => `<rect x="-6" y="-1.3" width="12" height="2.6" rx="1.3" fill="${sketch.pick([light, dark, lighten(light, 0.4)])}"/>`,
  )

export const dollop: DrawPiece = (sketch, { light, dark }) => drawDollop(sketch, 19, light, dark)

export function drawDollop(sketch: Sketch, radius: number, light = '#fffaf0', dark = '#e8ddc9'): string {
  const r = (share: number): number => round(radius * share)
  return (
    shape(blob(sketch, radius, 0.13, 9), sketch.ball(mix(dark, light, 0.85), 0.7, 0.12)) +
    line(
      `M${r(-0.45)} ${r(0.1)}C${r(-0.4)} ${r(-0.55)} ${r(0.5)} ${r(-0.5)} ${r(0.35)} ${r(0.05)}S${r(-0.2)} ${r(0.3)} 0 ${r(-0.05)}`,
      darken(dark, 0.25),
      1.6,
      0.65,
    ) +
    gloss(`M${r(-0.5)} ${r(-0.3)}q${r(0.2)} ${r(-0.3)} ${r(0.5)} ${r(-0.35)}`, 2, 0.9)
  )
}

import { at, blob, darken, disc, gloss, lighten, line, mix, oval, round, type Sketch, scatter, shape, spots } from './sketch.ts'

/** The two colours of a food, as its record has them. */
export interface PieceColours {
  light: string
  dark: string
}

/** Draws one piece around 0/0, about 30 units wide. */
export type DrawPiece = (sketch: Sketch, colours: PieceColours) => string

const tone = (light: string, dark: string): string => mix(dark, light, 0.5)

/** A slice with a rind, and what is drawn on its flesh. */
function slice(sketch: Sketch, radius: number, rind: string, flesh: string, inner = ''): string {
  return (
    disc(radius, sketch.ball(rind, 0.25, 0.3)) +
    disc(radius * 0.86, sketch.ball(flesh, 0.35, 0.12)) +
    inner +
    gloss(
      `M${round(-radius * 0.62)} ${round(-radius * 0.3)}A${round(radius * 0.7)} ${round(radius * 0.7)} 0 0 1 0 ${round(-radius * 0.68)}`,
      1.6,
    )
  )
}

export const coin: DrawPiece = (sketch, { light, dark }) =>
  slice(sketch, 12.5, darken(dark, 0.06), light, disc(4.6, lighten(light, 0.35), 0, 0, 0.7))

export const seededSlice: DrawPiece = (sketch, { light, dark }) =>
  slice(
    sketch,
    14.5,
    dark,
    light,
    scatter(sketch, 7, 7, () => oval(2.1, 1, mix(light, '#fffbe2', 0.55))),
  )

export const tomatoSlice: DrawPiece = (sketch, { light, dark }) => {
  const chambers = [0, 72, 144, 216, 288].map((turn) => {
    const [x, y] = [Math.cos(turn / 57.3) * 8.5, Math.sin(turn / 57.3) * 8.5]
    return at(x, y, turn, oval(4.6, 3.6, mix(light, '#ffc890', 0.5)) + disc(0.9, '#fbe3a0', -1, -1) + disc(0.9, '#fbe3a0', 1.5, 1))
  })
  return slice(sketch, 17, dark, mix(dark, light, 0.6), chambers.join(''))
}

export const wedge: DrawPiece = (sketch, { light, dark }) =>
  shape('M-18 5A18.5 18.5 0 0 1 18 5C8 10-8 10-18 5Z', sketch.ball(tone(light, dark), 0.35, 0.4)) +
  line('M-11 2A12 12 0 0 1 11 2', lighten(light, 0.4), 1.6, 0.7) +
  gloss('M-12-4A15 15 0 0 1-2-11', 2, 0.45)

export const appleSlice: DrawPiece = (sketch, { light, dark }) =>
  shape('M-20-8C-16 14 16 14 20-8C12-13-12-13-20-8Z', dark) +
  shape('M-19-8.5C-14 10.5 14 10.5 19-8.5C11-13-11-13-19-8.5Z', sketch.flat(light, 0.5, 0.2)) +
  line('M-9-6q9 4 18 0', darken(light, 0.2), 1.2) +
  gloss('M-13-8q6-3 12-3', 2, 0.6)

export const pearSlice: DrawPiece = (sketch, { light, dark }) =>
  shape('M0 21C-13 21-17 10-13 1C-10-6-6-8-5-15C-4-21 4-21 5-15C6-8 10-6 13 1C17 10 13 21 0 21Z', dark) +
  shape(
    'M0 19C-11 19-15 9.500-11.500 1.500C-8.500-5-4.500-7.500-3.500-14C-3-18 3-18 3.500-14C4.500-7.500 8.500-5 11.500 1.500C15 9.500 11 19 0 19Z',
    sketch.flat(light, 0.5, 0.16),
  ) +
  shape('M0 13C-4 11-4 5 0 2C4 5 4 11 0 13Z', darken(light, 0.14), 0.8) +
  oval(1.1, 2.2, '#6b4a22', -1.6, 8) +
  oval(1.1, 2.2, '#6b4a22', 1.6, 8)

export const avocadoSlice: DrawPiece = (sketch, { light, dark }) =>
  shape('M-23 7C-20-19 20-19 23 7C17 3 10 1 0 1S-17 3-23 7Z', darken(dark, 0.35)) +
  shape('M-21 5.5C-18-16 18-16 21 5.5C15 2 9 0 0 0S-15 2-21 5.5Z', sketch.flat(tone(light, dark), 0.4, 0.1)) +
  shape('M-16 3C-12-6 12-6 16 3C9 0-9 0-16 3Z', lighten(light, 0.4), 0.8)

export const potato: DrawPiece = (sketch, { light, dark }) =>
  shape(blob(sketch, 18, 0.11, 9, 0.82), sketch.ball(mix(dark, light, 0.7), 0.5, 0.24)) + gloss('M-9-6q5-6 13-5', 2.4, 0.6)

export const cube: DrawPiece = (sketch, { light, dark }) =>
  shape(blob(sketch, 13, 0.16, 7), sketch.ball(tone(light, dark), 0.4, 0.24)) + gloss('M-6-4q4-4 8-3', 1.5, 0.45)

export const strip: DrawPiece = (sketch, { light, dark }) => {
  const colour = sketch.pick([tone(light, dark), light, dark])
  return curvedStrip(sketch, 15, 7, colour)
}

export function curvedStrip({ between }: Sketch, length: number, width: number, colour: string): string {
  const bend = round(between(4, 9))
  const path = `M${-length} ${round(bend / 2)}Q0 ${-bend} ${length} ${round(bend / 2)}`
  const shine = `M${round(-length * 0.7)} ${round(bend / 4 - 1)}Q0 ${round(-bend * 0.9 - 1)} ${round(length * 0.5)} ${round(bend / 5 - 1.5)}`
  return line(path, darken(colour, 0.28), width + 1.2) + line(path, colour, width) + line(shine, lighten(colour, 0.6), width * 0.26, 0.8)
}

export const onionSlivers: DrawPiece = (sketch, { light, dark }) =>
  scatter(sketch, 3, 8, () => curvedStrip(sketch, 8, 3, sketch.pick([light, dark, tone(light, dark)])))

export const olive: DrawPiece = (sketch, { dark }) =>
  disc(9, sketch.ball(dark, 0.35, 0.4)) + disc(3.6, darken(dark, 0.7)) + gloss('M-5.5-3A6.5 6.5 0 0 1-1-6', 1.6, 0.7)

export const peas: DrawPiece = (sketch, { light, dark }) =>
  scatter(sketch, 4, 10.5, () => disc(5, sketch.ball(tone(light, dark), 0.5, 0.3)))

export const raspberry: DrawPiece = (sketch, { light, dark }) =>
  disc(11, darken(dark, 0.35)) +
  spots(sketch, 16, 9.5, 0.2)
    .map(({ x, y }) => disc(3, sketch.ball(tone(light, dark), 0.5, 0.25), x, y))
    .join('') +
  disc(1.3, '#ffffff', -3.5, -4.5, 0.6)

export const strawberry: DrawPiece = (sketch, { light, dark }) =>
  shape('M0 15C-9 9-14-1-10-8C-7-12 7-12 10-8C14-1 9 9 0 15Z', sketch.ball(tone(light, dark), 0.4, 0.3)) +
  shape('M0 8C-4 4-6-2-4-5C-2-7 2-7 4-5C6-2 4 4 0 8Z', lighten(light, 0.5))

export const blueberry: DrawPiece = (sketch, { light, dark }) =>
  disc(8.5, sketch.ball(tone(light, dark), 0.4, 0.4)) + shape('M-2.5-2l2.5 1 2.5-1-1 2.5 1 2.5-2.5-1-2.5 1 1-2.5Z', darken(dark, 0.4))

export const citrusSlice: DrawPiece = (sketch, { light, dark }) => {
  const spokes = [0, 45, 90, 135].map((turn) => {
    const [x, y] = [round(11 * Math.cos(turn / 57.3)), round(11 * Math.sin(turn / 57.3))]
    return line(`M${-x} ${-y}L${x} ${y}`, '#fffbe2', 1.6)
  })
  return slice(sketch, 14, dark, light, spokes.join(''))
}

export const leaf: DrawPiece = (sketch, { light, dark }) => drawLeaf(sketch, 19, sketch.pick([tone(light, dark), light, dark]), 0.62)

function drawLeaf(sketch: Sketch, length: number, colour: string, width: number): string {
  const wide = length * width
  const outline = `M0 ${length}C${round(wide * 1.3)} ${round(length * 0.5)} ${round(wide * 1.2)} ${round(-length * 0.5)} 0 ${-length}C${round(-wide * 1.2)} ${round(-length * 0.5)} ${round(-wide * 1.3)} ${round(length * 0.5)} 0 ${length}Z`
  const veins = [-0.35, 0.05, 0.42].map((place) => {
    const y = round(length * place)
    return line(`M0 ${y + 3}L${round(wide * 0.6)} ${y - 3}M0 ${y + 3}L${round(-wide * 0.6)} ${y - 3}`, lighten(colour, 0.4), 0.6, 0.5)
  })
  return (
    shape(outline, sketch.flat(colour, 0.28, 0.3)) +
    line(`M0 ${round(length * 0.9)}L0 ${round(-length * 0.75)}`, lighten(colour, 0.45), 1, 0.7) +
    veins.join('')
  )
}

export const lettuceLeaf: DrawPiece = (sketch, { light, dark }) =>
  shape(blob(sketch, 22, 0.2, 13), sketch.ball(sketch.pick([light, dark, tone(light, dark)]), 0.4, 0.25)) +
  line('M0 18Q2 0-2-14M0 8L10-2M0 8L-10-2M0-2L8-10', lighten(light, 0.6), 1.4, 0.7)

export const rocketLeaf: DrawPiece = (sketch, { light, dark }) => {
  const colour = sketch.pick([light, dark, tone(light, dark)])
  return (
    shape(
      'M0 24C-2 12-1 6 0 2C-10 4-12-2-7-5C-13-9-9-16-5-12C-8-20 0-26 0-26S8-20 5-12C9-16 13-9 7-5C12-2 10 4 0 2Z',
      sketch.flat(colour, 0.25, 0.3),
    ) + line('M0 24L0-20', lighten(colour, 0.45), 1.1)
  )
}

export const parsley: DrawPiece = (sketch, { light, dark }) => {
  const colour = sketch.pick([dark, tone(light, dark)])
  const leaflet =
    shape('M0 7C-8 4-9-2-5-4C-6-9 0-11 0-8C0-11 6-9 5-4C9-2 8 4 0 7Z', sketch.flat(colour, 0.3, 0.25)) +
    line('M0 6L0-5', lighten(colour, 0.4), 0.7, 0.7)
  return line('M0 13L0 0', light, 1.6) + at(0, -7, 0, leaflet) + at(-7, 0, -55, leaflet) + at(7, 0, 55, leaflet)
}

export const dill: DrawPiece = (sketch, { light, dark }) =>
  line('M0 12Q1 0 0-13', dark, 1.3) +
  [-10, -6, -2, 2, 6]
    .map((y) => {
      const [left, right] = [round(sketch.between(5, 8)), round(sketch.between(5, 8))]
      return line(`M0 ${y + 3}L${right} ${y - 3}M0 ${y + 3}L${-left} ${y - 3}M3 ${y}l3 0M-3 ${y}l-3 0`, sketch.pick([light, dark]), 1)
    })
    .join('')

export const basil: DrawPiece = (sketch, { light, dark }) =>
  at(-5, 0, -34, drawLeaf(sketch, 14, dark, 0.62)) +
  at(5, -1.5, 30, drawLeaf(sketch, 13, light, 0.62)) +
  at(0, -3, -2, drawLeaf(sketch, 12, tone(light, dark), 0.62))

export const chives: DrawPiece = (sketch, { light, dark }) =>
  scatter(sketch, 4, 10, () => `<circle r="2.7" fill="none" stroke="${sketch.pick([light, dark, tone(light, dark)])}" stroke-width="1.7"/>`)

export const rosemary: DrawPiece = (sketch, { light, dark }) =>
  line('M0 18L0-18', '#6b5a3a', 1.6) +
  [-15, -10, -5, 0, 5, 10].map((y) => line(`M0 ${y + 3}L7 ${y - 3}M0 ${y + 3}L-7 ${y - 3}`, sketch.pick([light, dark]), 2.4)).join('')

export const floret: DrawPiece = (sketch, { light, dark }) =>
  shape('M-6 18C-5 6-8 2-10-2L10-2C8 2 5 6 6 18C2 20-2 20-6 18Z', sketch.flat(lighten(light, 0.3), 0.3, 0.2)) +
  spots(sketch, 9, 13)
    .map(({ x, y }) => disc(7.5, sketch.ball(tone(light, dark), 0.35, 0.35), x, y * 0.7 - 9))
    .join('') +
  spots(sketch, 12, 13)
    .map(({ x, y }) => disc(1.6, lighten(light, 0.35), x, y * 0.7 - 11, 0.8))
    .join('')

export const mushroom: DrawPiece = (sketch, { light, dark }) => {
  const cap = 'M-17 3C-18-14-9-19 0-19S18-14 17 3'
  return (
    shape(`${cap}C13 8 8 5 6 5L7 15C4 18-4 18-7 15L-6 5C-8 5-13 8-17 3Z`, sketch.flat(light, 0.4, 0.16)) +
    line(cap, darken(dark, 0.2), 3.4) +
    shape('M-10-1C-8-8 8-8 10-1C6 2 4-3 0-3S-6 2-10-1Z', darken(dark, 0.35), 0.75)
  )
}

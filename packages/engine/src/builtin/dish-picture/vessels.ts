import { at, darken, disc, gloss, lighten, round, type Sketch, shadow } from './sketch.ts'
import { texture } from './textures.ts'

/** What a dish is served in, seen from above around 0/0. */
export type Vessel = 'plate' | 'bowl' | 'pot' | 'pan' | 'tray' | 'board' | 'jar'

/** Radius of the room that food has in round vessels. */
export const FOOD_RADIUS = 111

/** Draws a vessel in one of its colours. */
export function drawVessel(sketch: Sketch, vessel: Vessel): string {
  switch (vessel) {
    case 'plate':
      return drawPlate(sketch, sketch.pick(['#f7efe0', '#f3ead9', '#eee6d8']))
    case 'bowl':
      return drawBowl(sketch, sketch.pick(['#f7efe0', '#eae3d4', '#3f5568', '#8fa79b', '#d9b99a', '#5a4a44']), 130)
    case 'pot':
      return drawPot(sketch, sketch.pick(['#a8391c', '#2f5a4a', '#34506a']))
    case 'pan':
      return drawPan(sketch)
    case 'tray':
      return drawTray(sketch, sketch.pick(['#3d5f6e', '#6e4a3d', '#4a5a48']))
    case 'board':
      return drawBoard(sketch)
    case 'jar':
      return drawBowl(sketch, '#e9e4da', 104)
  }
}

/** Below a round vessel: a gradient, as blurring so large a disc would take longer than all the rest. */
function roundShadow(sketch: Sketch, radius: number): string {
  const soft = sketch.gradient(
    [
      [0.78, '#331207', 0.55],
      [0.9, '#331207', 0.3],
      [1, '#331207', 0],
    ],
    'centre',
  )
  return disc(radius * 1.14, soft, 9, 14)
}

function drawPlate(sketch: Sketch, colour: string): string {
  const r = 132
  const rim = sketch.gradient([
    [0, lighten(colour, 0.5)],
    [0.72, colour],
    [1, darken(colour, 0.22)],
  ])
  const well = sketch.gradient(
    [
      [0, darken(colour, 0.1)],
      [0.55, lighten(colour, 0.2)],
      [1, lighten(colour, 0.45)],
    ],
    'diagonal',
  )
  const edge = sketch.gradient(
    [
      [0.82, darken(colour, 0.3), 0],
      [1, darken(colour, 0.4), 0.35],
    ],
    'wall',
  )
  return (
    roundShadow(sketch, r) +
    disc(r, rim) +
    ring(r - 2.5, '#ffffff', 1.6, 0.5) +
    ring(r * 0.965, darken(colour, 0.3), 1.3, 0.35) +
    disc(r * 0.77, well) +
    disc(r * 0.76, edge) +
    gloss(
      `M${round(-r * 0.8)} ${round(-r * 0.42)}A${round(r * 0.9)} ${round(r * 0.9)} 0 0 1 ${round(-r * 0.22)} ${round(-r * 0.87)}`,
      4,
      0.65,
    )
  )
}

function drawBowl(sketch: Sketch, colour: string, r: number): string {
  const outside = sketch.gradient([
    [0, lighten(colour, 0.45)],
    [0.7, colour],
    [1, darken(colour, 0.4)],
  ])
  const inside = sketch.gradient(
    [
      [0, darken(colour, 0.55)],
      [1, lighten(colour, 0.15)],
    ],
    'diagonal',
  )
  return (
    roundShadow(sketch, r) +
    disc(r, outside) +
    ring(r - 3, lighten(colour, 0.65), 3, 0.75) +
    disc(r * 0.9, inside) +
    gloss(
      `M${round(-r * 0.86)} ${round(-r * 0.42)}A${round(r * 0.96)} ${round(r * 0.96)} 0 0 1 ${round(-r * 0.3)} ${round(-r * 0.91)}`,
      3.4,
      0.75,
    )
  )
}

function drawPot(sketch: Sketch, colour: string): string {
  const r = 128
  const handle = `<path d="M${r - 8}-30h26a18 18 0 0 1 18 18v24a18 18 0 0 1-18 18h-26v-16h22a6 6 0 0 0 6-6V-8a6 6 0 0 0-6-6h-22Z" fill="${sketch.flat(colour, 0.25, 0.4)}"/>`
  const handles = [24, 204].map((turn) => at(0, 0, turn, `<g filter="${shadow(sketch, 6, 5, 9, 0.5)}">${handle}</g>`))
  return handles.join('') + drawBowl(sketch, colour, r) + disc(r * 0.88, '#2a1710') + ring(r * 0.88, lighten(colour, 0.3), 2, 0.5)
}

function drawPan(sketch: Sketch): string {
  const [r, colour] = [126, '#37322f']
  const handle = `<path d="M${r - 6}-13h34l98-3a14 14 0 0 1 0 32l-98-3h-34Z" fill="${sketch.flat('#5d3a20', 0.25, 0.35)}"/>`
  return (
    at(0, 0, 38, `<g filter="${shadow(sketch, 6, 5, 9, 0.5)}">${handle}</g>${disc(5, '#20140c', r + 112)}`) +
    drawBowl(sketch, colour, r) +
    disc(r * 0.89, sketch.ball('#4a4440', 0.15, 0.4))
  )
}

function drawTray(sketch: Sketch, colour: string): string {
  const inside = sketch.gradient(
    [
      [0, darken(colour, 0.6)],
      [1, lighten(colour, 0.05)],
    ],
    'diagonal',
  )
  return (
    `<g filter="${shadow(sketch, 9, 8, 13, 0.5)}"><rect x="-166" y="-24" width="332" height="48" rx="22" fill="${sketch.flat(colour, 0.2, 0.4)}"/><rect x="-148" y="-112" width="296" height="224" rx="44" fill="${sketch.flat(colour, 0.35, 0.35)}"/></g>` +
    '<rect x="-144" y="-108" width="288" height="216" rx="41" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>' +
    `<rect x="-132" y="-96" width="264" height="192" rx="32" fill="${inside}"/>`
  )
}

function drawBoard(sketch: Sketch): string {
  const wood = sketch.flat('#c08a52', 0.3, 0.22)
  const face = '<rect x="-194" y="-116" width="352" height="232" rx="26"/>'
  return at(
    0,
    0,
    -7,
    `<g filter="${shadow(sketch, 9, 7, 12, 0.5)}"><rect x="-194" y="-116" width="352" height="232" rx="26" fill="${wood}"/></g><g clip-path="${sketch.clip(face)}">${texture('board', -194, -116, 352, 232)}</g><rect x="-191" y="-113" width="346" height="226" rx="23" fill="none" stroke="#fff" stroke-width="1.6" opacity=".3"/>`,
  )
}

function ring(radius: number, colour: string, width: number, opacity = 1): string {
  return `<circle r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
}

import { describe, expect, it } from 'vitest'
import { cutsText } from './cuts-text.ts'
import { evenLight } from './even-light.ts'
import { findPaper } from './find-paper.ts'
import { fromUnitSquare, type Point, project, type Quad } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'
import { placeReceipt } from './place-receipt.ts'
import { resample } from './resample.ts'
import { skewOf } from './text-direction.ts'

/** A picture drawn point by point. */
function draw(width: number, height: number, shade: (x: number, y: number) => number): GreyPicture {
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))) }
}

/** Words of dashes in lines 20 pixels apart, as print looks from afar. */
const isPrint = (x: number, y: number) => y % 20 < 10 && x % 9 < 6 && x % 90 < 70 && (x * 7 + y) % 13 > 2

const PAPER: Quad = [
  { x: 150, y: 90 },
  { x: 430, y: 110 },
  { x: 460, y: 710 },
  { x: 120, y: 690 },
]

/** The part of the paper inside of its blank margins. */
const PRINTED: Quad = [
  { x: 175, y: 120 },
  { x: 405, y: 140 },
  { x: 430, y: 680 },
  { x: 150, y: 660 },
]

function isInside(quad: Quad, { x, y }: Point): boolean {
  return quad.every((from, index) => {
    const to = quad[(index + 1) % 4] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })
}

/** A printed paper on a dark table, in light that falls from one side. */
const photo = draw(600, 800, (x, y) => {
  const light = 0.5 + x / 1200
  return light * (isInside(PAPER, { x, y }) ? (isInside(PRINTED, { x, y }) && isPrint(x, y) ? 60 : 240) : 70)
})

it('finds the four corners of a paper on a table', () => {
  const corners = findPaper(photo)
  expect(corners).not.toBeNull()
  for (const [index, corner] of PAPER.entries()) {
    expect(Math.abs((corners?.[index]?.x ?? 0) - corner.x)).toBeLessThan(18)
    expect(Math.abs((corners?.[index]?.y ?? 0) - corner.y)).toBeLessThan(18)
  }
})

it('tells the edge of a paper from the edge of a shadow by the print that runs across', () => {
  const [topLeft, topRight, bottomRight, bottomLeft] = PAPER
  expect(cutsText(photo, PAPER)).toBe(false)
  expect(cutsText(photo, [{ x: 290, y: 100 }, topRight, bottomRight, { x: 290, y: 700 }])).toBe(true)
  expect(cutsText(photo, [topLeft, topRight, { x: 445, y: 410 }, { x: 135, y: 390 }])).toBe(true)
  expect(cutsText(photo, [{ x: 135, y: 390 }, { x: 445, y: 410 }, bottomRight, bottomLeft])).toBe(true)
})

it('finds no paper where nothing stands out', () => {
  expect(findPaper(draw(600, 800, () => 200))).toBeNull()
  expect(findPaper(draw(600, 800, (x, y) => (isPrint(x, y) ? 40 : 230)))).toBeNull()
})

it('makes paper white and print black whatever the light', () => {
  const page = evenLight(draw(320, 320, (x, y) => (0.3 + x / 500) * (isPrint(x, y) ? 90 : 240)))
  const [print, paper] = [[], []] as [number[], number[]]
  for (const [at, shade] of page.pixels.entries()) (isPrint(at % 320, Math.floor(at / 320)) ? print : paper).push(shade)
  expect(Math.max(...print)).toBeLessThan(90)
  expect(Math.min(...paper)).toBeGreaterThan(170)
})

/** Printed lines turned clockwise by so many degrees. */
function turned(degrees: number): GreyPicture {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return draw(400, 600, (x, y) => (isPrint(Math.round(1000 + x * cos + y * sin), Math.round(1000 + y * cos - x * sin)) ? 20 : 255))
}

describe('the direction of print', () => {
  it.each([-12, -3, 0, 2.5, 8])('is found where the lines are turned by %s degrees', (degrees) => {
    expect((skewOf(turned(degrees), 20) * 180) / Math.PI).toBeCloseTo(degrees, 0)
  })

  it('is found where the lines run from top to bottom', () => {
    const sideways = draw(800, 600, (x, y) => (isPrint(y, x) ? 20 : 255))
    const [topLeft, topRight] = placeReceipt(sideways).corners
    // The upper side of the text is one of the picture's short sides.
    expect(Math.abs(topLeft.x - topRight.x)).toBeLessThan(5)
  })
})

it('takes a quadrangle in perspective corner by corner', () => {
  const projection = fromUnitSquare(PAPER)
  const unit: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  for (const [index, [u, v]] of unit.entries()) {
    const { x, y } = project(projection, u, v)
    expect([x, y]).toEqual([expect.closeTo(PAPER[index]?.x ?? 0), expect.closeTo(PAPER[index]?.y ?? 0)])
  }
})

it('fills with white what lies outside of a picture', () => {
  const { pixels } = resample(
    draw(4, 4, () => 9),
    2,
    1,
    { a: 100, b: 0, c: 0, d: 0, e: 0, f: 1, g: 0, h: 0 },
  )
  expect([...pixels]).toEqual([9, 255])
})

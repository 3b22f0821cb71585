import { describe, expect, it } from 'vitest'
import { closeBrokenStrokes } from './broken-strokes.ts'
import { denoised, evenIllumination, resample } from './clean-page.ts'
import { findText } from './find-text.ts'
import { fromUnitSquare, type Point, project, type Quad } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'
import { connectedComponents } from './letters.ts'

/** A picture drawn point by point. */
function draw(width: number, height: number, shade: (x: number, y: number) => number): GreyPicture {
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))) }
}

/** Words of angular letters, 7 pixels wide and 12 high, in lines 22 pixels apart. */
const isPrint = (x: number, y: number) => y % 22 < 12 && x % 9 < 7 && x % 90 < 70 && (x % 9 < 3 || y % 22 >= 9)

const SIZE = { width: 700, height: 900 }
const TEXT = { width: 340, height: 518 }
const MARGIN = 30

/** From the middle of the picture, in the directions of a text that is turned clockwise. */
function onPaper(x: number, y: number, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [right, down] = [x - SIZE.width / 2, y - SIZE.height / 2]
  return { x: right * cos + down * sin + TEXT.width / 2, y: down * cos - right * sin + TEXT.height / 2 }
}

/** A receipt turned by so many degrees on a table, in the light that falls on each place. */
function photo(degrees: number, table: (x: number, y: number) => number, light: (x: number, y: number) => number = () => 1): GreyPicture {
  return draw(SIZE.width, SIZE.height, (x, y) => {
    const at = onPaper(x, y, degrees)
    const isOn = (margin: number) => at.x >= -margin && at.y >= -margin && at.x < TEXT.width + margin && at.y < TEXT.height + margin
    if (!isOn(MARGIN)) return light(x, y) * table(x, y)
    return light(x, y) * (isOn(0) && isPrint(Math.floor(at.x), Math.floor(at.y)) ? 60 : 240)
  })
}

/** How far, in pixels, the found corners lie beyond the text, each measured along and across it. */
function beyondText(picture: GreyPicture, degrees: number): number[] {
  const [a, b, c, d] = findText(picture)?.corners.map(({ x, y }) => onPaper(x, y, degrees)) ?? []
  return [
    0 - (a?.x ?? NaN),
    (b?.x ?? NaN) - TEXT.width,
    (c?.y ?? NaN) - TEXT.height,
    (d?.y ?? NaN) - TEXT.height,
    0 - (a?.y ?? NaN),
    0 - (d?.x ?? NaN),
  ]
}

const dark = () => 70

describe('the text of a receipt', () => {
  it.each([-30, -12, -3, 0, 2.5, 8, 20])('is found where it is turned by %s degrees', (degrees) => {
    for (const beyond of beyondText(photo(degrees, dark), degrees)) {
      expect(beyond).toBeGreaterThan(2)
      expect(beyond).toBeLessThan(32)
    }
  })

  it('is found whole where a fold darkens a half of the paper', () => {
    const folded = photo(4, dark, (_, y) => (y < 430 ? 1 : 0.5))
    for (const beyond of beyondText(folded, 4)) expect(beyond).toBeGreaterThan(2)
  })

  it('is found without the checks of the cloth it lies on', () => {
    const cloth = photo(-5, (x, y) => 90 + 130 * Number(x % 48 < 24 === y % 48 < 24))
    for (const beyond of beyondText(cloth, -5)) expect(beyond).toBeLessThan(32)
  })

  it('is read along its lines where they run from top to bottom', () => {
    const [topLeft, topRight] = findText(photo(90, dark))?.corners ?? []
    expect(Math.abs((topLeft?.x ?? 0) - (topRight?.x ?? 99))).toBeLessThan(8)
    expect(Math.abs((topLeft?.y ?? 0) - (topRight?.y ?? 0))).toBeGreaterThan(TEXT.width - 40)
  })

  it('is not found where there is none', () => {
    expect(findText(draw(600, 800, () => 200))).toBeNull()
    expect(findText(draw(600, 800, (x, y) => 90 + 130 * Number(x % 48 < 24 === y % 48 < 24)))).toBeNull()
  })
})

it('joins what is dark into shapes, also where it touches at a corner only', () => {
  const rows = ['#..#', '.#.#', '#..#', '....', '###.']
  const picture = draw(4, 5, (x, y) => (rows[y]?.[x] === '#' ? 0 : 255))
  expect(connectedComponents(picture, 128)).toMatchObject([
    { left: 0, top: 0, right: 2, bottom: 3, size: 3 },
    { left: 3, top: 0, right: 4, bottom: 3, size: 3 },
    { left: 0, top: 4, right: 3, bottom: 5, size: 3 },
  ])
})

/** A pixel as a camera sees it in the dark: up to 30 levels off. */
function grainy(pixel: number, at: number): number {
  const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
  return Math.min(255, Math.max(0, pixel + ((x * 7919 + y * 104729 + ((x * y) % 31) * 17) % 61) - 30))
}

/** Between the darkest and the brightest pixel of the paper above the text. */
function spread({ pixels }: GreyPicture): number {
  const paper = pixels.subarray(175 * SIZE.width + 200, 175 * SIZE.width + 500)
  return Math.max(...paper) - Math.min(...paper)
}

it('smooths a noisy picture and leaves a clear one as it is', () => {
  const clear = photo(0, dark)
  const block = findText(clear)
  if (!block) throw new Error('no text')
  expect(denoised(clear, block)).toBe(clear)
  const inTheDark = { ...clear, pixels: clear.pixels.map(grainy) }
  expect(spread(denoised(inTheDark, block))).toBeLessThan(spread(inTheDark) / 2)
})

it('makes paper white and print black whatever the light', () => {
  const page = evenIllumination(draw(320, 320, (x, y) => (0.3 + x / 500) * (isPrint(x, y) ? 90 : 240)))
  const [print, paper] = [[], []] as [number[], number[]]
  for (const [at, shade] of page.pixels.entries()) (isPrint(at % 320, Math.floor(at / 320)) ? print : paper).push(shade)
  expect(Math.max(...print)).toBeLessThan(90)
  expect(Math.min(...paper)).toBeGreaterThan(170)
})

it('takes a quadrangle in perspective corner by corner', () => {
  const quad: Quad = [
    { x: 150, y: 90 },
    { x: 430, y: 110 },
    { x: 460, y: 710 },
    { x: 120, y: 690 },
  ]
  const projection = fromUnitSquare(quad)
  const unit: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  for (const [index, [u, v]] of unit.entries()) {
    const { x, y } = project(projection, u, v)
    expect([x, y]).toEqual([expect.closeTo(quad[index]?.x ?? 0), expect.closeTo(quad[index]?.y ?? 0)])
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

const isStroke = (x: number, y: number) => y % 22 < 12 && x % 12 < 4
const inkOf = ({ pixels }: GreyPicture) => pixels.filter((pixel) => pixel < 128).length
const printWith = (isGap: (x: number, y: number) => boolean) => draw(400, 300, (x, y) => (isStroke(x, y) && !isGap(x, y) ? 20 : 250))

describe('print with broken strokes', () => {
  it('becomes whole', () => {
    const closedBand = closeBrokenStrokes(printWith((x, y) => (x * 7 + y * 13) % 11 === 0))
    expect(inkOf(closedBand)).toBeGreaterThan(0.95 * inkOf(printWith(() => false)))
  })

  it('is told from whole print, which stays as it is', () => {
    const whole = printWith(() => false)
    expect(closeBrokenStrokes(whole)).toBe(whole)
  })
})

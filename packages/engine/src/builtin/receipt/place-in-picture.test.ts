import { describe, expect, it } from 'vitest'
import { type CutOutPage, placesInPicture, upsideDownPage } from './place-in-picture.ts'

/** A page of 400 × 800 pixels that fills the lower right quarter of its picture. */
const page: CutOutPage = {
  width: 400,
  height: 800,
  corners: [
    { x: 0.5, y: 1 },
    { x: 1, y: 1 },
    { x: 1, y: 2 },
    { x: 0.5, y: 2 },
  ],
}

const row = (top: number) => ({ text: 'MLEKO', top, bottom: top + 20 })

describe('the place of printed lines in their picture', () => {
  it('is as wide as the paper and as high as the print with a little around it', () => {
    const [place] = placesInPicture([row(390)], [0], page)
    expect(place).toMatchObject({ x: 0.75, angle: 0 })
    expect(place?.y).toBeCloseTo(1.5)
    expect(place?.width).toBeCloseTo(0.5)
    expect(place?.height).toBeGreaterThan(20 / 800)
    expect(place?.height).toBeLessThan(40 / 800)
  })

  it('is one where lines stand below each other, and several where they do not', () => {
    const rows = [row(0), row(40), row(80), row(120)]
    const places = placesInPicture(rows, [3, 0, 1], page)
    expect(places).toHaveLength(2)
    expect(places[0]?.height).toBeGreaterThan(places[1]?.height ?? 1)
  })

  it('is on the other side of a page that was read standing on its head', () => {
    const [place] = placesInPicture([row(0)], [0], upsideDownPage(page))
    expect(place?.y).toBeGreaterThan(1.9)
    expect(Math.abs(place?.angle ?? 0)).toBeCloseTo(180)
  })

  it('of lines that are not there is none', () => {
    expect(placesInPicture([row(0)], [7], page)).toEqual([])
  })
})

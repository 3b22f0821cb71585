import { describe, expect, it } from 'vitest'
import type { GreyPicture } from './clean-up/grey-picture.ts'
import { cutIntoStrips, upsideDown } from './strips.ts'

/** A page of black lines, 12 rows high, at every 24th row from `from` to `to`. */
function page(height: number, from: number, to: number): GreyPicture {
  const width = 20
  const isInk = (row: number) => row >= from && row < to && row % 24 < 12
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, at) => (isInk(Math.floor(at / width)) ? 0 : 255)) }
}

const blank = (count: number) => Array.from({ length: count }, () => 255)

describe('a page cut into strips', () => {
  it('is cut between two lines, where half of its print lies on either side', () => {
    const [upper, lower] = cutIntoStrips(page(600, 300, 600))
    expect(upper).toMatchObject({ top: 0, width: 20 })
    expect(lower?.top).toBe(upper?.height)
    expect((upper?.height ?? 0) + (lower?.height ?? 0)).toBe(600)
    expect(Math.abs((lower?.top ?? 0) - 450)).toBeLessThan(75)
    expect([...(upper?.pixels.slice(-60) ?? [])]).toEqual(blank(60))
    expect([...(lower?.pixels.slice(0, 60) ?? [])]).toEqual(blank(60))
  })

  it('is cut again where it is long, so that what stands on top is read first', () => {
    const long = page(2400, 0, 2400)
    const strips = cutIntoStrips(long)
    expect(strips.length).toBeGreaterThanOrEqual(4)
    expect(strips.map(({ top }) => top)).toEqual(
      strips.map((_, place) => strips.slice(0, place).reduce((sum, { height }) => sum + height, 0)),
    )
    expect(strips.flatMap(({ pixels }) => [...pixels])).toEqual([...long.pixels])
  })

  it('stays whole where it is short', () => {
    expect(cutIntoStrips(page(300, 0, 300))).toMatchObject([{ top: 0, height: 300 }])
  })

  it('stays whole where its lines are bent, so that any cut would go through print', () => {
    const bent = page(960, 0, 960)
    bent.pixels.fill(0, 200 * 20, 760 * 20)
    expect(cutIntoStrips(bent)).toHaveLength(1)
  })

  it('reads from the other end where it stands on its head', () => {
    const whole = page(960, 24, 500)
    const turned = upsideDown(cutIntoStrips(whole))
    expect(turned.map(({ top }) => top)).toEqual(
      turned.map((_, place) => turned.slice(0, place).reduce((sum, { height }) => sum + height, 0)),
    )
    expect(turned.flatMap(({ pixels }) => [...pixels])).toEqual([...whole.pixels].toReversed())
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Quad } from './clean-up/geometry.ts'
import type { PrintedWord } from './printed-lines.ts'
import { readPicture } from './read-picture.ts'

const strip = (top: number, height: number) => ({ top, width: 100, height, pixels: new Uint8Array(100 * height) })
const corners: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 4 },
  { x: 0, y: 4 },
]
const wordAt = (top: number): PrintedWord => ({ text: `W${top}`, confidence: 90, left: 0, top, width: 40, height: 20, line: String(top) })

it('tells the lines from the top, and how much of the page has been read wherever it stands', async () => {
  const strips = [strip(0, 100), strip(100, 100), strip(200, 200)]
  const takes = [20, 40, 0]
  const told: [lines: string[], share: number][] = []
  await readPicture(
    new Uint8Array(),
    {
      clean: async () => ({ strips, corners }),
      recognise: async (each) => {
        await sleep(takes[strips.findIndex(({ top }) => top === each.top)])
        return [wordAt(each.top)]
      },
    },
    undefined,
    (rows, _page, share) => told.push([rows.map(({ text }) => text), share]),
  )
  expect(told).toEqual([
    [[], 0.5],
    [['W0'], 0.75],
  ])
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { chromiumPath } from '../../e2e/support/chromium.ts'
import { makeSet } from './make-set.ts'
import { openCamera, photographReceipt } from './photo/camera.ts'
import { centered, row } from './printing/row.ts'
import { truthSchema } from './set-format.ts'
import { seededRandom } from './shopping/random.ts'

it('writes what every receipt says, in the shares of the classes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'receipts-'))
  const truths = await makeSet(folder, { count: 30, seed: 4, photos: false })
  const lines = (await readFile(path.join(folder, 'truth.jsonl'), 'utf8')).trim().split('\n')
  await rm(folder, { recursive: true })
  expect(lines.map((line) => truthSchema.parse(JSON.parse(line)))).toEqual(truths)
  expect(['clean', 'phone', 'hard'].map((name) => truths.filter((truth) => truth.class === name).length)).toEqual([10, 12, 8])
  expect(new Set(truths.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(10)
})

it('photographs paper as the client sends it: a JPEG with its longer side at 1600 and dark letters on light paper', async () => {
  const browser = await chromium.launch({ executablePath: await chromiumPath() })
  try {
    const rows = [centered('PARAGON FISKALNY'), row('MLEKO 1L', '3,49C'), row('SUMA PLN', '3,49', { bold: true, scale: 1.5 })]
    const camera = await openCamera(browser)
    const jpeg = await photographReceipt(camera, seededRandom(1), rows, { width: 32, paper: 'thermal' }, 'clean')
    const { format, width, height } = await sharp(jpeg).metadata()
    expect(format).toBe('jpeg')
    expect(Math.max(width, height)).toBe(1600)
    const { channels } = await sharp(jpeg).greyscale().stats()
    expect(channels[0]?.min).toBeLessThan(90)
    expect(channels[0]?.mean).toBeGreaterThan(120)
  } finally {
    await browser.close()
  }
})

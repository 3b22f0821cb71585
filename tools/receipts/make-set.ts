import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../e2e/support/chromium.ts'
import { composeReceipt } from './compose-receipt.ts'
import { type Camera, openCamera, photographNonReceipts, photographReceipt } from './photo/camera.ts'
import { LAYOUTS } from './printing/layouts/index.ts'
import type { Truth } from './set-format.ts'
import { seededRandom } from './shopping/random.ts'
import { readStock } from './shopping/stock.ts'

export interface SetOptions {
  count: number
  seed: number
  /** Without them only `truth.jsonl` is written, whose texts show what a perfect OCR would give. */
  photos: boolean
}

type Legible = Exclude<Truth['class'], 'nothing'>

/** Shares of the classes, as the figures to reach are stated over them. */
const SHARES: [Legible, number][] = [
  ['clean', 20],
  ['phone', 24],
  ['hard', 16],
]

/** Makes so many receipts, and one of every kind of picture that is none, in a folder with their `truth.jsonl`. */
export async function makeSet(folder: string, options: SetOptions): Promise<Truth[]> {
  await mkdir(folder, { recursive: true })
  if (!options.photos) return writeTruths(folder, await makeReceipts(folder, options, null))
  const browser = await chromium.launch({ executablePath: await chromiumPath() })
  try {
    const camera = await openCamera(browser)
    const receipts = await makeReceipts(folder, options, camera)
    return await writeTruths(folder, [...receipts, ...(await makeNothing(folder, options, camera))])
  } finally {
    await browser.close()
  }
}

async function makeReceipts(folder: string, { count, seed }: SetOptions, camera: Camera | null): Promise<Truth[]> {
  const stock = await readStock()
  const truths: Truth[] = []
  for (const [index, pictureClass] of classesOf(count).entries()) {
    const random = seededRandom(seed * 10_007 + index)
    const layout = LAYOUTS[index % LAYOUTS.length] ?? LAYOUTS[0]
    const { rows, truth } = composeReceipt(random, stock, layout)
    const id = `${pictureClass}-${String(index + 1).padStart(3, '0')}-${layout.id}`
    if (camera) await writeFile(path.join(folder, `${id}.jpg`), await photographReceipt(camera, random, rows, layout, pictureClass))
    truths.push({ id, class: pictureClass, ...truth })
  }
  return truths
}

async function makeNothing(folder: string, { seed }: SetOptions, camera: Camera): Promise<Truth[]> {
  const pictures = await photographNonReceipts(camera, seededRandom(seed))
  return Promise.all(
    pictures.map(async ({ id, text, jpeg }) => {
      await writeFile(path.join(folder, `nothing-${id}.jpg`), jpeg)
      return { id: `nothing-${id}`, class: 'nothing', layout: 'none', text, items: [], decoys: [], total_grosze: null, shop: null }
    }),
  )
}

async function writeTruths(folder: string, truths: Truth[]): Promise<Truth[]> {
  await writeFile(path.join(folder, 'truth.jsonl'), truths.map((truth) => `${JSON.stringify(truth)}\n`).join(''))
  return truths
}

/** The classes one after the other, in their shares. */
function classesOf(count: number): Legible[] {
  const whole = SHARES.reduce((sum, [, share]) => sum + share, 0)
  let taken = 0
  return SHARES.flatMap(([name, share]) => {
    const before = Math.round((count * taken) / whole)
    taken += share
    return Array.from({ length: Math.round((count * taken) / whole) - before }, () => name)
  })
}

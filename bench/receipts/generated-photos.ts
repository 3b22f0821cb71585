import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSet } from '../../tools/receipts/make-set.ts'
import type { Truth } from '../../tools/receipts/truth.ts'
import { NotMeasurable } from '../figure.ts'

/** Generated photos in a folder of their own, which goes when this is disposed of. */
export interface GeneratedPhotos extends AsyncDisposable {
  truths: Truth[]
  /** In the order of the truths. */
  files: string[]
}

/** Makes so many photos of receipts, the same ones every time, and the pictures that are no receipt. */
export async function generatePhotos(count: number, seed: number): Promise<GeneratedPhotos> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-receipts-'))
  const dispose = () => rm(folder, { recursive: true, force: true })
  try {
    const truths = await makeSet(folder, { count, seed, photos: true })
    return { truths, files: truths.map(({ id }) => path.join(folder, `${id}.jpg`)), [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw new NotMeasurable(`no photos to read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

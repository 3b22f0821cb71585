import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createEngine, type Engine } from '@spizarka/engine'
import { normalisePicture } from '@spizarka/engine/pictures'
import { type Measurement, NotMeasurable, percentile } from '../figure.ts'
import { generatePhotos } from './generated-photos.ts'

const THRESHOLD = 1.5
const PHOTOS = 12
const SEED = 3

/** How long one receipt takes, from the file to its items, beside the bare command-line recogniser on the same file. */
export const receiptTime: Measurement = {
  name: 'receipt-time',
  thresholds: [{ what: 'one receipt of 1600 px beside native tesseract, single-threaded', threshold: `≤ ${THRESHOLD}×` }],
  async measure() {
    await using photos = await generatePhotos(PHOTOS, SEED)
    const files = photos.files.slice(0, PHOTOS)
    const engine = await createEngine({ provider: 'none' }, () => {})
    try {
      // The first starts the threads.
      await read(engine, files[0] ?? '')
      const [ours, native]: [number[], number[]] = [[], []]
      for (const file of files) {
        native.push(await timed(() => recogniseNatively(file)))
        ours.push(await timed(() => read(engine, file)))
      }
      const ratio = percentile(ours, 0.5) / percentile(native, 0.5)
      const measured = `${ratio.toFixed(2)}× (median ${percentile(ours, 0.5).toFixed(0)} ms, native ${percentile(native, 0.5).toFixed(0)} ms)`
      return [{ measured, holds: ratio <= THRESHOLD }]
    } finally {
      await engine.close()
    }
  },
}

async function read(engine: Engine, file: string): Promise<void> {
  const { jpeg } = await normalisePicture(await readFile(file))
  await engine.readReceipt({ image: jpeg })
}

async function recogniseNatively(file: string): Promise<void> {
  const child = spawn('tesseract', [file, 'stdout', '-l', 'pol'], { stdio: 'ignore', env: { ...process.env, OMP_THREAD_LIMIT: '1' } })
  const [code] = await once(child, 'exit').catch(() => [null])
  if (code !== 0) throw new NotMeasurable('no native tesseract with Polish on this machine')
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

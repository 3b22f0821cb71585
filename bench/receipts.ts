import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createEngine, type Engine } from '@spizarka/engine'
import { normalisePicture } from '@spizarka/engine/pictures'
import { readReceipts } from '../tools/kitchen/receipts.ts'
import { makeSet } from '../tools/receipts/make-set.ts'
import { f1 } from '../tools/receipts/scoring/report.ts'
import { scoreSet } from '../tools/receipts/scoring/score-set.ts'
import { answerSchema, type Truth } from '../tools/receipts/set-format.ts'
import { type Measurement, NotMeasurable, percentile } from './figure.ts'

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

const ACCURACY_PHOTOS = 60
const ACCURACY_SEED = 2
const AMOUNTS = 0.92
const CLASSES = [
  { name: 'clean', threshold: 0.93 },
  { name: 'phone', threshold: 0.85 },
  { name: 'hard', threshold: 0.6 },
] as const

/** How well the built-in engine reads photos of receipts, by the kitchen's own command. */
export const receiptAccuracy: Measurement = {
  name: 'receipt-accuracy',
  thresholds: [
    ...CLASSES.map(({ name, threshold }) => ({ what: `receipt photos, ${name}: item F1 by name`, threshold: `≥ ${threshold.toFixed(2)}` })),
    { what: 'amounts right among matched items', threshold: `≥ ${AMOUNTS.toFixed(2)}` },
    { what: 'pictures that are no readable grocery receipt', threshold: 'all give an error or nothing' },
  ],
  async measure() {
    await using photos = await generatePhotos(ACCURACY_PHOTOS, ACCURACY_SEED)
    const output = new PassThrough()
    const [written] = await Promise.all([text(output), readReceipts(photos.files, output).then(() => output.end())])
    const answers = written
      .trim()
      .split('\n')
      .map((line) => answerSchema.parse(JSON.parse(line)))
    const { classes, nothing } = scoreSet(photos.truths, answers)
    const tallies = [...classes.values()]
    const sum = (count: (tally: (typeof tallies)[number]) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
    const amounts = sum(({ amountsRight }) => amountsRight) / sum(({ matched }) => matched)
    return [
      ...CLASSES.map(({ name, threshold }) => {
        const tally = classes.get(name)
        const reached = tally ? f1(tally.matched, tally.truthItems, tally.answerItems) : 0
        return { measured: `${reached.toFixed(3)} on ${tally?.pictures ?? 0} generated photos`, holds: reached >= threshold }
      }),
      { measured: amounts.toFixed(3), holds: amounts >= AMOUNTS },
      { measured: `${nothing.refused} of ${nothing.pictures}`, holds: nothing.refused === nothing.pictures },
    ]
  },
}

const THRESHOLD = 1.5
const TIME_PHOTOS = 12
const TIME_SEED = 3

/** How long one receipt takes, from the file to its items, beside the bare command-line recogniser on the same file. */
export const receiptTime: Measurement = {
  name: 'receipt-time',
  thresholds: [{ what: 'one receipt of 1600 px beside native tesseract, single-threaded', threshold: `≤ ${THRESHOLD}×` }],
  async measure() {
    await using photos = await generatePhotos(TIME_PHOTOS, TIME_SEED)
    const files = photos.files.slice(0, TIME_PHOTOS)
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

const KITCHEN = fileURLToPath(new URL('../tools/kitchen.ts', import.meta.url))

/** Resident memory in MB, after every receipt, of a process that does nothing but read these files. */
async function memoryOfReading(files: readonly string[]): Promise<number[]> {
  const child = spawn(process.execPath, [KITCHEN, 'read-receipt', ...files], {
    // As `npm start` does: with an arena for each of its threads glibc would keep half as much again of what was given back.
    env: { ...process.env, LLM_PROVIDER: 'none', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const memory: number[] = []
  for await (const _ of createInterface({ input: child.stdout })) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
    if (resident !== undefined) memory.push(Number(resident) / 1024)
  }
  if (memory.length === 0) throw new NotMeasurable('this machine does not tell the memory of a process')
  return memory
}

const RECEIPTS = 50
const MADE = 20
const LOAD_SEED = 4
const AT_ONCE = 2
const WARM = 10
const THRESHOLD_MB = 700
/** Of resident memory, so much comes and goes by itself. */
const SWING_MB = 60
const THRESHOLD_DELAY_MS = 50

/** What a process bears that reads receipts, two at a time, while it serves requests. */
export const receiptLoad: Measurement = {
  name: 'receipt-load',
  thresholds: [
    { what: `memory under ${RECEIPTS} receipts, ${AT_ONCE} at a time`, threshold: `< ${THRESHOLD_MB} MB` },
    { what: `its growth after the ${WARM}th`, threshold: `none (within ${SWING_MB} MB)` },
    { what: 'event loop of the process that reads them', threshold: `p99 delay < ${THRESHOLD_DELAY_MS} ms` },
  ],
  async measure() {
    await using photos = await generatePhotos(MADE, LOAD_SEED)
    const memory = await memoryOfReading(Array.from({ length: RECEIPTS }, (_, index) => photos.files[index % MADE] ?? ''))
    const most = Math.max(...memory)
    const growth = Math.max(...memory.slice(-WARM)) - Math.max(...memory.slice(0, WARM))
    const p99 = await delayWhileReading(photos.files.slice(0, MADE))
    return [
      { measured: `${most.toFixed(0)} MB at most`, holds: most < THRESHOLD_MB },
      { measured: `${growth.toFixed(0)} MB`, holds: growth <= SWING_MB },
      { measured: `p99 ${p99.toFixed(1)} ms`, holds: p99 < THRESHOLD_DELAY_MS },
    ]
  },
}

/** The 99th percentile, in milliseconds, of how late this process's event loop is while it reads the files. */
async function delayWhileReading(files: readonly string[]): Promise<number> {
  const engine = await createEngine({ provider: 'none' }, () => {})
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let next = 0
  const readOn = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) {
      const { jpeg } = await normalisePicture(await readFile(file))
      await engine.readReceipt({ image: jpeg })
    }
  }
  delay.enable()
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, readOn))
  } finally {
    delay.disable()
    await engine.close()
  }
  return delay.percentile(99) / 1e6
}

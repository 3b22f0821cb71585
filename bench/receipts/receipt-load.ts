import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createEngine } from '@spizarka/engine'
import { normalisePicture } from '@spizarka/engine/pictures'
import { type Measurement, NotMeasurable } from '../figure.ts'
import { generatePhotos } from './generated-photos.ts'

const KITCHEN = fileURLToPath(new URL('../../tools/kitchen.ts', import.meta.url))

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
const SEED = 4
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
    await using photos = await generatePhotos(MADE, SEED)
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

import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NotMeasurable } from '../figure.ts'

const KITCHEN = fileURLToPath(new URL('../../tools/kitchen.ts', import.meta.url))

/** Resident memory in MB, after every receipt, of a process that does nothing but read these files. */
export async function memoryOfReading(files: readonly string[]): Promise<number[]> {
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

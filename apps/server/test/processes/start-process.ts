import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Runs a script of this folder until it has said its first line. */
export async function startProcess(script: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended too early`)))
  await Promise.race([once(createInterface(child.stdout), 'line'), ended])
  ended.catch(() => {})
  return child
}

/** Ends a process as a power failure would. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

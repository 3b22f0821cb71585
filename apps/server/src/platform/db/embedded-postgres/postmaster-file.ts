import { readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'

/** What a running PostgreSQL writes into its data folder. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** The server that uses the folder, as its `postmaster.pid` says; the file outlives a crash, so it may be wrong. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/** True while the process runs and is the PostgreSQL of that folder: pids are used again, and a zombie is not running. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  try {
    const [name, folder] = await Promise.all([readFile(`/proc/${pid}/comm`, 'utf8'), readlink(`/proc/${pid}/cwd`)])
    return name.trim() === 'postgres' && folder === (await realpath(data))
  } catch {
    return false
  }
}

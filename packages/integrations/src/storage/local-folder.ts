import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, type FileStorage, StorageError } from './port.ts'

/** Keeps files in a folder of this machine, two levels deep so that no folder gets too full; it is made when it is not there. */
export function openLocalFolder(folder: string): FileStorage {
  return {
    async put(key, bytes) {
      const file = fileOf(folder, key)
      // Renamed into place: a reader never meets half a file. Two writers of one key do not meet either.
      const unfinished = `${file}.${randomUUID()}.part`
      await translated(async () => {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
        try {
          await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
          await rename(unfinished, file)
        } finally {
          await rm(unfinished, { force: true })
        }
      })
    },
    async get(key) {
      const file = fileOf(folder, key)
      return translated(() => readFile(file).catch(undefinedWhenMissing))
    },
    async delete(key) {
      const file = fileOf(folder, key)
      await translated(() => rm(file, { force: true }))
    },
  }
}

function fileOf(folder: string, key: string): string {
  checkKey(key)
  return path.join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** A full disk may have room again, and rights may be set right. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new StorageError('the folder of files cannot be used', { cause, retryable: true })
  }
}

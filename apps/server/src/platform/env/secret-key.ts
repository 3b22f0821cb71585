import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from './settings.ts'

/** The key that signs tokens: the one of the settings, or else one made at the first start and kept in the data folder. */
export async function secretKey(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (settings.SECRET_KEY) return settings.SECRET_KEY
  const file = path.resolve(settings.DATA_DIR, 'secret-key')
  return readFile(file, 'utf8').catch(() => makeKey(file))
}

/** Of several processes that start at once one makes the key and all read it. */
async function makeKey(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const own = `${file}.${randomUUID()}`
  await writeFile(own, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // A link appears complete or not at all, and never takes the place of a key that is there.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return readFile(file, 'utf8')
}

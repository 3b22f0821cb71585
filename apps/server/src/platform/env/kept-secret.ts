import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret in a file of the data folder; made at the first start and kept there, for the owner's eyes alone. */
export async function keptSecret(folder: string, name: string, make: () => string): Promise<string> {
  const file = path.resolve(folder, name)
  return readFile(file, 'utf8').catch(() => writeSecret(file, make()))
}

/** Of several processes that start at once one makes the secret and all read it. */
async function writeSecret(file: string, secret: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const own = `${file}.${randomUUID()}`
  await writeFile(own, secret, { mode: 0o600 })
  // A link appears complete or not at all, and never takes the place of a secret that is there.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return readFile(file, 'utf8')
}

import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DataKey, dataKeysSchema, type Settings } from './settings.ts'

/** The secret in a file of the data folder; made at the first start and kept there, for the owner's eyes alone. */
async function readOrCreateSecret(folder: string, name: string, make: () => string): Promise<string> {
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

/** The keys that seal what is kept of somebody's health, the one in use first: those of the settings, or else one made at the first start. */
export async function dataKeys(settings: Pick<Settings, 'DATA_KEYS' | 'DATA_DIR'>): Promise<readonly DataKey[]> {
  return (
    settings.DATA_KEYS ??
    dataKeysSchema.parse(await readOrCreateSecret(settings.DATA_DIR, 'data-keys', () => `first:${randomBytes(32).toString('base64url')}`))
  )
}

/** The key that the mailbox page asks for; the same after every start, so that an open page stays open. */
export async function mailboxKey(settings: Pick<Settings, 'DATA_DIR'>): Promise<string> {
  return readOrCreateSecret(settings.DATA_DIR, 'mailbox-key', () => randomBytes(18).toString('base64url'))
}

/** The key that signs tokens: the one of the settings, or else one made at the first start and kept in the data folder. */
export async function secretKey(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  return settings.SECRET_KEY ?? readOrCreateSecret(settings.DATA_DIR, 'secret-key', () => randomBytes(48).toString('base64url'))
}

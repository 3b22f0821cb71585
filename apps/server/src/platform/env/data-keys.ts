import { randomBytes } from 'node:crypto'
import { type DataKey, dataKeysSchema } from './data-keys-schema.ts'
import { keptSecret } from './kept-secret.ts'
import type { Settings } from './settings.ts'

/** The keys that seal what is kept of somebody's health, the one in use first: those of the settings, or else one made at the first start. */
export async function dataKeys(settings: Pick<Settings, 'DATA_KEYS' | 'DATA_DIR'>): Promise<readonly DataKey[]> {
  return (
    settings.DATA_KEYS ??
    dataKeysSchema.parse(await keptSecret(settings.DATA_DIR, 'data-keys', () => `first:${randomBytes(32).toString('base64url')}`))
  )
}

import { randomBytes } from 'node:crypto'
import { keptSecret } from './kept-secret.ts'
import type { Settings } from './settings.ts'

/** The key that signs tokens: the one of the settings, or else one made at the first start and kept in the data folder. */
export async function secretKey(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  return settings.SECRET_KEY ?? keptSecret(settings.DATA_DIR, 'secret-key', () => randomBytes(48).toString('base64url'))
}

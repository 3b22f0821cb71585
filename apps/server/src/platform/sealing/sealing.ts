import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey } from '../env/settings.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Data that only the holder of a key can read or change. */
interface Sealed {
  /** The key it is under. */
  keyId: string
  /** Nonce, text, tag. */
  bytes: Buffer
}

/** Keeps data from whoever reads the database: AES-256-GCM under keys that can be rotated. */
export interface Sealing {
  /** The key that seals now; what is under another one waits for `npm run keys:rotate`. */
  readonly keyId: string
  /** `place` says which row and column it is for, as `sealed_profiles/7/diet`: put anywhere else it does not open. */
  seal(plain: Uint8Array, place: string): Sealed
  /** Throws when the key is not known, the place is another, or a bit was changed. */
  open(sealed: Sealed, place: string): Buffer<ArrayBuffer>
}

/** Seals with the first key and opens with any. */
export function createSealing(keys: readonly DataKey[]): Sealing {
  const [current] = keys
  if (!current) throw new Error('There is no key to seal data with')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    keyId: current.id,
    seal(plain, place) {
      // A random nonce repeats after some 2^48 messages: more than a pantry writes.
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place))
      return { keyId: current.id, bytes: Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]) }
    },
    open({ keyId, bytes }, place) {
      const key = byId.get(keyId)
      if (!key) throw new Error(`Key ${keyId} is not among the keys of the settings`)
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Sealed data are cut off')
      const textEnd = bytes.length - TAG_BYTES
      const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(textEnd))
      return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, textEnd)), cipher.final()])
    },
  }
}

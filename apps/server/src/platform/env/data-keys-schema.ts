import { z } from 'zod'

/** A key of AES-256 and the name that sealed data know it by. */
export interface DataKey {
  id: string
  key: Buffer
}

/** `ID:KEY`, several parted by commas; a key is 32 bytes in base64url. The first one seals, the others only open. */
export const dataKeysSchema = z
  .string()
  .regex(/^[\w-]{1,32}:[\w-]{43}(?:,[\w-]{1,32}:[\w-]{43})*$/, {
    error: 'expected ID:KEY, the key being 32 bytes in base64url; several are parted by commas',
  })
  .transform((text): readonly DataKey[] =>
    text.split(',').map((entry) => {
      const [id = '', key = ''] = entry.split(':')
      return { id, key: Buffer.from(key, 'base64url') }
    }),
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, { error: 'two keys have one id' })

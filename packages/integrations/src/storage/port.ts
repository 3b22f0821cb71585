/** Why a file could not be kept, read or deleted; `retryable` is false where trying again cannot help. */
export class StorageError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: ErrorOptions & { retryable: boolean }) {
    super(message, options)
    this.retryable = options.retryable
  }
}

/**
 * Keeps files under keys: 4 to 64 of `a-z`, `0-9` and `-`. What is under a key is replaced whole: nobody reads half a file. Throws
 * nothing but StorageError.
 */
export interface FileStorage {
  /** `type` is the media type. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined where there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing where there is none. */
  delete(key: string): Promise<void>
}

/** Refuses what is no key, so that no path and no address leads anywhere else. */
export function checkKey(key: string): void {
  if (!/^[a-z0-9-]{4,64}$/.test(key)) throw new StorageError('not a key of a file', { retryable: false })
}

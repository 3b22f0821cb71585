/** The values that were asked for last, no more of them than are worth their memory. */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/** Keeps `most` values; with one more the one that nobody asked for longest is dropped. */
export function createLruCache<Key, Value>(most: number): LruCache<Key, Value> {
  // A map keeps the order in which keys were put in.
  const kept = new Map<Key, Value>()
  const put = (key: Key, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
  }
  return {
    get(key) {
      const value = kept.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    set(key, value) {
      put(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}

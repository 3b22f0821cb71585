/** A cache of the most recently used values. */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/** Keeps `most` values; the least recently used one is dropped for another. */
export function createLruCache<Key, Value>(most: number): LruCache<Key, Value> {
  // A map keeps insertion order.
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

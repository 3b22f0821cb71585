/** A number from 0 to 1 out of a dish and a seed (FNV-1a). */
export function pseudoRandom(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let place = 0; place < id.length; place += 1) hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193)
  hash ^= hash >>> 15
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) / 0xffffffff
}

import type { GreyPicture } from './grey-picture.ts'

/** A connected part of a picture. */
export interface Area {
  width: number
  height: number
  /** 1 where the pixel belongs to it. */
  member: Uint8Array
  size: number
}

/** Print is thinner than this many pixels of the small picture; it must not cut the paper apart. */
const PRINT = 2
/** What hangs on the paper by less than twice this is no part of it. */
const NECK = 3
const SMALLEST_SHARE = 0.05
const LEVELS = 14

/** The largest bright part of a small picture at each of several levels of brightness, print closed and necks cut. */
export function brightAreas(picture: GreyPicture): Area[] {
  const closed = minimum(maximum(picture, PRINT), PRINT)
  const sorted = closed.pixels.toSorted()
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const [dark, bright] = [quantile(0.02), quantile(0.98)]
  const opened = maximum(minimum(closed, NECK), NECK)
  const areas: Area[] = []
  for (let step = 1; step < LEVELS; step++) {
    const level = dark + ((bright - dark) * step) / LEVELS
    const area = largest(opened, level)
    if (area.size >= SMALLEST_SHARE * closed.pixels.length) areas.push(area)
  }
  return areas
}

function maximum(picture: GreyPicture, radius: number): GreyPicture {
  return spread(picture, radius, Math.max)
}

function minimum(picture: GreyPicture, radius: number): GreyPicture {
  return spread(picture, radius, Math.min)
}

function spread({ width, height, pixels }: GreyPicture, radius: number, choose: (a: number, b: number) => number): GreyPicture {
  const across = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let chosen = pixels[y * width + x] ?? 0
      for (let near = Math.max(0, x - radius); near <= Math.min(width - 1, x + radius); near++)
        chosen = choose(chosen, pixels[y * width + near] ?? 0)
      across[y * width + x] = chosen
    }
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let chosen = across[y * width + x] ?? 0
      for (let near = Math.max(0, y - radius); near <= Math.min(height - 1, y + radius); near++)
        chosen = choose(chosen, across[near * width + x] ?? 0)
      out[y * width + x] = chosen
    }
  return { width, height, pixels: out }
}

function largest({ width, height, pixels }: GreyPicture, level: number): Area {
  const label = new Uint32Array(pixels.length)
  let best = { id: 0, size: 0 }
  const stack: number[] = []
  for (let start = 0, id = 0; start < pixels.length; start++) {
    if ((pixels[start] ?? 0) <= level || label[start]) continue
    id++
    let size = 0
    label[start] = id
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= pixels.length || label[next] || (pixels[next] ?? 0) <= level) continue
        label[next] = id
        stack.push(next)
      }
    }
    if (size > best.size) best = { id, size }
  }
  return { width, height, member: Uint8Array.from(label, (id) => (id === best.id ? 1 : 0)), size: best.size }
}

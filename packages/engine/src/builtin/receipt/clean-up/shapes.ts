import type { GreyPicture } from './grey-picture.ts'

/** A connected dark shape: its box and how many of the box's pixels it covers. */
export interface Shape {
  left: number
  top: number
  /** The first column and row beyond it. */
  right: number
  bottom: number
  size: number
}

/** A shape in the making; one that met another became a part of it. */
interface Part extends Shape {
  whole: Part | null
}

/** Dark pixels side by side in one row. */
interface Run {
  from: number
  to: number
  part: Part
}

/** The connected shapes of all pixels darker than a level, which also touch at corners: runs of each row are joined with those above. */
export function darkShapes({ width, height, pixels }: GreyPicture, level: number): Shape[] {
  const parts: Part[] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const row = y * width
    const runs: Run[] = []
    let next = 0
    for (let x = 0; x < width; x++) {
      if ((pixels[row + x] ?? 255) >= level) continue
      const from = x
      while (x < width && (pixels[row + x] ?? 255) < level) x++
      let part: Part = { left: from, top: y, right: x, bottom: y + 1, size: x - from, whole: null }
      parts.push(part)
      while ((above[next]?.to ?? width) < from) next++
      for (let at = next; (above[at]?.from ?? width + 1) <= x; at++) {
        const touched = above[at]
        if (touched) part = joined(part, touched.part)
      }
      runs.push({ from, to: x, part })
    }
    above = runs
  }
  return parts.filter((part) => part.whole === null)
}

function joined(one: Part, other: Part): Part {
  const [a, b] = [wholeOf(one), wholeOf(other)]
  if (a === b) return a
  const [whole, part] = a.top <= b.top ? [a, b] : [b, a]
  whole.left = Math.min(whole.left, part.left)
  whole.right = Math.max(whole.right, part.right)
  whole.bottom = Math.max(whole.bottom, part.bottom)
  whole.size += part.size
  part.whole = whole
  return whole
}

function wholeOf(part: Part): Part {
  let at = part
  while (at.whole) {
    // What hangs on a part hangs on its whole from now on: long chains would make every look slow.
    if (at.whole.whole) at.whole = at.whole.whole
    at = at.whole
  }
  return at
}

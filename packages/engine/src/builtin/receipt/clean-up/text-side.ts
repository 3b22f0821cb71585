/** Where a line of text ends at one side, how far down, and how many letters it has. */
export interface LineEnd {
  x: number
  y: number
  letters: number
}

/** A side of a block of text: `at` where y is zero, and how much further in it lies with every pixel down. */
export interface Side {
  at: number
  lean: number
}

const MOST_LEAN = 0.3
const LEAN_STEP = 0.01
/** Ends no further in than this, in heights, stand at the side. */
const AT_SIDE = 1.2
/** So many letters beyond a side speak against it as loudly as one end speaks for it. */
const LETTERS_AGAINST = 8
/** What the most lean costs, in shares of all ends: an upright side is likelier. */
const LEAN_COST = 0.06

/**
 * The left side of a block (the right one of its mirror image): the leaning line at which the most lines begin and beyond which the
 * fewest letters stand. A heading that juts out, or a thread on the table, does not move it.
 */
export function leftSide(ends: readonly LineEnd[], height: number): Side {
  let best: Side & { score: number } = { at: 0, lean: 0, score: Number.NEGATIVE_INFINITY }
  for (let step = -MOST_LEAN / LEAN_STEP; step <= MOST_LEAN / LEAN_STEP; step++) {
    const lean = step * LEAN_STEP
    const upright = ends.map(({ x, y, letters }) => ({ x: x - lean * y, letters })).toSorted((one, other) => one.x - other.x)
    const cost = ((LEAN_COST * Math.abs(lean)) / MOST_LEAN) * ends.length
    let [against, beyond] = [0, 0]
    for (const [index, { x, letters }] of upright.entries()) {
      while ((upright[beyond]?.x ?? Number.POSITIVE_INFINITY) <= x + AT_SIDE * height) beyond++
      const score = beyond - index - against - cost
      if (score > best.score) best = { at: x, lean, score }
      against += Math.min(1, letters / LETTERS_AGAINST)
    }
  }
  return best
}

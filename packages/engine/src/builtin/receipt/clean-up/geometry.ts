export interface Point {
  x: number
  y: number
}

/** Corners from the top left, clockwise as they lie on the paper. */
export type Quad = [Point, Point, Point, Point]

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Where a point of the unit square lies in a quadrangle seen in perspective (Heckbert 1989, "Fundamentals of Texture Mapping", 2.2.3). */
export function fromUnitSquare([p0, p1, p2, p3]: Quad): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x]
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y]
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + p0.x) / w, y: (d * u + e * v + p0.y) / w }
  }
}

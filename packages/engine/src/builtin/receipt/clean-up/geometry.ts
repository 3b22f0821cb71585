export interface Point {
  x: number
  y: number
}

/** Corners from the top left, clockwise as they lie on the paper. */
export type Quad = [Point, Point, Point, Point]

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** A projection of one plane onto another: (x, y) → ((ax + by + c) / w, (dx + ey + f) / w), w = gx + hy + 1. */
export interface Projection {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  g: number
  h: number
}

/** Where the points of the unit square lie in a quadrangle seen in perspective (Heckbert 1989, "Fundamentals of Texture Mapping", 2.2.3). */
export function fromUnitSquare([p0, p1, p2, p3]: Quad): Projection {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x]
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y]
  return { a, b, c: p0.x, d, e, f: p0.y, g, h }
}

export function project({ a, b, c, d, e, f, g, h }: Projection, x: number, y: number): Point {
  const w = g * x + h * y + 1
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** The composition of two maps: first the linear one, then the projection. */
export function composeProjections(projection: Projection, linear: Omit<Projection, 'g' | 'h'>): Projection {
  const { a, b, c, d, e, f, g, h } = projection
  const w = g * linear.c + h * linear.f + 1
  return {
    a: (a * linear.a + b * linear.d) / w,
    b: (a * linear.b + b * linear.e) / w,
    c: (a * linear.c + b * linear.f + c) / w,
    d: (d * linear.a + e * linear.d) / w,
    e: (d * linear.b + e * linear.e) / w,
    f: (d * linear.c + e * linear.f + f) / w,
    g: (g * linear.a + h * linear.d) / w,
    h: (g * linear.b + h * linear.e) / w,
  }
}

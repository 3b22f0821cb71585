import type { Random } from './random.ts'
import { rounded } from './scatter.ts'

/** The path of an uneven round shape around 0/0; `unevenness` is the share by which its edge leaves the circle. */
export function blobPath(radius: number, unevenness: number, random: Random, corners = 10): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const distance = radius * (1 + (random() - 0.5) * 2 * unevenness)
    const angle = (index / corners) * 2 * Math.PI
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
  })
  const middles = points.map((point, index) => middle(point, points[(index + 1) % corners] ?? point))
  const [first = { x: 0, y: 0 }] = middles
  const curves = points.map((_, index) => {
    const [corner, end] = [points[(index + 1) % corners], middles[(index + 1) % corners]]
    return corner && end ? `Q${rounded(corner.x)} ${rounded(corner.y)} ${rounded(end.x)} ${rounded(end.y)}` : ''
  })
  return `M${rounded(first.x)} ${rounded(first.y)}${curves.join('')}Z`
}

function middle(one: { x: number; y: number }, other: { x: number; y: number }): { x: number; y: number } {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

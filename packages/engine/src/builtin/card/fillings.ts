import { mix } from './colour.ts'
import { type Random } from './random.ts'
import { drawAtSpots, rounded, scatter, transform } from './scatter.ts'

const WHITE = '#ffffff'
const BLACK = '#2b1608'
const lighter = (colour: string, share = 0.16) => mix(colour, WHITE, share)
const darker = (colour: string, share = 0.16) => mix(colour, BLACK, share)

/** Draws what fills a vessel around 0/0. */
export type Filling = (colour: string, radius: number, random: Random) => string

/** Soup, cream, porridge: a smooth surface with one lighter pool of light. */
export const liquid: Filling = (colour, radius, random) =>
  `<circle r="${radius}" fill="${darker(colour, 0.1)}"/><circle r="${radius - 4}" fill="${colour}"/>${transform(-5, -6, `<path d="${blobPath(radius * 0.84, 0.03, random, 14)}" fill="${lighter(colour)}"/>`)}`

/** A drink in its glass, with a straw. */
export const drink: Filling = (colour, radius, random) =>
  `${liquid(colour, radius, random)}${transform(22, -30, '<rect x="-5" y="-86" width="10" height="104" rx="5" fill="#c2410c"/><path d="M-5-70L5-76M-5-50L5-56M-5-30L5-36M-5-10L5-16" stroke="#fff8ef" stroke-width="5"/>', 38)}`

/** Stew, sauce: uneven, with lumps. */
export const sauce: Filling = (colour, radius, random) =>
  `<path d="${blobPath(radius, 0.025, random, 16)}" fill="${darker(colour)}"/>${transform(-3, -4, `<path d="${blobPath(radius * 0.9, 0.06, random, 12)}" fill="${colour}"/>`)}${drawAtSpots(scatter(16, radius * 0.85, random), (index) => `<ellipse rx="${9 + (index % 3) * 3}" ry="${6 + (index % 2) * 2}" fill="${index % 2 ? lighter(colour) : darker(colour, 0.1)}"/>`)}`

/** Long pasta in loops. */
export const strands: Filling = (colour, radius, random) =>
  Array.from({ length: 17 }, (_, index) => {
    const loop = radius * (0.38 + ((index * 37) % 54) / 110)
    const tone = [colour, darker(colour, 0.08), lighter(colour, 0.3)][index % 3] ?? colour
    return transform(
      (random() - 0.5) * 10,
      (random() - 0.5) * 10,
      `<path d="M${rounded(-loop)} 0A${rounded(loop)} ${rounded(loop * 0.82)} 0 1 1 ${rounded(loop * 0.7)} ${rounded(loop * 0.6)}" fill="none" stroke="${tone}" stroke-width="8" stroke-linecap="round"/>`,
      index * 23,
    )
  }).join('')

/** Rice, groats: a heap of grains. */
export const grains: Filling = (colour, radius, random) =>
  `<path d="${blobPath(radius * 0.95, 0.03, random, 16)}" fill="${mix(colour, '#8a5a20', 0.28)}"/>${drawAtSpots(scatter(170, radius * 0.92, random), (index) => `<ellipse rx="5" ry="3.3" fill="${[colour, darker(colour, 0.12), lighter(colour, 0.3)][index % 3] ?? colour}"/>`)}`

/** Leaves to the rim. */
export const leaves: Filling = (colour, radius, random) =>
  drawAtSpots(scatter(34, radius * 0.86, random), (index) => {
    const tone = [colour, darker(colour, 0.28), lighter(colour, 0.22)][index % 3] ?? colour
    return `<path d="M0 26C20 12 17-12 0-27C-17-12-20 12 0 26Z" fill="${tone}"/><path d="M0 22V-16" stroke="${lighter(tone, 0.35)}" stroke-width="1.8"/>`
  })

/** Three round pancakes, one over the other. */
export const pancakeStack: Filling = (colour, radius) =>
  [
    [12, 14],
    [-8, 6],
    [2, -8],
  ]
    .map(([x = 0, y = 0]) =>
      transform(
        x,
        y,
        `<circle r="${rounded(radius * 0.74)}" fill="${darker(colour, 0.3)}"/><circle cx="-1" cy="-3" r="${rounded(radius * 0.72)}" fill="${colour}"/><path d="M${rounded(-radius * 0.5)}-12Q-20-${rounded(radius * 0.5)} 12-${rounded(radius * 0.48)}" stroke="${lighter(colour, 0.4)}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      ),
    )
    .join('')

/** Half-moons with a crimped edge. */
export const dumplings: Filling = (colour, radius, random) =>
  drawAtSpots(
    scatter(11, radius * 0.72, random),
    () =>
      `<path d="M-30 8A30 26 0 0 1 30 8Q0 17-30 8Z" fill="${darker(colour, 0.18)}"/><path d="M-27 5A27 23 0 0 1 27 5Q0 12-27 5Z" fill="${colour}"/><path d="M-23 0A24 20 0 0 1 23 0" stroke="${darker(colour, 0.14)}" stroke-width="2.5" stroke-dasharray="4 4.5" fill="none"/>`,
  )

/** A browned crust over a baking dish. */
export const crust: Filling = (colour, radius, random) =>
  `<rect x="-120" y="-76" width="240" height="152" rx="32" fill="${colour}"/>${scatter(26, radius * 0.84, random)
    .map(({ x, y, turn }, index) =>
      transform(
        x,
        y * 0.6,
        `<ellipse rx="23" ry="17" fill="${[darker(colour, 0.09), lighter(colour, 0.3), mix(colour, '#c98b35', 0.35)][index % 3] ?? colour}"/>${index % 3 === 0 ? `<path d="M-13-5A19 14 0 0 1 13-4" stroke="#c07f2e" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/>` : ''}`,
        turn % 40,
      ),
    )
    .join('')}`

/** Fillets, cutlets: what is fried in pieces, with its browned edges. */
export const cutlets: Filling = (colour, radius, random) =>
  [
    [-34, -20, -24],
    [30, -6, 18],
    [-6, 38, 62],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      transform(
        x,
        y,
        `<g transform="scale(1.35 .95)"><path d="${blobPath(radius * 0.42, 0.1, random, 9)}" fill="${darker(colour, 0.34)}"/><path d="${blobPath(radius * 0.37, 0.09, random, 9)}" fill="${colour}"/><path d="M-16-12L-6 16M0-16L10 12M14-14L20 4" stroke="${darker(colour, 0.28)}" stroke-width="4" stroke-linecap="round"/></g>`,
        turn,
      ),
    )
    .join('')

/** Eggs fried or set in the pan. */
export const setEggs: Filling = (colour, radius, random) =>
  `<path d="${blobPath(radius * 0.95, 0.04, random, 16)}" fill="${darker(colour, 0.12)}"/>${transform(-3, -3, `<path d="${blobPath(radius * 0.87, 0.05, random, 14)}" fill="${colour}"/>`)}${drawAtSpots(scatter(13, radius * 0.78, random), (index) => `<path d="${blobPath(15 + (index % 3) * 4, 0.18, random, 8)}" fill="${index % 2 ? lighter(colour, 0.45) : mix(colour, '#e9a23a', 0.4)}"/>`)}`

/** Two slices of bread side by side. */
export const slices: Filling = (colour) =>
  [-54, 54]
    .map((x, index) =>
      transform(
        x,
        index === 0 ? -4 : 8,
        `<path d="M-50-46C-56-78 56-78 50-46V52Q50 62 40 62H-40Q-50 62-50 52Z" fill="#b8743a"/><path d="M-43-44C-48-68 48-68 43-44V50Q43 55 38 55H-38Q-43 55-43 50Z" fill="${colour}"/>`,
        index === 0 ? -8 : 6,
      ),
    )
    .join('')

/** A loaf with cuts across. */
export const loaf: Filling = (colour) =>
  transform(
    0,
    0,
    `<path d="M-112 4C-112-52-60-66 0-66S112-52 112 4C112 50 62 62 0 62S-112 50-112 4Z" fill="${darker(colour, 0.3)}"/><path d="M-106 0C-106-48-58-60 0-60S106-48 106 0C106 42 60 52 0 52S-106 42-106 0Z" fill="${colour}"/>${[-58, -19, 20, 59].map((x) => `<path d="M${x - 16}-34Q${x + 16} 0 ${x + 12} 34" stroke="#f6dcae" stroke-width="9" fill="none" stroke-linecap="round"/>`).join('')}`,
    -18,
  )

/** A round cake with a slice taken out of it. */
export const cake: Filling = (colour, radius) =>
  `<circle r="${radius - 2}" fill="${darker(colour, 0.3)}"/><circle r="${radius - 9}" fill="${colour}"/><circle r="${radius - 22}" fill="${lighter(colour, 0.22)}"/><path d="M0 0L${rounded(radius * 0.98)}-${rounded(radius * 0.34)}A${radius} ${radius} 0 0 1 ${rounded(radius * 0.86)} ${rounded(radius * 0.52)}Z" fill="#f4e9da"/><path d="M0 0L${rounded(radius * 0.94)}-${rounded(radius * 0.33)}" stroke="${darker(colour, 0.2)}" stroke-width="4"/>`

/** Nothing but what lies on it. */
export const noFilling: Filling = () => ''

/** The path of an uneven round shape around 0/0; `unevenness` is the share by which its edge leaves the circle. */
function blobPath(radius: number, unevenness: number, random: Random, corners = 10): string {
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

import { at } from './scatter.ts'
import { SHAPES } from './shapes.ts'

const METAL = '#fffaf0'
const SHADOW = 'rgba(60,25,8,.14)'

const CUTLERY = {
  spoon: '<ellipse cy="-62" rx="17" ry="25"/><rect x="-4.5" y="-42" width="9" height="120" rx="4.5"/>',
  fork: '<path d="M-15-88h5v28h4v-28h4.500v28H3v-28h4.500v28h4v-28h5v34c0 10-6 15-11.5 16V82a5 5 0 0 1-10 0V-38C-9-39-15-44-15-54Z"/>',
  knife: '<path d="M-7 78a6 6 0 0 0 12 0V10H9V-62C9-80 0-90-7-92Z"/>',
} as const

const HERB = { light: '#7ba765', dark: '#55834b' }

/** What lies beside the vessel. */
export function drawProp(prop: keyof typeof CUTLERY | 'sprig'): string {
  if (prop === 'sprig') return sprig(346, 222, 1.5, 24) + sprig(372, 70, 1.1, -30)
  const piece = CUTLERY[prop]
  return `${at(349, 157, `<g fill="${SHADOW}">${piece}</g>`, 13)}${at(344, 150, `<g fill="${METAL}">${piece}</g>`, 13)}`
}

function sprig(x: number, y: number, scale: number, turn: number): string {
  const leaves = [-26, -9, 8, 25].map(
    (height, index) =>
      at(-7, height, SHAPES.herb(HERB), -55, 0.8 - Math.abs(index - 1.5) * 0.08) +
      at(7, height, SHAPES.herb(HERB), 55, 0.8 - Math.abs(index - 1.5) * 0.08),
  )
  return at(
    x,
    y,
    `<path d="M0 42Q-3 0 0-36" stroke="${HERB.dark}" stroke-width="2.6" fill="none" stroke-linecap="round"/>${leaves.join('')}${at(0, -38, SHAPES.herb(HERB))}`,
    turn,
    scale,
  )
}

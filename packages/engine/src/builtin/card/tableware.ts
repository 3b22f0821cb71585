import { transform } from './scatter.ts'
import { SHAPES } from './shapes.ts'

const SHADOW = 'rgba(60,25,8,.16)'

/** What food is served in, seen from above around 0/0, with its one hard shadow to the lower right. */
export interface Vessel {
  drawing: string
  /** Radius of the room for food; of what is not round, half its width. */
  radius: number
  /** How much lower than wide that room is. */
  flatness: number
}

const plate = (rim: string, well: string): Vessel => ({
  drawing: `<circle cx="8" cy="14" r="122" fill="${SHADOW}"/><circle r="122" fill="${rim}"/><circle r="116" fill="none" stroke="${well}" stroke-width="2.5"/><circle r="93" fill="${well}"/>`,
  radius: 88,
  flatness: 1,
})

const bowl = (rim: string, inside: string): Vessel => ({
  drawing: `<circle cx="8" cy="14" r="116" fill="${SHADOW}"/><circle r="116" fill="${rim}"/><circle r="103" fill="${inside}"/>`,
  radius: 98,
  flatness: 1,
})

export const VESSELS = {
  plate: plate('#fffaf2', '#f4e9da'),
  soupPlate: { ...plate('#fffaf2', '#e4d6c2'), radius: 89 },
  darkBowl: bowl('#39566a', '#2a4150'),
  bowl: bowl('#fffaf2', '#e6d9c6'),
  pan: {
    drawing: `<g transform="rotate(38)"><rect x="96" y="-13" width="150" height="30" rx="14" fill="${SHADOW}"/><rect x="90" y="-20" width="150" height="28" rx="13" fill="#37322f"/><circle cx="222" cy="-6" r="6" fill="#efe3d0"/></g><circle cx="8" cy="14" r="118" fill="${SHADOW}"/><circle r="118" fill="#37322f"/><circle r="109" fill="#59534f"/>`,
    radius: 101,
    flatness: 1,
  },
  tray: {
    drawing: `<rect x="-132" y="-80" width="280" height="190" rx="44" fill="${SHADOW}"/><rect x="-160" y="-22" width="320" height="44" rx="20" fill="#8d4a2b"/><rect x="-140" y="-96" width="280" height="192" rx="44" fill="#a85a35"/><rect x="-128" y="-84" width="256" height="168" rx="36" fill="#7b3f23"/>`,
    radius: 112,
    flatness: 0.62,
  },
  board: {
    drawing: `<rect x="-128" y="-82" width="272" height="192" rx="30" fill="${SHADOW}"/><rect x="-138" y="-98" width="276" height="196" rx="30" fill="#c99a66"/><path d="M-120-60H120M-124-20H124M-124 24H124M-120 64H120" stroke="#b98753" stroke-width="3" stroke-linecap="round"/><circle cx="116" cy="-76" r="9" fill="#a87545"/>`,
    radius: 100,
    flatness: 0.7,
  },
  glass: {
    drawing: `<circle cx="8" cy="12" r="86" fill="${SHADOW}"/><circle r="86" fill="#eef4f1"/><circle r="78" fill="#d7e3de"/>`,
    radius: 74,
    flatness: 1,
  },
} as const satisfies Record<string, Vessel>

const METAL = '#fffaf0'
const CUTLERY_SHADOW = 'rgba(60,25,8,.14)'

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
  return `${transform(349, 157, `<g fill="${CUTLERY_SHADOW}">${piece}</g>`, 13)}${transform(344, 150, `<g fill="${METAL}">${piece}</g>`, 13)}`
}

function sprig(x: number, y: number, scale: number, turn: number): string {
  const leaves = [-26, -9, 8, 25].map(
    (height, index) =>
      transform(-7, height, SHAPES.herb(HERB), -55, 0.8 - Math.abs(index - 1.5) * 0.08) +
      transform(7, height, SHAPES.herb(HERB), 55, 0.8 - Math.abs(index - 1.5) * 0.08),
  )
  return transform(
    x,
    y,
    `<path d="M0 42Q-3 0 0-36" stroke="${HERB.dark}" stroke-width="2.6" fill="none" stroke-linecap="round"/>${leaves.join('')}${transform(0, -38, SHAPES.herb(HERB))}`,
    turn,
    scale,
  )
}

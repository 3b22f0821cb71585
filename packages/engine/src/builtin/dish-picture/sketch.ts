/** Random numbers, colours, gradients and filters that all drawings of one picture share, and the strokes that they are made of. */

export interface Spot {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** What one picture carries along: its random numbers, and the definitions that its drawings have used so far. */
export interface Sketch {
  /** From 0 to 1; the same seed gives the same row of numbers. */
  random: () => number
  between: (least: number, most: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** Shading of a ball: light where the lamp is, dark at the far edge. */
  ball: (colour: string, lit?: number, shaded?: number) => string
  /** Shading of a flat cut. */
  flat: (colour: string, lit?: number, shaded?: number) => string
  gradient: (stops: readonly Stop[], from?: GradientShape) => string
  filter: (body: string, box?: string) => string
  clip: (shape: string) => string
  /** All definitions, for the head of the drawing. */
  definitions: () => string
}

type GradientShape = keyof typeof GRADIENTS
/** Where gradients run: balls from the upper left, walls of vessels the other way, cloth and metal straight. */
const GRADIENTS = {
  ball: ['radial', 'cx=".4" cy=".36" r=".72"'],
  wall: ['radial', 'cx=".55" cy=".58" r=".56"'],
  lamp: ['radial', 'cx=".16" cy=".06" r="1"'],
  vignette: ['radial', 'cx=".46" cy=".44" r=".78"'],
  centre: ['radial', 'cx=".5" cy=".5" r=".5"'],
  diagonal: ['linear', 'x1="0" y1="0" x2="1" y2="1"'],
  across: ['linear', 'x1="0" y1="0" x2="1" y2=".2"'],
  down: ['linear', 'x1="0" y1="0" x2="0" y2="1"'],
} as const

/** `name` keeps the definitions of several drawings on one page apart. */
export function openSketch(seed: number, name: string): Sketch {
  const definitions = new Map<string, string>()
  const reference = (body: (id: string) => string): string => {
    const key = body('')
    const id = definitions.has(key) ? '' : `${name}${definitions.size}`
    if (id !== '') definitions.set(key, body(id))
    return `url(#${name}${[...definitions.keys()].indexOf(key)})`
  }
  const random = seededRandom(seed)
  const sketch: Sketch = {
    random,
    between: (least, most) => least + random() * (most - least),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    ball: (colour, lit = 0.4, shaded = 0.3) =>
      reference(
        (id) =>
          `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stopsOf([
            [0, lighten(colour, lit)],
            [0.5, colour],
            [1, darken(colour, shaded)],
          ])}</radialGradient>`,
      ),
    flat: (colour, lit = 0.25, shaded = 0.14) =>
      reference(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2=".9" y2="1">${stopsOf([
            [0, lighten(colour, lit)],
            [0.55, colour],
            [1, darken(colour, shaded)],
          ])}</linearGradient>`,
      ),
    gradient: (stops, from = 'ball') => {
      const [type, place] = GRADIENTS[from]
      return reference((id) => `<${type}Gradient id="${id}" ${place}>${stopsOf(stops)}</${type}Gradient>`)
    },
    // In the picture's own colours: turning them into linear ones and back is a sixth of a picture's cost.
    filter: (body, box = '-30%') =>
      reference(
        (id) => `<filter id="${id}" x="${box}" y="${box}" width="160%" height="160%" color-interpolation-filters="sRGB">${body}</filter>`,
      ),
    clip: (outline) => reference((id) => `<clipPath id="${id}">${outline}</clipPath>`),
    definitions: () => [...definitions.values()].join(''),
  }
  return sketch
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** mulberry32. */
function seededRandom(seed: number): () => number {
  let state = Math.imul(seed | 0, 7919) + 17
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One decimal: a tenth of a unit is a quarter of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A colour `share` of the way from one to another, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [channelsOf(from), channelsOf(to)]
  const channels = start.map((channel, place) =>
    Math.min(255, Math.max(0, Math.round(channel + ((end[place] ?? channel) - channel) * share))),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Under the warm lamp. */
export function lighten(colour: string, share = 0.35): string {
  return mix(colour, '#fff4dc', share)
}

/** In its shadow. */
export function darken(colour: string, share = 0.35): string {
  return mix(colour, '#3a1206', share)
}

/** Degrees between the hues of two colours, the shorter way round. */
export function hueDistance(one: string, other: string): number {
  const apart = Math.abs(hueOf(one) - hueOf(other)) % 360
  return Math.min(apart, 360 - apart)
}

function hueOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most === least) return 0
  const spread = most - least
  const sixth = most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return (sixth * 60 + 360) % 360
}

/** Moves, turns (degrees) and scales a drawing made around 0/0. */
export function at(x: number, y: number, turn: number, drawing: string, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})${scaled}">${drawing}</g>`
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

/** Where the lamp is seen on something wet or smooth. */
export function gloss(path: string, width = 2, opacity = 0.55): string {
  return line(path, '#ffffff', width, opacity)
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

export function disc(radius: number, fill: string, x = 0, y = 0, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

export function oval(rx: number, ry: number, fill: string, x = 0, y = 0, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

/** An uneven round outline. */
export function blob({ random }: Sketch, radius: number, uneven = 0.08, corners = 11, squash = 1): string {
  const points = Array.from({ length: corners }, (_, place): [number, number] => {
    const distance = radius * (1 + (random() - 0.5) * 2 * uneven)
    const angle = (place / corners) * Math.PI * 2
    return [Math.cos(angle) * distance, Math.sin(angle) * distance * squash]
  })
  const point = (place: number): [number, number] => points[place % corners] ?? [0, 0]
  const middle = (place: number): string => {
    const [[x, y], [nextX, nextY]] = [point(place), point(place + 1)]
    return `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  }
  const curves = points.map((_, place) => {
    const [x, y] = point(place + 1)
    return `Q${round(x)} ${round(y)} ${middle(place + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Places on a disc like the seeds of a sunflower, a little shaken: even, and never the same. */
export function spots({ random }: Sketch, count: number, radius: number, shake = 0.5): Spot[] {
  const start = random() * Math.PI * 2
  return Array.from({ length: count }, (_, place) => {
    const angle = start + place * GOLDEN_ANGLE + random() * shake
    const distance = radius * Math.sqrt((place + 0.5) / count)
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, turn: random() * 360 }
  })
}

/** Small drawings scattered over a disc. */
export function scatter(sketch: Sketch, count: number, radius: number, draw: () => string, scale = 1): string {
  return spots(sketch, count, radius)
    .map(({ x, y, turn }) => at(x, y, turn, draw(), scale))
    .join('')
}

/** A drawing with its shadow on what lies below it; `depth` is how far above it lies. */
export function lifted(sketch: Sketch, drawing: string, depth = 1): string {
  return drawing === '' ? '' : `<g filter="${shadow(sketch, 1.5 * depth, 1.2 * depth, 2.2 * depth, 0.42)}">${drawing}</g>`
}

export function shadow({ filter }: Sketch, blur: number, dx: number, dy: number, opacity: number): string {
  return filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${round(blur)}"/><feOffset dx="${round(dx)}" dy="${round(dy)}"/><feColorMatrix values="0 0 0 0 .485 0 0 0 0 .294 0 0 0 0 .152 0 0 0 ${opacity} 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>`,
  )
}

export function blurred({ filter }: Sketch, drawing: string, by: number): string {
  return `<g filter="${filter(`<feGaussianBlur stdDeviation="${by}"/>`, '-60%')}">${drawing}</g>`
}

/** The same things in an order by chance (Fisher–Yates). */
export function shuffled<Item>({ random }: Sketch, items: readonly Item[]): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

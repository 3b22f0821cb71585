import { sharp } from '../../pictures/image-library.ts'

/** Grain of materials: noise costs librsvg a third of a second each time, so it is made once and laid under every picture. */
type Texture = keyof typeof NOISE
const NOISE = {
  wood: ['.009 .19', 3, '0 0 0 0 .22 0 0 0 0 .1 0 0 0 0 .03 1.2 0 0 0 -.5'],
  stone: ['.06', 3, '0 0 0 0 .22 0 0 0 0 .1 0 0 0 0 .03 .5 0 0 0 -.2'],
  linen: ['.5 .14', 2, '0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 .5 0 0 0 -.2'],
  board: ['.008 .16', 3, '0 0 0 0 .3 0 0 0 0 .14 0 0 0 0 .04 1.6 0 0 0 -.62'],
} as const

/** As large as the largest thing that it covers, turned cloth and all. */
const SIZE = { width: 560, height: 540 }

/** A texture over a rectangle; `shift` (units) shows another part of it. What `fillTextures` fills in stands for the picture itself. */
export function texture(name: Texture, x: number, y: number, width: number, height: number, opacity = 1, shift = 0): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><image href="texture:${name}" x="${-Math.round(shift)}" y="${-Math.round(shift / 2)}" width="${SIZE.width}" height="${SIZE.height}" opacity="${opacity}"/></svg>`
}

let made: Promise<Readonly<Record<string, string>>> | undefined

/** Puts the textures into a drawing. */
export async function fillTextures(svg: string): Promise<string> {
  made ??= makeTextures()
  const textures = await made
  return svg.replaceAll(/texture:(\w+)/g, (_, name: string) => textures[name] ?? '')
}

async function makeTextures(): Promise<Readonly<Record<string, string>>> {
  const entries = Object.entries(NOISE).map(async ([name, [frequency, octaves, matrix]]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="9"/><feColorMatrix values="${matrix}"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`
    const png = await sharp(Buffer.from(svg)).png().toBuffer()
    return [name, `data:image/png;base64,${png.toString('base64')}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

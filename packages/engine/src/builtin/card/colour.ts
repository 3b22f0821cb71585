/** Hue of a colour written `#rrggbb`, in degrees. */
export function hueOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most === least) return 0
  const spread = most - least
  const sixth = most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
  return (sixth * 60 + 360) % 360
}

/** Degrees between two hues, the shorter way round. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/** A colour between two, `share` of the way from the first. */
export function mix(from: string, to: string, share: number): string {
  const [end, start] = [channelsOf(to), channelsOf(from)]
  const channels = start.map((channel, place) => Math.round(channel + ((end[place] ?? channel) - channel) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

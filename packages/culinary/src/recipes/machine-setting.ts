import type { MachineSetting } from '@spizarka/knowledge'

const PROGRAMMES: Readonly<Record<string, 'stir' | 'knead'>> = { 'wolne mieszanie': 'stir', 'wyrabianie ciasta': 'knead' }

/** Reads what a multi-cooker is set to, as its panel says it: `5 min / 100°C / obr. 2 / obroty wsteczne`; null where a part means nothing. */
export function readMachineSetting(text: string): MachineSetting | null {
  const read: Partial<MachineSetting> = {}
  for (const part of text.split('/').map((each) => each.trim())) {
    const [, figure, unit] = /^(\d+(?:,\d+)?) (min|s)$/.exec(part) ?? []
    const [, degrees] = /^(\d+)°C$/.exec(part) ?? []
    const [, turns] = /^obr\. (\d+(?:,\d+)?)$/.exec(part) ?? []
    if (figure !== undefined) read[unit === 's' ? 'seconds' : 'minutes'] = numberOf(figure)
    else if (degrees !== undefined) read.heat = numberOf(degrees)
    else if (turns !== undefined) read.speed = numberOf(turns)
    else if (part === 'para') read.heat = 'steam'
    else if (part === 'obroty wsteczne') read.reverse = true
    else if (PROGRAMMES[part]) read.speed = PROGRAMMES[part]
    else return null
  }
  const { speed } = read
  return speed === undefined ? null : { ...read, speed }
}

/** Writes a setting as `readMachineSetting` reads it. */
export function writeMachineSetting({ seconds, minutes, heat, speed, reverse }: MachineSetting): string {
  const programme = Object.entries(PROGRAMMES).find(([, key]) => key === speed)?.[0]
  return [
    ...(minutes === undefined ? [] : [`${figureOf(minutes)} min`]),
    ...(seconds === undefined ? [] : [`${figureOf(seconds)} s`]),
    ...(heat === undefined ? [] : [heat === 'steam' ? 'para' : `${heat}°C`]),
    programme ?? `obr. ${figureOf(Number(speed))}`,
    ...(reverse ? ['obroty wsteczne'] : []),
  ].join(' / ')
}

function numberOf(figure: string): number {
  return Number(figure.replace(',', '.'))
}

function figureOf(value: number): string {
  return String(value).replace('.', ',')
}

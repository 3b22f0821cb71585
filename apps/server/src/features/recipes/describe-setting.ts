import type { Device } from '@spizarka/contract/recipe-parts'
import type { MachineSetting } from '@spizarka/culinary/recipes'

const SPEEDS = { stir: 'mieszanie', knead: 'wyrabianie' } as const
const STEAM: Readonly<Record<Device, string>> = { thermomix: 'Varoma', lidlomix: 'parowanie' }

/** What a multi-cooker is set to, as its display and its owner say it: `5 min / 100°C / obr. 2 / obroty wsteczne`. */
export function describeSetting({ seconds, minutes, heat, speed, reverse }: MachineSetting, device: Device): string {
  return [
    minutes === undefined ? '' : `${minutes} min`,
    seconds === undefined ? '' : `${seconds} s`,
    heat === undefined ? '' : heat === 'steam' ? STEAM[device] : `${heat}°C`,
    typeof speed === 'number' ? `obr. ${speed}` : SPEEDS[speed],
    reverse ? 'obroty wsteczne' : '',
  ]
    .filter((part) => part !== '')
    .join(' / ')
}

import type { MachineSetting } from '@spizarka/knowledge'
import type { Device } from './request.ts'

/** Steaming has its own name on each machine. */
const STEAM: Readonly<Record<Device, string>> = { thermomix: 'Varoma', lidlomix: 'parowanie' }
const PROGRAMMES = { stir: 'wolne mieszanie', knead: 'wyrabianie ciasta' } as const

/** What a multi-cooker is set to, in the order of its panel: `5 min / 100°C / obr. 2 / obroty wsteczne`. */
export function describeSetting({ seconds, minutes, heat, speed, reverse }: MachineSetting, device: Device): string {
  return [
    ...(minutes === undefined ? [] : [`${minutes} min`]),
    ...(seconds === undefined ? [] : [`${seconds} s`]),
    ...(heat === undefined ? [] : [heat === 'steam' ? STEAM[device] : `${heat}°C`]),
    typeof speed === 'number' ? `obr. ${speed}` : PROGRAMMES[speed],
    ...(reverse ? ['obroty wsteczne'] : []),
  ].join(' / ')
}

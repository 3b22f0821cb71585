import type { MachineSetting, Recipe } from '@spizarka/knowledge'
import type { Device } from './request.ts'

/** Steaming has its own name on each machine. */
const STEAM: Readonly<Record<Device, string>> = { thermomix: 'Varoma', lidlomix: 'parowanie' }
/** The slowest of all is a setting of its own on one of them; on the other it is the lowest speed. */
const PROGRAMMES: Readonly<Record<'stir' | 'knead', Readonly<Record<Device, string>>>> = {
  stir: { thermomix: 'wolne mieszanie', lidlomix: 'obr. 1' },
  knead: { thermomix: 'wyrabianie ciasta', lidlomix: 'wyrabianie ciasta' },
}

/** What a multi-cooker is set to, in the order of its panel: `5 min / 100°C / obr. 2 / obroty wsteczne`. */
export function describeSetting({ seconds, minutes, heat, speed, reverse }: MachineSetting, device: Device): string {
  return [
    ...(minutes === undefined ? [] : [`${minutes} min`]),
    ...(seconds === undefined ? [] : [`${seconds} s`]),
    ...(heat === undefined ? [] : [heat === 'steam' ? STEAM[device] : `${heat}°C`]),
    typeof speed === 'number' ? `obr. ${speed}` : PROGRAMMES[speed][device],
    ...(reverse ? ['obroty wsteczne'] : []),
  ].join(' / ')
}

export type Difficulty = 'easy' | 'medium' | 'hard'

/** Minutes of work, ingredients and steps from which each adds to the difficulty. */
const MUCH = { activeMinutes: 30, ingredients: 11, steps: 6 }
const VERY_MUCH = { activeMinutes: 60, ingredients: 16, steps: 9 }

/** How hard a dish is to cook, by its work, its ingredients and its steps. */
export function difficultyOf({ activeMinutes, ingredients, steps }: Pick<Recipe, 'activeMinutes' | 'ingredients' | 'steps'>): Difficulty {
  const figures = { activeMinutes, ingredients: ingredients.length, steps: steps.length }
  const keys = ['activeMinutes', 'ingredients', 'steps'] as const
  const points = keys.reduce((sum, key) => sum + (figures[key] >= VERY_MUCH[key] ? 2 : figures[key] >= MUCH[key] ? 1 : 0), 0)
  return points >= 4 ? 'hard' : points >= 2 ? 'medium' : 'easy'
}

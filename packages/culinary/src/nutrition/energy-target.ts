/** What a day's energy is counted from. */
export interface Person {
  sex: 'female' | 'male'
  /** In whole years. */
  age: number
  heightCm: number
  weightKg: number
  activity: keyof typeof ACTIVITY_LEVELS
  goal: 'lose' | 'keep' | 'gain'
  paceKgPerWeek: number
  /** Shares of the energy in percent that sum to 100. */
  macros: { protein: number; fat: number; carbs: number }
  /** With child or breast-feeding. */
  expecting: boolean
}

/** Physical activity levels by which the basal rate is multiplied. */
export const ACTIVITY_LEVELS = { sitting: 1.2, light: 1.375, medium: 1.55, high: 1.725, very_high: 1.9 } as const

/** Why a target is another than pace and goal would make it, or needs a doctor's word. */
export type TargetNote = 'floor' | 'no_deficit_age' | 'no_deficit_pregnancy' | 'no_deficit_weight' | 'fast_pace'

export interface EnergyTarget {
  /** Whole kcal a day: at rest, in all, and to aim at. */
  bmrKcal: number
  tdeeKcal: number
  targetKcal: number
  /** Whole grams a day. */
  proteinG: number
  fatG: number
  carbsG: number
  notes: readonly TargetNote[]
}

const KCAL_PER_KG = 7700
const WEEK = 7
/** The least that a target to lose weight may be without a doctor, kcal. */
const FLOOR_KCAL = { female: 1200, male: 1500 }
const LEAST_AGE_OF_DEFICIT = 16
/** Body mass index of the WHO below which somebody is underweight. */
const UNDERWEIGHT = 18.5
/** kg a week above which a pace is worth a word. */
const FAST_PACE = 0.5

/**
 * A day's energy and macros: the basal rate of Mifflin and St Jeor (1990) times the activity level, less or more by the pace at 7700 kcal a
 * kilogram. No deficit for children, expectant mothers and the underweight, and none below the floor.
 */
export function energyTarget(person: Person): EnergyTarget {
  const { sex, age, heightCm, weightKg, activity, goal, paceKgPerWeek, macros } = person
  const bmr = 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161)
  const tdee = bmr * ACTIVITY_LEVELS[activity]
  const notes: TargetNote[] = []
  const change = (paceKgPerWeek * KCAL_PER_KG) / WEEK
  let target = tdee
  if (goal === 'gain') target = tdee + change
  if (goal === 'lose') {
    const refused = deficitRefused(person)
    if (refused) notes.push(refused)
    else target = tdee - change
    if (target < FLOOR_KCAL[sex]) {
      target = FLOOR_KCAL[sex]
      notes.push('floor')
    }
  }
  if (goal !== 'keep' && paceKgPerWeek > FAST_PACE) notes.push('fast_pace')
  const targetKcal = Math.round(target)
  const grams = (percent: number, kcalPerG: number) => Math.round((targetKcal * percent) / 100 / kcalPerG)
  return {
    bmrKcal: Math.round(bmr),
    tdeeKcal: Math.round(tdee),
    targetKcal,
    proteinG: grams(macros.protein, 4),
    fatG: grams(macros.fat, 9),
    carbsG: grams(macros.carbs, 4),
    notes,
  }
}

function deficitRefused({ age, expecting, heightCm, weightKg }: Person): TargetNote | null {
  if (age < LEAST_AGE_OF_DEFICIT) return 'no_deficit_age'
  if (expecting) return 'no_deficit_pregnancy'
  return weightKg / (heightCm / 100) ** 2 < UNDERWEIGHT ? 'no_deficit_weight' : null
}

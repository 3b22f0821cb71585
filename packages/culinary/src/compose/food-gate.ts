import { checkRecipe, type SafetyProfile } from '../safety/index.ts'

/** What the gate says of a food whatever its amount; `ok` may still be for moderation. */
type FoodVerdict = 'ok' | 'unchecked' | 'blocked'

/** The gate for one profile, asked of the same foods again and again. */
export type FoodGate = (foodId: string) => FoodVerdict

/** Readies the gate for a profile. */
export function foodGate(profile: SafetyProfile): FoodGate {
  const known = new Map<string, FoodVerdict>()
  return (foodId) => {
    let verdict = known.get(foodId)
    if (verdict === undefined) {
      const kinds = checkRecipe([{ food: foodId }], profile).findings.map(({ kind }) => kind)
      verdict = kinds.includes('blocked') ? 'blocked' : kinds.includes('unchecked') ? 'unchecked' : 'ok'
      known.set(foodId, verdict)
    }
    return verdict
  }
}

import { type Choice, CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/culinary/choices'
import type { AppContext } from '../../platform/context.ts'
import { readProfile } from '../profile/index.ts'

/** A user's profile by the names of the screens, what is sealed in the database included. */
export async function readProfileInWords(context: AppContext, userId: number): Promise<{ section: string; value: string }[]> {
  const profile = await readProfile(context, userId)
  const sections: Readonly<Record<string, readonly string[]>> = {
    'Sprzęt kuchenny': namesOf(profile.equipment, EQUIPMENT),
    'Schorzenia i alergie': [...namesOf(profile.conditions, CONDITIONS), ...profile.ownConditions],
    'Wykluczone produkty': profile.exclusions,
    Dieta: namesOf(profile.diet === null ? [] : [profile.diet], DIETS),
    'Style żywienia': namesOf(profile.styles, DIETARY_STYLES),
  }
  return Object.entries(sections).flatMap(([section, values]) => values.map((value) => ({ section, value })))
}

function namesOf(keys: readonly string[], choices: readonly Choice[]): string[] {
  return choices.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
}

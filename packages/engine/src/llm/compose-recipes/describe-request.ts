import { CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT } from '@spizarka/culinary/choices'
import { checkRecipe, safetyProfileOf } from '@spizarka/culinary/safety'
import type { ComposeRecipesRequest } from '../../actions/compose-recipes.ts'
import type { MealType, PantryStock } from '../../actions/eater.ts'

/** More than any dish is chosen from; the first to end come first. */
const MOST_PRODUCTS = 200
const LONGEST_NAME = 60
const MEALS: Readonly<Record<MealType, string>> = { breakfast: 'śniadanie', lunch: 'obiad', dinner: 'kolacja', snack: 'przekąska' }

/**
 * What a model is told: foods, amounts and limits, in Polish words. What the gate blocks for this eater is not even offered; what a
 * food of the pantry is called is the only thing in it that comes from the user but exclusions and the wish.
 */
export function describeRequest(request: ComposeRecipesRequest): object {
  const { pantry, profile, meal, servings, maxMinutes, maxMissing, kcal, equipment, wish, count, recent } = request
  return {
    spizarnia: offeredProducts(pantry, profile).map(describeProduct),
    posilek: meal === null ? 'dowolny' : MEALS[meal],
    porcje: servings,
    najwyzej_minut: maxMinutes,
    najwyzej_do_kupienia: maxMissing,
    kcal_na_porcje: kcal,
    sprzet: equipment.length === 0 ? ['płyta grzewcza', 'piekarnik'] : namesOf(EQUIPMENT, equipment),
    zdrowie_i_alergie: namesOf(CONDITIONS, profile.conditions),
    dieta: [...namesOf(DIETS, profile.diet === null ? [] : [profile.diet]), ...namesOf(DIETARY_STYLES, profile.styles)],
    nie_wolno: profile.exclusions,
    ostatnio_jedzone: [...new Set(recent.map(({ kind }) => kind))],
    ile_dan: count,
    zyczenie: wish,
  }
}

function offeredProducts(pantry: readonly PantryStock[], eater: ComposeRecipesRequest['profile']): PantryStock[] {
  const { profile } = safetyProfileOf(eater)
  return pantry
    .filter(({ foodId }) => foodId !== null && checkRecipe([{ food: foodId }], profile).verdict !== 'blocked')
    .toSorted((one, other) => (one.bestBefore ?? '9999').localeCompare(other.bestBefore ?? '9999'))
    .slice(0, MOST_PRODUCTS)
}

function describeProduct({ name, quantityGrams, quantityMl, quantityPieces, bestBefore }: PantryStock): object {
  const amount =
    quantityGrams !== null
      ? `${quantityGrams} g`
      : quantityMl !== null
        ? `${quantityMl} ml`
        : quantityPieces === null
          ? null
          : `${quantityPieces} szt.`
  return {
    produkt: name.slice(0, LONGEST_NAME),
    ...(amount !== null && { ilosc: amount }),
    ...(bestBefore !== null && { najlepiej_do: bestBefore }),
  }
}

function namesOf<Key extends string>(choices: readonly { key: Key; name: string }[], keys: readonly Key[]): string[] {
  return choices.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
}

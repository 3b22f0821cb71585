import {
  type Device,
  type DishKind,
  type DishTag,
  type DishTagRule,
  type EquipmentKey,
  type Food,
  findFoodById,
  isOneOf,
  MENU_RULES,
} from '@spizarka/knowledge'
import type { Want, Wish } from './want.ts'

/** Whether a wish asks for no certain dish or food, but only how dishes are to be: it is then one for every meal. */
export function asksForMannersOnly({ wants }: Pick<Wish, 'wants'>): boolean {
  return wants.length > 0 && wants.every((want) => isManner(want))
}

/** Whether a wish asks for a kind of dish, a dish by its name, or an energy, and not only how it should be or what it should be made of. */
export function asksForDish({ wants }: Wish): boolean {
  return wants.some(
    ({ kinds, called, tags, kcalAbout, isRefused }) =>
      isRefused !== true && (kinds.length + called.length > 0 || kcalAbout !== null || tags.some(({ anyMeal }) => anyMeal)),
  )
}

/** Whether a wish asks for dishes of little energy. */
export function asksForLittle({ wants }: Wish): boolean {
  return wants.some(({ kcalAtMost, tags, isRefused }) => {
    return isRefused !== true && (kcalAtMost !== null || tags.some(({ when }) => when.some((rule) => rule.kcalAtMost !== undefined)))
  })
}

/** Whether a want is about how a dish is to be, and not what. */
export function isManner({ foods, kinds, called, tags, isRefused }: Want): boolean {
  return isRefused === true || (foods.length + kinds.length + called.length === 0 && !tags.some(({ anyMeal }) => anyMeal))
}

/** Whether a wish asks for a kind of dish, or for something that is had at any meal: then the usual meal of a dish is no matter. */
export function asksForKind({ wants }: Wish, kind: DishKind): boolean {
  return wants.some(({ kinds, tags }) => kinds.includes(kind) || tags.some(({ anyMeal }) => anyMeal))
}

/** Tools that a wish asks for by what its dishes are made with ("z mikrofalówki", "koktajl"). */
export function wishedTools({ wants }: Wish): readonly EquipmentKey[] {
  const tags = wants.flatMap((want) => (want.isRefused ? [] : want.tags))
  return [
    ...tags.flatMap(({ when: [rule, ...others] }) => (others.length === 0 && rule?.equipment?.length === 1 ? rule.equipment : [])),
    ...wants.flatMap(({ tools, isRefused }) => (isRefused ? [] : tools)),
  ]
}

/** The multi-cooker that a wish names ("z Thermomixa"); null where it names none. */
export function wishedDevice(wish: Wish): Device | null {
  return wishedTools(wish).find((tool) => tool === 'thermomix' || tool === 'lidlomix') ?? null
}

/** Ids of the seasonings that a wish wants left out ("bez soli"). */
export function leftOutByWish({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap((want) => (want.isRefused ? [] : want.tags)).flatMap(({ leavesOut = [] }) => leavesOut))
}

/** How large a serving is against what recipes give, for whoever asks for much ("na duży głód"). */
export function servingSizeOf({ wants }: Wish): number {
  return Math.max(1, ...wants.flatMap(({ tags, isRefused }) => (isRefused ? [] : tags.map(({ servingSize = 1 }) => servingSize))))
}

/** For how many meals a dish is cooked at once, for whoever wants something left of it ("żeby zostało na jutro"), and the words that say so. */
export function timesOf({ wants }: Pick<Wish, 'wants'>): { times: number; words: string } {
  const [asked] = wants.filter(({ tags, isRefused }) => !isRefused && tags.some(({ times = 1 }) => times > 1))
  return { times: Math.max(1, ...(asked?.tags ?? []).map(({ times = 1 }) => times)), words: asked?.words ?? '' }
}

/** The part of its meat or fish that a dish is made with, for whoever asks for little of it. */
export function meatPartOf({ wants }: Wish): number {
  return wants.some(({ isLittle, foods }) => isLittle && foods.some(isOfMeat)) ? HALF_OF_IT : 1
}

const HALF_OF_IT = 0.5

/** Whether a wish asks for what is left at home: then nothing is bought for it. */
export function asksForLeftovers({ wants }: Wish): boolean {
  return wants.some(({ tags }) => tags.some(({ when }) => when.some(({ leftovers }) => leftovers)))
}

/** Whether a wish asks that nothing be wasted: whoever does eats what there is at that meal, and buys nothing. */
export function asksToUseUp({ wants }: Wish): boolean {
  return wants.some(({ tags }) => tags.some(({ when }) => when.some(({ usesEnding }) => usesEnding)))
}

/** Whether a dish with a food in it is none for whoever wishes so, whatever else is in it ("bez glutenu", "wegańskie"). */
export function isWalledOff({ wants }: Wish, food: Food): boolean {
  return wants.some(
    ({ isWall, isRefused, tags, foods, kinds, called }) =>
      isWall === true &&
      isRefused !== true &&
      tags.length > 0 &&
      foods.length + kinds.length + called.length === 0 &&
      tags.every(({ when }) => when.every((rule) => rulesOut(rule, food))),
  )
}

function rulesOut({ freeOf = [], withoutFoods = [], withoutOrigins = [], withoutFoodTags = [] }: DishTagRule, food: Food): boolean {
  return (
    [...food.allergens, ...(food.mayContain ?? [])].some((each) => freeOf.includes(each)) ||
    food.origin.some((origin) => withoutOrigins.includes(origin)) ||
    food.tags?.some((tag) => withoutFoodTags.includes(tag)) === true ||
    (withoutFoods.length > 0 && isOneOf(food.id, withoutFoods))
  )
}

/** Whether a wish asks for few pots: how many there are is seen when a dish is written out for those who eat. */
export function asksForVessels({ wants }: Wish): boolean {
  return wants.some(({ tags }) => tags.some(({ when }) => when.some(({ vesselsAtMost }) => vesselsAtMost !== undefined)))
}

/** Whether a wish asks that nothing be bought. */
export function asksToBuyNothing({ wants }: Wish): boolean {
  return wants.some(({ tags, isRefused }) => isRefused !== true && tags.some((tag) => tag.leaning !== true && isOfNoShopping(tag)))
}

/** Whether a wish asks that nothing be bought, or little. */
export function asksToBuyLittle({ wants }: Wish): boolean {
  return wants.some(({ tags, isRefused }) => isRefused !== true && tags.some(isOfNoShopping))
}

function isOfNoShopping({ when }: DishTag): boolean {
  return when.some(({ nothingBought }) => nothingBought)
}

/** Ids of the foods that a wish names, for whoever chooses among foods. */
export function wishedFoods({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap(({ foods }) => foods))
}

/** Ids of the dish tags that a wish asks for. */
export function wishedTags({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap(({ tags, isRefused }) => (isRefused ? [] : tags.map(({ id }) => id))))
}

function isOfMeat(id: string): boolean {
  return MENU_RULES.meatAndFish.includes(findFoodById(id)?.aisle ?? '')
}

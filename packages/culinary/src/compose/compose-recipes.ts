import { MENU_RULES, type Meal } from '@spizarka/knowledge'
import type { AdaptedDish } from './base/adapted-dish.ts'
import { baseProspects, fitBase } from './base/index.ts'
import { type Candidate, type ChosenDish, choiceFor, chooseDishes, END_SOON_DAYS, type Prospect } from './choosing/index.ts'
import type { ComposedRecipe, Composition, UnmetWish } from './composed-recipe.ts'
import { findHelp } from './help/find-help.ts'
import { findObstacles } from './help/find-obstacles.ts'
import { tellWhatIsLeftOut } from './help/what-is-left-out.ts'
import { tellLonger, whyUnmet } from './help/why-unmet.ts'
import { type FindFurther, type Further, inFull, mealsInOrder, onlyWished } from './in-full.ts'
import { foodGate, type Kitchen } from './kitchen.ts'
import { openKitchen } from './open-kitchen.ts'
import type { ComposeRequest } from './request.ts'
import {
  asksForKind,
  asksForLeftovers,
  asksForMannersOnly,
  asksToUseUp,
  explainAllUnmet,
  explainUnmet,
  factsOfAdapted,
  factsOfBase,
  factsOfComposed,
  isNoMealOf,
  isRuledOut,
  isWhatIsWished,
  keepsWalls,
  meetsWant,
  readWish,
  timesOf,
  toldOf,
  type WhyNot,
  type Wish,
  type WrittenDish,
  wishedDevice,
} from './wish/index.ts'

export { openKitchen } from './open-kitchen.ts'

/** As many as can be asked for; from here on dishes are many. */
const MOST_DISHES = 10

/**
 * Composes dishes from a pantry for an eater: dishes of the base and those with choices, fitted to both. Nothing
 * that the safety gate blocks is ever served; what it could not check is served only when nothing else fits, and said. The meal is no
 * limit: where none of its dishes can be made, those of the nearest one are given, and said to be that. An empty answer names the limits
 * that stand in the way.
 */
export function composeRecipes(request: ComposeRequest): Composition {
  const wish = readWish(request.wish)
  const recipes = findWished(asTheWishSays(request, wish), wish).map((recipe) => withTimesNote(recipe, request, wish))
  const [first] = recipes
  if (first) return { recipes, unmet: first.unmet, obstacles: [], help: [] }
  return {
    recipes,
    unmet: explainAllUnmet(wish, { gate: foodGate(request.profile) }),
    obstacles: findObstacles(request, countFor),
    help: findHelp(request, (loosened) => findDishes(loosened, readWish(loosened.wish))[0] ?? null, countFor),
  }
}

/** Whoever names a multi-cooker in the wish has one: where no dish is made in it, what is made without one, and said to be. */
function findWished(request: ComposeRequest, wish: Wish): ComposedRecipe[] {
  const device = request.device === null ? wishedDevice(wish) : null
  const recipes = device === null ? [] : findDishes({ ...request, device }, wish)
  return recipes.length > 0 ? recipes : findDishes(request, wish)
}

/** Whoever names no meal or energy but in the wish means that one. */
function asTheWishSays(request: ComposeRequest, { wants }: Wish): ComposeRequest {
  const asked = wants.filter(({ isRefused }) => !isRefused)
  return {
    ...request,
    meal: request.meal ?? asked.find(({ meal }) => meal !== null)?.meal ?? null,
    kcal: request.kcal ?? asked.find(({ kcalAbout }) => kcalAbout !== null)?.kcalAbout ?? null,
    // For as few as eat today where there is too little for more.
    servings: Math.min(Math.max(MOST_SERVINGS, request.servings), request.servings * timesOf({ wants }).times),
  }
}

const MOST_SERVINGS = 12

/** What was to be left for tomorrow is told: that there is enough for it, or that there is not. */
function withTimesNote(recipe: ComposedRecipe, { servings }: ComposeRequest, wish: Wish): ComposedRecipe {
  const { times, words } = timesOf(wish)
  if (times === 1) return recipe
  const enough = recipe.servings > servings
  const note = enough
    ? `Porcji jest więcej, niż zjecie dziś: ${recipe.servings} zamiast ${servings}.`
    : `„${words}”: produktów starcza tylko na raz.`
  return { ...recipe, why: [note, ...recipe.why], lastingWhy: enough ? [note, ...recipe.lastingWhy] : recipe.lastingWhy }
}

function findDishes(request: ComposeRequest, wish: Wish): ComposedRecipe[] {
  for (const takesUnchecked of [false, true]) {
    const kitchen = openKitchen(request, wish, takesUnchecked)
    const found = withEndingMeat(findNearestToWish(kitchen, wish), kitchen, wish)
    const answer = withWhatTakesLonger(found, kitchen, wish)
    const further: FindFurther = (meal, reason, each) => findDishesOf(meal, kitchen, wish, reason, each)
    if (answer.length > 0) return withReasons(inFull(onlyWished(answer, wish), kitchen, wish, further), kitchen, wish)
    // Where nothing was left unchecked there is nothing more to be had for it.
    if (kitchen.unchecked?.isMet === false) break
  }
  return []
}

/** So many minutes more nobody minds who would else not get what they asked for. */
const MORE_MINUTES = 5

/** Where nothing in time is what was wished for, a dish that is and takes a few minutes more comes first, saying so: risotto in 35 minutes, and not in 30 toast with mushrooms. */
function withWhatTakesLonger(found: readonly ChosenDish[], kitchen: Kitchen, wish: Wish): readonly ChosenDish[] {
  const { maxMinutes, meal, count } = kitchen.request
  if (maxMinutes === null || wish.wants.length === 0 || found.some(({ isWhatIsWished: isWished }) => isWished)) return found
  const longer: Kitchen = { ...kitchen, alike: {}, request: { ...kitchen.request, maxMinutes: maxMinutes + MORE_MINUTES } }
  const wished = findDishesOf(meal, longer, wish, '').filter(({ isWhatIsWished: isWished }) => isWished)
  return [...wished.map((dish) => ({ ...dish, recipe: withLongerNote(dish.recipe, maxMinutes) })), ...found].slice(0, count)
}

function withLongerNote(recipe: ComposedRecipe, maxMinutes: number): ComposedRecipe {
  if (recipe.totalMinutes <= maxMinutes) return recipe
  const word = `Zajmie ${recipe.totalMinutes} min, a masz ${maxMinutes}: szybciej nic nie spełnia życzenia.`
  return { ...recipe, why: [word, ...recipe.why], lastingWhy: [word, ...recipe.lastingWhy] }
}

/** What is unmet is said with the reason, where that can be found: the time, or what is not at home. */
function withReasons(found: readonly ChosenDish[], kitchen: Kitchen, wish: Wish): ComposedRecipe[] {
  const open = (looser: Partial<ComposeRequest>, want: Wish['wants'][number]): Kitchen =>
    openKitchen(
      { ...kitchen.request, ...looser, count: 1 },
      { wants: [want], unwanted: wish.unwanted, unread: [] },
      kitchen.takesUnchecked,
      kitchen,
    )
  const whyNot = whyUnmet(kitchen, open)
  const leftOut = tellWhatIsLeftOut(found, kitchen, wish, whyNot)
  // Where one dish is what was asked for, no reason why there is none is true of another.
  const whyNone: WhyNot = (want) => (found.some(({ facts }) => meetsWant(want, facts)) ? '' : whyNot(want))
  return found.map(({ recipe: written, dish, facts }, place) => {
    const told = [...toldOf(wish, facts), ...(place === 0 ? tellLonger(dish, wish, kitchen, open) : [])]
    const recipe = place < found.length - 1 ? written : { ...written, why: [...written.why, ...leftOut] }
    const full = told.length === 0 ? recipe : { ...recipe, why: [...recipe.why, ...told], lastingWhy: [...recipe.lastingWhy, ...told] }
    return recipe.unmet ? { ...full, unmet: explainUnmet(wish, facts, kitchen, whyNone) } : full
  })
}

/**
 * The dishes of the first meal that has any. Where they are not all that was wished for, dishes that are may be had of which the main
 * food has to be bought, or at another meal; so may those that are short of the asked number.
 */
function findNearestToWish(kitchen: Kitchen, wish: Wish): readonly ChosenDish[] {
  const buying: Kitchen = { ...kitchen, mainsMayBeBought: true, alike: {} }
  let best: readonly ChosenDish[] = []
  for (const meal of mealsInOrder(kitchen.request.meal)) {
    for (const mainsMayBeBought of [false, true]) {
      if (mainsMayBeBought && (kitchen.request.maxMissing === 0 || !isWorthBuyingFor(best, wish))) continue
      const reason = best.length === 0 ? 'nic się z tego nie złożyło' : 'nic z tego nie spełnia życzenia'
      const found = findDishesOf(meal, mainsMayBeBought ? buying : kitchen, wish, reason)
      // A casserole is at home: somebody buys one thing for one that crunches, and not another meat with mushrooms.
      const isForManner = best.some((each) => each.isWhatIsWished) && !asksForMannersOnly(wish)
      const isWorthIt = ({ boughtForItself, boughtInstead }: ChosenDish): boolean =>
        isForManner ? boughtForItself <= MOST_BOUGHT_FOR_MANNER : boughtInstead === 0 || !asksForMannersOnly(wish)
      const worthIt = best.length === 0 ? found : found.filter(isWorthIt)
      best = best.length === 0 ? found : asWished(best, worthIt, kitchen.request.count)
      if (best.length > 0 && best.every(isNearlyWished)) return best
    }
    // How something is to be is asked of a breakfast: nobody has chicken with groats because it fills.
    const staysAtMeal = asksToUseUp(wish) || (isSmallMeal(kitchen.request.meal) && asksForMannersOnly(wish))
    if (best[0] && (isNearlyWished(best[0]) || staysAtMeal)) return best
  }
  return best
}

/**
 * Meat or fish that ends and is in none of the dishes of a supper is fried as for lunch: first where it ends by tomorrow, and else beside
 * the others, since there is time to cook it then.
 */
function withEndingMeat(found: readonly ChosenDish[], kitchen: Kitchen, wish: Wish): readonly ChosenDish[] {
  const { meal, count, useSoonFirst } = kitchen.request
  const days = choiceFor(kitchen, wish).ending.flatMap((each) => (each.isMeatOrFish && each.days >= 0 ? each.days : []))
  const soonest = Math.min(...days)
  const isLate = soonest <= BY_TOMORROW_DAYS
  if (meal !== 'dinner' || !useSoonFirst || soonest > END_SOON_DAYS || (!isLate && count === 1)) return found
  if (found.length === 0 || found.some(({ savesMeat }) => savesMeat)) return found
  const [saving] = findDishesOf('lunch', kitchen, wish, 'nic nie zużyje tego, co się kończy').filter(({ savesMeat }) => savesMeat)
  if (!saving) return found
  const rest = found.slice(0, Math.max(0, count - 1))
  return isLate ? [saving, ...rest] : [...rest, saving]
}

const BY_TOMORROW_DAYS = 1

/** From here on nobody goes shopping, nor takes a dish of another meal, to have it more as wished: potatoes may stand beside a dish that was to be made of them. */
const NEARLY_WISHED = 0.9
/** Of what a dish is called after, as many as somebody buys to have what is there already in another manner. */
const MOST_BOUGHT_FOR_MANNER = 1

function isNearlyWished(dish: ChosenDish): boolean {
  return worthOfWish(dish) >= NEARLY_WISHED
}

/** Meat that ends is not left for a dish that is lighter. */
function worthOfWish({ wishShare, savesMeat }: ChosenDish): number {
  return savesMeat ? 1 : wishShare
}

function isSmallMeal(meal: Meal | null): boolean {
  return meal === 'breakfast' || meal === 'snack'
}

/** Where nothing at home is what was wished for, or nothing is such a meal; where something is, only for a kind of dish: nobody buys meat to have it quickly. */
function isWorthBuyingFor([first]: readonly ChosenDish[], wish: Wish): boolean {
  const { wants } = wish
  if (asksForLeftovers(wish) || asksToUseUp(wish)) return false
  if (first === undefined) return wants.length > 0
  const isOfKind = wants.some(({ kinds, tags, called }) => kinds.length + called.length > 0 || tags.some(({ anyMeal }) => anyMeal))
  return !isNearlyWished(first) || isOfKind
}

/** The nearer dishes, and instead of those that are less of what was wished for others that are more. */
function asWished(nearer: readonly ChosenDish[], others: readonly ChosenDish[], count: number): ChosenDish[] {
  const least = Math.min(...nearer.map(worthOfWish))
  const isNew = ({ recipe }: ChosenDish): boolean => !nearer.some((known) => known.recipe.title === recipe.title)
  const better = others.filter((other) => other.wishShare > least && isNew(other))
  return [...nearer, ...better].toSorted((one, other) => worthOfWish(other) - worthOfWish(one)).slice(0, count)
}

/** Dishes of a meal, be it the asked one or another: then they say for what reason. Those that stand beside others are nothing that the wish rules out. */
function findDishesOf(meal: Meal | null, kitchen: Kitchen, wish: Wish, reason: string, further?: Further): ChosenDish[] {
  const { meal: asked } = kitchen.request
  const count = further?.count ?? kitchen.request.count - (further?.beside.length ?? 0)
  const isMeal = (dish: Candidate): boolean =>
    !isNoMealOf(asked, dish.facts, wish) &&
    (further ? !isRuledOut(wish, dish.facts) && further.suits?.(dish) !== false : keepsWalls(wish, dish.facts))
  if (meal === asked) return chooseDishes(findProspects(kitchen, wish, isMeal), kitchen, wish, count, further)
  const other = { ...kitchen, askedMeal: asked, request: { ...kitchen.request, meal } }
  // What the asked meal has was judged there.
  const isOther = ({ facts }: Candidate): boolean => !further || asked === null || !facts.meals.includes(asked)
  const suitable = findProspects(other, wish, (dish) => isMeal(dish) && isOther(dish) && suitsMeal(dish.facts, asked, wish))
  return chooseDishes(suitable, other, wish, count, further).map(({ recipe, ...rest }) => ({
    recipe: asked === null ? recipe : withOtherMealNote(asked, recipe, reason),
    ...rest,
  }))
}

const prospectsOf = new WeakMap<object, Map<Meal | null, readonly Prospect[]>>()

/** The dishes of a meal that may fit: further dishes of an answer are looked for among the same. */
function prospectsAt(kitchen: Kitchen, wish: Wish): readonly Prospect[] {
  const { alike = kitchen, request } = kitchen
  const known = prospectsOf.get(alike) ?? new Map<Meal | null, readonly Prospect[]>()
  prospectsOf.set(alike, known)
  let prospects = known.get(request.meal)
  if (!prospects) {
    const choice = choiceFor(kitchen, wish)
    prospects = kitchen.mainsMayBeBought
      ? baseProspects(kitchen, choice, (dish) => isWhatIsWished(wish, factsOfBase(dish)))
      : baseProspects(kitchen, choice)
    known.set(request.meal, prospects)
  }
  return prospects
}

function findProspects(kitchen: Kitchen, wish: Wish, suits: (dish: Candidate) => boolean): Prospect[] {
  return prospectsAt(kitchen, wish).map((prospect) => ({
    sketch: prospect.sketch,
    fit: () => prospect.fit(suits),
  }))
}

/** How many dishes of whatever meal would do for a request, ten at most. */
function countFor(request: ComposeRequest): number {
  const wish = readWish(request.wish)
  return countDishes(
    openKitchen({ ...request, meal: null }, wish, true),
    (dish) => suitsMeal(dish.dish.recipe, request.meal, wish) && keepsWalls(wish, factsOfAdapted(dish)),
  )
}

/** How many dishes that suit meet a request, ten at most: none is chosen, and none written out. */
function countDishes(kitchen: Kitchen, suits: (dish: AdaptedDish) => boolean): number {
  let found = 0
  for (const { adapted } of fitBase(kitchen)) {
    if (suits(adapted)) found += 1
    if (found === MOST_DISHES) break
  }
  return found
}

/** Whether a dish may be offered for a meal, be it one of that meal or instead of one: nothing sweet for lunch unless it is wished. */
function suitsMeal({ kind, meals }: Pick<ComposedRecipe, 'kind' | 'meals'>, asked: Meal | null, wish: Wish): boolean {
  if (asked === null || meals.includes(asked) || asked === 'breakfast' || asked === 'snack') return true
  return !MENU_RULES.neverMainMeal.includes(kind) || asksForKind(wish, kind)
}

/** A dish that is offered instead of one of the asked meal, saying so. */
function withOtherMealNote(asked: Meal, recipe: ComposedRecipe, reason: string): ComposedRecipe {
  const meals = recipe.meals.map((meal) => MENU_RULES.meals[meal].accusative)
  const last = meals.length > 1 ? ` lub ${meals.at(-1)}` : ''
  const word = `Na ${MENU_RULES.meals[asked].accusative} ${reason} – to danie na ${meals.slice(0, Math.max(1, meals.length - 1)).join(', ')}${last}.`
  return { ...recipe, why: [word, ...recipe.why], lastingWhy: [word, ...recipe.lastingWhy] }
}

/** What of a wish a dish does not meet that another kitchen composed: one whose foods are known as far as they have ids. */
export function unmetWishOf(
  dish: WrittenDish,
  kcal: number | null,
  { wish, profile }: Pick<ComposeRequest, 'wish' | 'profile'>,
): UnmetWish | null {
  return explainUnmet(readWish(wish), factsOfComposed(dish, kcal), { gate: foodGate(profile) })
}

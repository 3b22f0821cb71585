import { type Food, findFoodById, isA } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { fold } from '../parse/polish/fold.ts'
import { foreignFoods, namesMinutes } from '../recipes/index.ts'
import { type CheckedDish, type CheckFinding, ofAll } from './checked-dish.ts'
import { foldWords, hasWord, minutesOf } from './steps/step-words.ts'

/** What is said behind these is not in the dish: "bez jajek", "jak schabowe". */
const NOT_IN_IT = /(?<!\p{L})(?:bez|jak|zamiast|niby)\s+\p{L}+(?:\s+i\s+\p{L}+)?/giu

/** Foods that the title names and the dish does not have. What is made of several things may be what the dish is: "Chleb", "Gofry". */
export function checkTitle({ title, ingredients }: CheckedDish): CheckFinding[] {
  const foods = ingredients.flatMap(({ food }) => findFoodById(food) ?? [])
  const names = foods.map(({ name, id }) => foldWords(`${name} ${id}`))
  const isMissing = (named: Food): boolean => named.kind === 'food' && !foods.some((food) => isKin(food, named))
  return wordsOf(title, foods, isMissing).flatMap((word): CheckFinding[] =>
    names.some((name) => name.includes(` ${fold(word).slice(0, STEM)}`))
      ? []
      : [{ check: 'title', message: `tytuł mówi „${word}”, a nie ma tego w składnikach`, step: null, food: null }],
  )
}

/** A dish that lost what makes it what its title says: "Zupa meksykańska" without cumin, chili, coriander and lime. */
export function checkPromise({ title, ingredients }: Pick<CheckedDish, 'title' | 'ingredients'>): CheckFinding[] {
  const said = foldWords(title)
  return KITCHEN_CHECKS.limits.calledAfter.flatMap(({ said: beginning, foods, atLeast }): CheckFinding[] => {
    // A mix that is sold under that name is what it is called after.
    const isSoldSo = ingredients.some(({ food }) => foldWords(findFoodById(food)?.name ?? '').includes(` ${beginning}`))
    if (!said.includes(` ${beginning}`) || isSoldSo) return []
    const kept = foods.filter((food) => ingredients.some((each) => isA(each.food, food)))
    return kept.length >= atLeast ? [] : [ofAll('lost-its-name', `„${beginning}…”: nie ma w nim tego, po czym tak się nazywa`)]
  })
}

/** Foods that a step speaks of and the dish does not have. */
export function checkNamedFoods({ ingredients, steps }: CheckedDish): CheckFinding[] {
  const foods = ingredients.flatMap(({ food }) => findFoodById(food) ?? [])
  const isMissing = (named: Food): boolean => !foods.some(({ id }) => isA(id, named.id) || isA(named.id, id))
  return steps.flatMap(({ text, notFoods = [] }, step) =>
    wordsOf(text, foods, isMissing)
      .filter((word) => !notFoods.includes(word))
      .map(
        (word): CheckFinding => ({
          check: 'not-listed',
          message: `„${word}”: krok o tym mówi, a nie ma tego w składnikach`,
          step,
          food: null,
        }),
      ),
  )
}

function wordsOf(text: string, foods: readonly Food[], isMissing: (named: Food) => boolean): string[] {
  const ids = foods.map(({ id }) => id)
  return foreignFoods(text.replaceAll(NOT_IN_IT, ' '), ids, isMissing).filter((word) => !hasWord(foldWords(word), 'calledSo'))
}

/** Timers of which the sentence says nothing. */
export function checkTimers({ steps }: CheckedDish): CheckFinding[] {
  return steps.flatMap(({ text, timer }, step): CheckFinding[] => {
    const named = minutesOf(text) ?? 0
    // Of one side or of both.
    if (!timer || namesMinutes(text, timer.minutes) || [named, named / 2].includes(timer.minutes)) return []
    return [{ check: 'timer', message: `minutnik na ${timer.minutes} min, a zdanie o tym nie mówi`, step, food: null }]
  })
}

/** Letters by which "kokos" is met in "mleko kokosowe". */
const STEM = 5

/** One is a kind of the other, or both are of one food or group that a title may mean: a steak of sirloin. */
function isKin(food: Food, named: Food): boolean {
  return isA(food.id, named.id) || isA(named.id, food.id) || food.parent === named.parent
}

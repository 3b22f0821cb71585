import { findMentions, minutesOf } from '@spizarka/culinary/recipes'
import { findFoodById } from '@spizarka/knowledge'
import { nearest } from '../messages.ts'
import { findListed } from '../recipes/compile-recipe.ts'

/** What words of a template may speak of. */
export interface Listed {
  /** Of these a phrase speaks before all others: the foods of its own option. */
  option?: readonly string[]
  /** Ids of the foods that are there whenever the words are. */
  own: readonly string[]
  /** Ids of the foods of each place, by its name. */
  places: ReadonlyMap<string, readonly string[]>
}

type Fail = (message: string, remedy: string) => void

const KEPT = /\[[^[\]]*\]|`[^`]*`|\{gdy (?:brak )?\p{Ll}[\p{Ll} ]*: |\{\p{L}[\p{L} ]*: \p{L}[\p{L} ]*\}|[{}]/gu

/** A template in which every word that speaks of an ingredient is marked with its id, or with the place that the food stands in. */
export function resolveMarks(template: string, listed: Listed, fail: Fail): string {
  let resolved = ''
  let at = 0
  for (const { 0: kept, index } of [...template.matchAll(KEPT), { 0: '', index: template.length }]) {
    resolved += resolveWords(template.slice(at, index), listed, fail)
    resolved += kept.startsWith('[') ? resolveMark(kept, listed, fail) : kept
    at = index + kept.length
  }
  return resolved
}

function resolveWords(text: string, listed: Listed, fail: Fail): string {
  const all = [...new Set([...listed.own, ...[...listed.places.values()].flat()])]
  let resolved = ''
  let at = 0
  for (const { start, end, foods } of findMentions(text, all)) {
    const words = text.slice(start, end)
    const meant = meaningOf(words, foods, listed, fail)
    resolved += text.slice(at, start) + (meant === null ? words : `[${words}: ${meant}]`)
    at = end
  }
  return resolved + text.slice(at)
}

/** What is there always is meant before what may be chosen. */
function meaningOf(words: string, foods: readonly string[], { option = [], own, places }: Listed, fail: Fail): string | null {
  const ofOption = foods.filter((food) => option.includes(food))
  const ownFoods = ofOption.length > 0 ? ofOption : foods.filter((food) => own.includes(food))
  if (ownFoods.length === 1) return ownFoods[0] ?? null
  if (ownFoods.length > 1) {
    const names = ownFoods.map(nameOf)
    fail(`„${words}” to ${names.join(' czy ')}?`, `napisz [${words}: ${names[0]}] albo pełną nazwę`)
    return null
  }
  const inPlaces = [...places].filter(([, offered]) => foods.every((food) => offered.includes(food))).map(([place]) => place)
  if (inPlaces.length === 1) return `{${inPlaces[0]}}`
  fail(
    `„${words}” może mówić o tym, co wybrano w kilku miejscach`,
    `napisz [${words}: {${inPlaces[0] ?? [...places.keys()][0]}}], [${words}: -] albo {miejsce: zwrot}`,
  )
  return null
}

function resolveMark(mark: string, { own, places }: Listed, fail: Fail): string {
  const [, words = '', said = ''] = /^\[([^:]*):(.*)\]$/su.exec(mark) ?? []
  if (said.trim() === '' || minutesOf(words.trim()) !== null) return mark
  const foods = said
    .trim()
    .split(/,\s+/)
    .map((name) => {
      const [, place] = /^\{(.+)\}$/u.exec(name) ?? []
      if (place === undefined) return name === '-' ? name : (findListed(name, own) ?? unlisted(name, own, fail))
      if (!places.has(place)) fail(`nie ma miejsca „${place}”`, suggestion(place, places.keys()))
      return name
    })
  return `[${words}: ${foods.join(', ')}]`
}

function unlisted(name: string, own: readonly string[], fail: Fail): string {
  const near = nearest(name, own.map(nameOf))
  fail(`„${name}” nie jest na liście składników`, near === null ? 'dopisz składnik; o wybranym mów [słowa: {miejsce}]' : `może „${near}”?`)
  return '-'
}

function suggestion(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return near === null ? `jest: ${[...known].join(', ')}` : `może „${near}”?`
}

function nameOf(id: string): string {
  return findFoodById(id)?.name ?? id
}

import { type ExclusionGroup, FOODS, type Food, GATE } from '@spizarka/knowledge'
import { compileList, compileWord } from '@spizarka/knowledge/word-patterns'
import { fold } from '../../parse/polish/fold.ts'
import { remembered } from '../../remembered.ts'
import { isMixture, withoutVarieties } from '../composition.ts'
import { meetsClause } from '../food-clause.ts'
import { type Contents, contentsOfFood, maskOf } from '../traits.ts'
import type { LineWord } from '../words/line-part.ts'
import { readParts } from '../words/read-parts.ts'
import { wordList } from '../words/word-list.ts'
import { compileTargetWord, type TargetTest } from './target-word.ts'

/** A food in the user's own words, ready to be met in foods and in lines. */
export interface Exclusion {
  /** As typed. */
  text: string
  /** Traits that it means as a whole. */
  traits: number
  /** `blocked` for what it is or is made of, `unchecked` for what may hold it, `while-raw` for what is excluded unless it is heated through; by food id. */
  foods: ReadonlyMap<string, 'blocked' | 'unchecked' | 'while-raw'>
  /** Whether it may hide in contents whose kind neither foods nor words say. */
  mayHideIn(contents: Contents, words: readonly LineWord[], foods: readonly Food[]): boolean
  /** Whether the words of a line name it, whose contents are given. */
  isNamedBy(words: readonly LineWord[], contents: Contents): boolean
}

const isSaidBeside = wordList('said_with_exclusions')
const isRaw = wordList('raw')
const isFried = wordList('fried')
const MAX_TARGETS = 12

interface Target {
  group: ExclusionGroup | null
  phrases: readonly (readonly TargetTest[])[]
  words: readonly TargetTest[]
  raw: boolean
  /** Traits of which a thing that is it holds one: "śmietana" is not said of coconut; a mask, 0 for anything. */
  needs: number
}

const isDairyNoun = wordList('dairy_nouns')
const isMeatNoun = wordList('meat_nouns')
const MILK = maskOf(['milk'])
const FLESH = maskOf(['meat', 'fish'])

function needsOf(folded: readonly string[]): number {
  if (folded.some((word) => isDairyNoun(word)) && folded.length === 1) return MILK
  return folded.some((word) => isMeatNoun(word)) && folded.length === 1 ? FLESH : 0
}

const prepared = new Map<string, Exclusion>()
const CACHE_SIZE = 500

/** Readies an exclusion; equal texts share the work. */
export function prepareExclusion(text: string): Exclusion {
  const known = prepared.get(text)
  if (known) return known
  const exclusion = readExclusion(text, GATE.exclusions)
  if (prepared.size >= CACHE_SIZE) prepared.clear()
  prepared.set(text, exclusion)
  return exclusion
}

/** An exclusion as it is read by these groups. */
export function readExclusion(text: string, groups: readonly ExclusionGroup[]): Exclusion {
  const targets = readTargets(text, groups)
  return {
    text,
    traits: traitsOf(targets),
    foods: excludedFoods(targets),
    mayHideIn: (contents, words, foods) => targets.some(({ group }) => hides(group, contents, words, foods)),
    isNamedBy: (words, contents) => targets.some((target) => isOfItsKind(target, contents) && isNamed(target, words)),
  }
}

function readTargets(text: string, groups: readonly ExclusionGroup[]): Target[] {
  // Each target is held against the names of all foods: what is said twice is sought once.
  const parts = new Set(text.split(/[,;/]|\s(?:i|oraz|ani|lub|albo)\s/iu).map((part) => part.trim()))
  return [...parts].slice(0, MAX_TARGETS).flatMap((part) => readTarget(part, groups) ?? [])
}

function traitsOf(targets: readonly Target[]): number {
  return targets.reduce((mask, { group }) => mask | maskOf(group?.traits ?? []), 0)
}

/**
 * Whether a typed exclusion means an allergen, or another trait of foods, as a whole: "mleko", and not "chleb". A wish asks of every word that it refuses:
 * the foods that the word excludes are not sought.
 */
export function excludesTraits(text: string): boolean {
  return meansTraits(text)
}

const meansTraits = remembered(CACHE_SIZE, (text) => traitsOf(readTargets(text, GATE.exclusions)) !== 0)

/** Whether a typed exclusion is the name of a group of foods: "wieprzowiny", "strączki". */
export function namesExclusionGroup(text: string): boolean {
  return (readTarget(text, GATE.exclusions)?.group ?? null) !== null
}

function readTarget(part: string, all: readonly ExclusionGroup[]): Target | null {
  const typed = (part.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map((word) => word.toLowerCase())
  const raw = typed.some((word) => isRaw(fold(word)))
  const named = typed.filter((word) => !isSaidBeside(fold(word)) && !isRaw(fold(word)))
  // "smażone": a manner alone is what is excluded.
  const words = named.length === 0 ? typed.filter((word) => isFried(fold(word))) : named
  if (words.length === 0) return null
  const folded = words.map(fold)
  const groups = all.filter((each) => (!each.raw || raw) && isTyped(each, folded))
  const group = groups.find((each) => each.raw) ?? groups[0]
  return {
    group: group ?? null,
    phrases: (group?.words ?? []).map((phrase) => phrase.split(' ').map(testOfPattern)),
    words: group ? [] : words.map(compileTargetWord),
    // A group of raw things names them itself, sushi ready to eat among them.
    raw: raw && !group?.raw,
    needs: group?.raw ? maskOf(group.raw) : needsOf(folded),
  }
}

function testOfPattern(pattern: string): TargetTest {
  const test = compileWord(pattern)
  return ({ folded }) => test(folded)
}

function isTyped({ typed }: ExclusionGroup, folded: readonly string[]): boolean {
  return typed.some((name) => {
    const tests = name.split(' ').map(compileWord)
    return tests.length === folded.length && tests.every((test) => folded.some(test))
  })
}

function hides(group: ExclusionGroup | null, { has, may }: Contents, words: readonly LineWord[], foods: readonly Food[]): boolean {
  if (!group?.hiddenIn || ((has | may) & maskOf(group.hiddenIn.traits)) === 0) return false
  const isNamedKind = compileList(group.hiddenIn.unless)
  return (
    !words.some(({ folded }) => isNamedKind(folded)) &&
    !foods.some((food) => namesOf(food)[0]?.words.some(({ folded }) => isNamedKind(folded)))
  )
}

function isOfItsKind({ needs }: Target, { has, may }: Contents): boolean {
  return needs === 0 || ((has | may) & needs) !== 0
}

function isNamed(target: Target, words: readonly LineWord[]): boolean {
  if (target.phrases.some((tests) => tests.every((test) => words.some(test)))) return true
  return target.words.length > 0 && target.words.every((test) => words.some(test))
}

const PROCESSED_AISLES = new Set<Food['aisle']>([
  'sauces',
  'cans-and-jars',
  'ready-meals',
  'frozen',
  'sweets',
  'snacks',
  'drinks',
  'baking',
])

function excludedFoods(targets: readonly Target[]): Exclusion['foods'] {
  const sought = targets.map((target) => ({ ...target, named: foodsNamedBy(target) }))
  const found = new Map<string, 'blocked' | 'unchecked' | 'while-raw'>()
  for (const food of FOODS) {
    if (food.aisle === 'household') continue
    if (sought.some((target) => isExcluded(target, food))) found.set(food.id, 'blocked')
    else {
      const holding = sought.filter((target) => mayHold(target, food))
      if (holding.length > 0) found.set(food.id, holding.every((target) => isSuspectWhileRaw(target, food)) ? 'while-raw' : 'unchecked')
    }
  }
  return found
}

/** A target and the foods whose names hold at least its first word: only their names are read. */
interface Sought extends Target {
  named: ReadonlySet<Food>
}

function foodsNamedBy({ phrases, words: [head] }: Target): Set<Food> {
  const first = [...phrases.flatMap((tests) => tests[0] ?? []), ...(head ? [head] : [])]
  return new Set(first.length === 0 ? [] : vocabulary().flatMap(({ word, foods }) => (first.some((test) => test(word)) ? foods : [])))
}

let foodsByWord: readonly { word: LineWord; foods: readonly Food[] }[] | null = null

/** The words of all foods' names, each once. */
function vocabulary(): NonNullable<typeof foodsByWord> {
  foodsByWord ??= [...groupByWord().values()].map(({ word, foods }) => ({ word, foods: [...foods] }))
  return foodsByWord
}

function groupByWord(): Map<string, { word: LineWord; foods: Set<Food> }> {
  const groups = new Map<string, { word: LineWord; foods: Set<Food> }>()
  for (const food of FOODS) {
    for (const word of namesOf(food).flatMap(({ words }) => words)) {
      const group = groups.get(word.text) ?? { word, foods: new Set() }
      groups.set(word.text, group)
      group.foods.add(food)
    }
  }
  return groups
}

function isExcluded(target: Sought, food: Food): boolean {
  // "surowe pomidory": what is tinned, bottled or dried is not raw.
  if (target.raw && PROCESSED_AISLES.has(food.aisle)) return false
  if (isSpared(target.group, food) || !isOfItsKind(target, contentsOfFood(food))) return false
  if (isOfGroup(target.group, food)) return true
  if (!target.named.has(food)) return false
  // The shop's "surowy" says that a food is not cooked yet.
  const isOfShop = (name: FoodName): boolean => target.group?.raw !== undefined && name.words.some(({ folded }) => isRaw(folded))
  return namesOf(food).some((name) => !name.mixed && !isOfShop(name) && isNamed(target, saidOf(name, target)))
}

/** A food may say of itself that it is not of a group whose words it is named by. */
function isSpared(group: ExclusionGroup | null, food: Food): boolean {
  return (
    group !== null && (food.notExcludedAs?.includes(group.id) === true || group.never?.some((clause) => meetsClause(food, clause)) === true)
  )
}

function isOfGroup(group: ExclusionGroup | null, food: Food): boolean {
  return (
    group !== null && (food.excludedAs?.includes(group.id) === true || group.foods?.some((clause) => meetsClause(food, clause)) === true)
  )
}

/** A mixture may hold anything that its traits do not rule out; so may the general thing of which the excluded is a kind. */
function mayHold(target: Sought, food: Food): boolean {
  const { group } = target
  if (group?.traits || isSpared(group, food) || (target.raw && PROCESSED_AISLES.has(food.aisle))) return false
  if (group && food.maybeExcludedAs?.includes(group.id)) return true
  if (group?.suspects) return group.suspects.some((clause) => meetsClause(food, clause))
  // What hides is told by the contents of a line.
  if (group?.hiddenIn) return false
  if (isMixture(food)) return true
  return (
    target.named.has(food) && namesOf(food).some((name) => isGeneralOf(target, name.words) || (name.mixed && isNamed(target, name.words)))
  )
}

/** Fresh fish for who eats none raw: it is suspected for what may be made of it, not for what it is. */
function isSuspectWhileRaw({ group }: Target, food: Food): boolean {
  return group?.raw !== undefined && group.suspects !== undefined && food.maybeExcludedAs?.includes(group.id) !== true
}

/** One word excludes what a food is made of; several may be the very name of a variety. */
function saidOf({ words, contents }: FoodName, target: Target): readonly LineWord[] {
  return target.words.length > 1 ? words : contents
}

function isGeneralOf({ words: [head, ...attributes] }: Target, name: readonly LineWord[]): boolean {
  const [only] = name
  return head !== undefined && attributes.length > 0 && name.length === 1 && only !== undefined && head(only)
}

interface FoodName {
  words: readonly LineWord[]
  /** Those that name what it is or is made of: the orange pepper is not of oranges. */
  contents: readonly LineWord[]
  /** A further name that says what else is in some of it ("krokiety z kapustą i grzybami" of croquettes). */
  mixed: boolean
}

const names = new WeakMap<Food, readonly FoodName[]>()

function namesOf(food: Food): readonly FoodName[] {
  const known = names.get(food)
  if (known) return known
  const read = [food.name, ...(food.also ?? [])].map((name, place) => {
    const words = readParts(name).flatMap((part) => part.words)
    const contents = withoutVarieties(words, food)
    return { words, contents: contents.length === 0 ? words : contents, mixed: place > 0 && /\s(?:ze?|w|we|na|i)\s/u.test(name) }
  })
  names.set(food, read)
  return read
}

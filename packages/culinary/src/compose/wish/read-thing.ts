import { findFoodById, isLeftover } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { parseGroceries } from '../../parse/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { foodsNamedBy, foodsOfAdjective } from './foods-of-word.ts'
import type { PhraseMatch } from './phrase-index.ts'
import { isBakedAtHome, isCookedWith, titleStemOf } from './title-words.ts'
import { ASKS_NOTHING, type Reading, type Token, type Want } from './want.ts'
import { CONJUNCTIONS, FILLERS, LISTED, type ListedMeaning, REFUSALS, SAID_OF_DOING, USING_UP } from './wish-words.ts'

/** Where the phrase of a word begins: at its preposition, if it has one. */
export function startOfPhrase(tokens: readonly Token[], place: number): number {
  const before = tokens[place - 1]
  return before && !tokens[place]?.opensClause && PREPOSITIONS.has(before.folded) ? place - 1 : place
}

export const PREPOSITIONS: ReadonlySet<string> = new Set(['po', 'na', 'z', 'ze', 'w', 'we', 'dla', 'do', 'od', 'u'])
/** Adjectives of a place or a people ("po kaszubsku", "kreolskie"): the beginning of one names no food. */
export const OF_A_PLACE = /(?:sk|ck|dzk)(?:i|a|ie|iej|iego|iemu|im|imi|ich|u)$/

/** Whether a word is such an adjective, and nothing beside it that it might be said of. */
function isOfAPlaceAlone(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place]
  return token !== undefined && OF_A_PLACE.test(token.folded) && (isAdjective(token.word.toLowerCase()) || token.folded.endsWith('u'))
}

/** "zużyj rosół" is about the pot in the fridge, and met by any dish of it. */
function isToBeUsedUp(tokens: readonly Token[], place: number, meant: readonly PhraseMatch<ListedMeaning>[]): boolean {
  return (
    USING_UP.has(tokens[place - 1]?.folded ?? '') && meant.some(({ meaning: { kind, tag } }) => kind !== undefined || tag !== undefined)
  )
}

/** What is named at a place, be it wanted or refused. */
export function readThing(tokens: readonly Token[], place: number, listed: readonly PhraseMatch<ListedMeaning>[]): Reading | null {
  const told = readFoodWithPreposition(tokens, place)
  if (told) return told
  const kind = readAdjectiveOfKind(tokens, place)
  if (kind) return kind
  const isOfAPlace = isOfAPlaceAlone(tokens, place)
  const meant = listed.filter(
    ({ meaning, stem }) => !(isOfAPlace && meaning.foods !== undefined) && !(isOfSoup(meaning, stem) && !namesSoup(tokens, place)),
  )
  const sauce = meant.length > 0 ? readNarrowed(tokens, place, meant) : null
  if (sauce) return sauce
  if (meant.length > 0) return (isToBeUsedUp(tokens, place, meant) ? readFood(tokens, place) : null) ?? readListed(tokens, place, meant)
  const folded = tokens[place]?.folded ?? ''
  if (FILLERS.has(folded) || SAID_OF_DOING.has(folded) || isOfEaters(tokens, place)) return { length: 1, isFiller: true }
  const food = readFood(tokens, place)
  // "śląskie" alone is no sausage; "kiełbasa śląska" is read from its noun.
  return (isOfAPlace && food?.length === 1 ? null : food) ?? readTitleWord(tokens, place)
}

/** Right behind "dla" stands who eats ("dla małej", "dla żołądka"): no food, though something on a shelf is called so. */
function isOfEaters(tokens: readonly Token[], place: number): boolean {
  return tokens[place - 1]?.folded === 'dla' && tokens[place]?.opensClause === false
}

/** "suszonymi pomidorami", "białym winie": an adjective and the food that it says which of; what is cooked ("pieczony kurczak") is read word by word. */
function readAdjectiveOfKind(tokens: readonly Token[], place: number): Reading | null {
  const [adjective, noun] = tokens.slice(place, place + 2)
  if (!adjective || !noun || noun.opensClause || !isAdjective(adjective.word.toLowerCase()) || namesDish(noun)) return null
  const { foods, narrowedBy } = foodsNamedBy(noun.word, { before: adjective.word })
  // "pieczone udka" are only called so somewhere: how they are to be cooked is asked all the same.
  const tellsWhich =
    narrowedBy === 'before' &&
    foods.some((id) => ` ${fold(findFoodById(id)?.name ?? '')}`.includes(` ${adjective.folded.slice(0, ADJECTIVE_STEM)}`))
  const isCooked = tellsWhich && foods.some((id) => !isDish(id) && isCookedWith(id))
  return isCooked ? { length: 2, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, 2), foods }] } : null
}

/** "sosem sojowym" is a food that is cooked with, though "sosem" alone asks how a dish is to be. */
function readNarrowed(tokens: readonly Token[], place: number, meant: readonly PhraseMatch<ListedMeaning>[]): Reading | null {
  const isOfTag = meant.every(({ length, meaning }) => length === 1 && meaning.tag && meaning.tag.anyMeal !== true)
  if (!isOfTag || isAdjective(firstWord(tokens, place))) return null
  const { foods, narrowedBy } = foodsBeside(tokens, place)
  return narrowedBy === 'behind' && foods.some(isCookedWith)
    ? { length: 2, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, 2), foods }] }
    : null
}

/** Letters by which an adjective is known in whatever case. */
const ADJECTIVE_STEM = 4

/** A soup that is called by an adjective: "pomidorowa". */
function isOfSoup({ kind, calledSo }: ListedMeaning, stem: string): boolean {
  return kind === 'soup' && calledSo === true && stem.endsWith('ow')
}

/** Whether such a word is the soup: not "sos pomidorowy", "z ogórków", nor "sałatka pomidorowa", where it says what something else is made of. */
function namesSoup(tokens: readonly Token[], place: number): boolean {
  const [before, token] = [tokens[place - 1], tokens[place]]
  if (!token || !/ow(?:a|ej)$/u.test(token.folded)) return false
  if (!before || token.opensClause) return true
  const isSoup = LISTED.findAt([before.folded], 0).some(({ meaning }) => meaning.kind === 'soup')
  return isSoup || !(namesDish(before) || foodsNamedBy(before.word).foods.length > 0)
}

/** "mięso z rosołu" is one food, and neither meat nor broth; what is a dish ("pierogi z mięsem") is read as one. */
function readFoodWithPreposition(tokens: readonly Token[], place: number): Reading | null {
  const [preposition, behind] = tokens.slice(place + 1, place + 3)
  if (!preposition || !behind || preposition.opensClause || behind.opensClause || !PREPOSITIONS.has(preposition.folded)) return null
  const words = typed(tokens, place, 3)
  const [item, another] = parseGroceries(words)
  const food = item && !another && item.problem === null && item.foodId !== null ? findFoodById(item.foodId) : null
  const isTold = food && (food.kind === 'food' || isLeftover(food.id)) && ` ${fold(food.name)} `.includes(` ${preposition.folded} `)
  return isTold ? { length: 3, wants: [{ ...ASKS_NOTHING, words, foods: [food.id] }] } : null
}

/** Words of a wish as they were typed. */
export function typed(tokens: readonly Token[], place: number, length: number): string {
  return tokens
    .slice(place, place + length)
    .map(({ word }) => word)
    .join(' ')
}

/** What a phrase of the lists asks for. */
export function readListed(tokens: readonly Token[], place: number, found: readonly PhraseMatch<ListedMeaning>[]): Reading {
  const length = found[0]?.length ?? 1
  const meanings = found.map(({ meaning }) => meaning)
  const names = [...new Set(meanings.flatMap((meaning) => meaning.names ?? []))]
  if (names.length > 0) return { length, wants: [namedSo(typed(tokens, place, length), names, foodsOfName(tokens, place, length))] }
  // "pomidorowa" is a soup, not any dish with tomatoes.
  const foods = meanings.some(({ kind }) => kind !== undefined) ? [] : meanings.flatMap((meaning) => meaning.foods ?? [])
  // A word for many foods may be narrowed by its neighbour: "ser feta", "kasza gryczana".
  const own = length === 1 && foods.length > 0 ? foodsBeside(tokens, place) : null
  const used = own?.narrowedBy === 'behind' ? length + 1 : length
  return {
    length: used,
    wants: [
      {
        ...ASKS_NOTHING,
        words: typed(tokens, place, used),
        foods: own?.narrowedBy ? own.foods : [...new Set([...foods, ...(own?.foods ?? []).filter((id) => isNamedSo(id, tokens[place]))])],
        kinds: meanings.flatMap(({ kind }) => kind ?? []),
        // "placki ziemniaczane" are better met by dishes that are called so than by any with potatoes.
        called: found.flatMap(
          ({ stem, meaning }) =>
            meaning.called ??
            (meaning.calledSo || (foods.length > 0 && meaning.foods && isAdjectiveAlone(firstWord(tokens, place))) ? stem : []),
        ),
        tags: meanings.flatMap(({ tag }) => tag ?? []),
        tools: meanings.flatMap(({ tools = [] }) => tools),
        meal: meanings.find(({ meal }) => meal !== undefined)?.meal ?? null,
        ...(meanings.every(({ tag }) => tag?.wall) && { isWall: true as const }),
      },
    ],
  }
}

/** A dish by its names, of which one is enough. */
function namedSo(words: string, names: readonly string[], foods: readonly string[]): Want {
  const [first, ...others] = names.map((name): Want => ({ ...ASKS_NOTHING, words, foods, called: [name], isName: true }))
  return first && others.length === 0
    ? first
    : { ...ASKS_NOTHING, words, foods, called: names, anyOf: [...(first ? [first] : []), ...others] }
}

/** What the name of a dish says that it is made of: whoever cannot have "ryba po grecku" would rather have fish than chicken. */
function foodsOfName(tokens: readonly Token[], place: number, length: number): readonly string[] {
  return [
    ...new Set(
      tokens.slice(place, place + length).flatMap(({ word, folded }) => {
        const listed = LISTED.findAt([folded], 0).flatMap(({ meaning }) => meaning.foods ?? [])
        return listed.length > 0 ? listed : foodsNamedBy(word).foods.filter((id) => findFoodById(id)?.kind === 'food')
      }),
    ),
  ]
}

/** "ziemniaczane", and not "wieprzowina", which ends alike and is the name of a food. */
function isAdjectiveAlone(word: string): boolean {
  const isNameOf = (id: string): boolean => {
    const name = fold(findFoodById(id)?.name ?? '').split(' ', 1)[0] ?? ''
    const stem = Math.max(word.length, name.length) - LONGEST_CASE
    return stem > 0 && name.slice(0, stem) === fold(word).slice(0, stem)
  }
  return isAdjective(word) && !foodsNamedBy(word).foods.some(isNameOf)
}

/** Letters that a noun changes with its case. */
const LONGEST_CASE = 2

/** Letters by which a word is known in whatever case: of "ser", "serem". */
const STEM = 3

/** Whether the own name of a food has the word: tofu is called "ser tofu" by some, and nobody who wants cheese means it. */
function isNamedSo(id: string, token: Token | undefined): boolean {
  const name = findFoodById(id)?.name
  return token !== undefined && name !== undefined && ` ${fold(name)}`.includes(` ${token.folded.slice(0, STEM)}`)
}

function foodsBeside(tokens: readonly Token[], place: number): ReturnType<typeof foodsNamedBy> {
  const behind = tokens[place + 1]
  return foodsNamedBy(tokens[place]?.word ?? '', {
    // An adjective of a cuisine says how it is cooked, and not which noodles.
    before: tokens[place]?.opensClause || isOfCuisine(tokens[place - 1]) ? undefined : describing(tokens[place - 1]),
    behind: behind?.opensClause ? undefined : describing(behind),
  })
}

function isOfCuisine(token: Token | undefined): boolean {
  return token !== undefined && OF_A_PLACE.test(token.folded) && LISTED.findAt([token.folded], 0).some(({ meaning }) => meaning.tag)
}

/** A word that may say which food its neighbour is. */
function describing(token: Token | undefined): string | undefined {
  return !token || [REFUSALS, FILLERS, CONJUNCTIONS].some((list) => list.has(token.folded)) ? undefined : token.word
}

function readFood(tokens: readonly Token[], place: number): Reading | null {
  const { foods, narrowedBy } = foodsBeside(tokens, place)
  // "pieczarkowy" is made of mushrooms, and no soup of that name from the shelf.
  const ofNoun = narrowedBy === null && (foods.length === 0 || foods.some(isDish)) ? foodsOfAdjective(tokens[place]?.word ?? '') : []
  if (ofNoun.length > 0) return { length: 1, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, 1), foods: ofNoun }] }
  if (foods.length > 0) {
    const length = narrowedBy === 'behind' ? 2 : 1
    // What stands on the shelf as a dish ("bigos"), or as a spice ("curry"), may be meant as the dish that is called so.
    const named = tokens.slice(place, place + length).map(({ folded }) => folded)
    const mayBeDish = foods.every((id) => isDish(id) || findFoodById(id)?.spice) || named.every(isBakedAtHome)
    const called = mayBeDish ? named.flatMap((word) => titleStemOf(word) ?? []) : []
    return { length, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, length), foods, called }] }
  }
  // An adjective before its noun is read with it: "suszone pomidory".
  const next = tokens[place + 1]
  if (next && !next.opensClause && !namesDish(next)) {
    const named = foodsNamedBy(next.word, { before: tokens[place]?.word })
    if (named.narrowedBy === 'before')
      return { length: 2, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, 2), foods: named.foods }] }
  }
  return null
}

function isDish(id: string): boolean {
  return findFoodById(id)?.kind === 'dish'
}

/** Whether a word asks for a dish: a "czekoladowy deser" is one, and not what the shop sells under that name. */
function namesDish({ folded }: Token): boolean {
  return LISTED.findAt([folded], 0).some(({ meaning: { kind, tag } }) => kind !== undefined || tag !== undefined)
}

/** "bez krojenia", "do mieszania": what is done is no name of a dish, though titles may have the word. */
export const OF_DOING = /[aei](?:nia|niu|niem|cia|ciu|ciem)$/

function readTitleWord(tokens: readonly Token[], place: number): Reading | null {
  const folded = tokens[place]?.folded ?? ''
  const stem = OF_DOING.test(folded) ? null : titleStemOf(folded)
  if (stem === null) return null
  const from = startOfPhrase(tokens, place)
  return { length: 1, wants: [{ ...ASKS_NOTHING, words: typed(tokens, from, place + 1 - from), called: [stem] }] }
}

function firstWord(tokens: readonly Token[], place: number): string {
  return tokens[place]?.word.toLowerCase() ?? ''
}

import { type Food, findFoodById, isSeasoning, type StepClause } from '@spizarka/knowledge'
import { bodyOf, endsSentence, withWords } from '../clause-words.ts'
import { phraseOf } from '../noun-phrase.ts'
import { hasOwnObject } from '../omission/leave-out-clause.ts'

/** What is done to a food, and of which others that makes sense. */
interface Treatment {
  words: RegExp
  suits: (to: Food, from: Food) => boolean
}

const FRYING =
  /(?<!\p{L})(?:roz(?:puść|top|grzej)|(?:pod|u|ob|prze)?smaż\p{L}*|(?:ze)?szklij|(?:z|przy)?rumień|duś|natłuść|(?:wy|po)?smaruj|podgrzej|natłuszczon\p{L}+|skrop|polej)(?!\p{L})/iu

const CUTTING =
  /(?<!\p{L})(?:(?:po|na|prze|roz)?kr[óo]j|(?:po)?siekaj|zetrzyj|natnij|obierz|porwij|podziel|zestrugaj|poszatkuj|rozbij\s+(?:tłuczkiem|cienko)|wydrąż)(?!\p{L})|(?<!\p{L})(?:w|na)\s+(?:\p{L}+\s+){0,2}(?:kost|pask|plast|półplast|półkrąż|słup|ćwiart|kawał|krąż|cząst|połówk|ósemk)\p{L}*|(?<!\p{L})(?:(?:po|na|prze|roz)?(?:krojon|siekan)|start|obran|porwan|połaman)(?:y|a|e|ą|ym|ego|ej|ych|ymi)(?!\p{L})|(?<!\p{L})(?:list(?:ek|k)|gałąz(?:k|ek))\p{L}*(?!\p{L})/iu

/** What the order that a food is the object of does to it, in its own words and in those that go on about it. */
const TREATMENTS: readonly Treatment[] = [
  {
    words: CUTTING,
    suits: (to, from) => !hasNoPieces(to) || hasNoPieces(from),
  },
  { words: /(?<!\p{L})różyczk/u, suits: (to) => to.inFlorets === true },
  {
    // Peel, core, stone, skin, bone, shell: what has them is told by its kind.
    words:
      /(?<!\p{L})(?:obier\p{L}*|obran\p{L}*|gniazd\p{L}*|pest\p{L}*|wydrąż|wydryluj|drylowan\p{L}*|skór\p{L}*|łusk\p{L}*|ości|błon\p{L}*|łodyg\p{L}*|głąb\p{L}*|trzon\p{L}*|kapelusz\p{L}*)(?!\p{L})/iu,
    suits: (to, from) => isOfSameKind(to, from) || (isSmokedFish(to) && isSmokedFish(from)),
  },
  // Berries are of one kind, and only some have a calyx to pluck; of the onions only a leek holds sand between its leaves.
  {
    words: /(?<!\p{L})(?:szypuł\p{L}*|odszypułkuj|wypłucz|między\s+(?:liśćmi|warstwami)|(?:jasn|biał|zielon)\p{L}*\s+część)(?!\p{L})/iu,
    suits: (to, from) => to.parent === from.id || from.parent === to.id,
  },
  // Cold, soft or in shavings it is a fat that is hard, and so it is where nothing is fried.
  {
    words: /(?<!\p{L})(?:zimn|miękk|zestalon|schłodzon|wiór|kawał|pien|pian|posiekaj|u(?:trzyj|cieraj)|spieni|zbrązowieje)\p{L}*/iu,
    suits: (to, from) => to.liquidFat !== true || from.liquidFat === true,
  },
  {
    words: /(?<!\p{L})(?:ubij|ubijaj|ubit\p{L}+)(?!\p{L})/iu,
    suits: (to, from) => isOfSameKind(to, from) && !(to.nutrition && to.nutrition.fatG < WHIPPED),
  },
  // What comes frozen is cut already, and thaws into no piece that a knife holds.
  { words: CUTTING, suits: (to, from) => !isCutFrozen(to) || isCutFrozen(from) },
  { words: /(?<!\p{L})(?:rozmro\p{L}+|zamrożon\p{L}*|mrożon\p{L}*)(?!\p{L})/iu, suits: (to) => to.aisle === 'frozen' },
  {
    words: /(?<!\p{L})(?:odsącz\p{L}*|odcedź|odcedzon\p{L}+|opłucz|opłukan\p{L}+)(?!\p{L})/iu,
    suits: (to, from) => isTinned(to) === isTinned(from) || (isCooked(to) && isTinned(from)),
  },
  { words: /(?<!\p{L})zalew\p{L}*(?!\p{L})/iu, suits: (to, from) => isTinned(to) === isTinned(from) },
  // Nobody glazes chives.
  { words: /(?<!\p{L})(?:ze)?szkl(?:ij|i)(?!\p{L})/iu, suits: (to, from) => !isSeasoning(to.id) || isSeasoning(from.id) },
  // What is strewn is dry; what is poured runs.
  {
    words: /(?<!\p{L})(?:w|po|do|ob|prze)?syp\p{L}*(?!\p{L})/iu,
    suits: (to, from) => to.density === undefined || from.density !== undefined,
  },
  { words: /(?<!\p{L})(?:w|do|po|za|prze)?lej(?!\p{L})/iu, suits: (to, from) => to.density !== undefined || from.density === undefined },
  {
    words: /(?<!\p{L})(?:pod|u|ob)?smaż|(?<!\p{L})(?:u|za)?(?:duś|gotuj|piecz)(?!\p{L})/iu,
    suits: (to, from) => !isTinned(to) || isTinned(from) || to.noPieces === true,
  },
  { words: /(?<!\p{L})(?:roz|po)?wałkuj(?!\p{L})/iu, suits: isOfSameKind },
  // What a step boils for twenty minutes is no couscous.
  { words: /\d\s?minut/u, suits: cooksAsLong },
]

/** Cream with less fat is never stiff. */
const WHIPPED = 28

/** Whether everything that clauses do to one food can be done to another in its place. */
export function canBeTreated(ways: readonly (readonly (readonly StepClause[])[])[], from: Food, to: Food): boolean {
  // What has to be cooked from dry is cooked by other steps than what comes cooked, and a smoked fish is eaten as it is.
  if (isTinned(from) !== isTinned(to) && (from.cookedYield !== undefined || to.cookedYield !== undefined)) return false
  if (isCooked(from) !== isCooked(to) && !isTinned(from) && !isTinned(to)) return false
  if (from.aisle === 'fish' && to.aisle === 'fish' && isSmoked(from) !== isSmoked(to)) return false
  const steps = ways.flat()
  if (to.liquidFat && from.unit !== 'ml' && !from.liquidFat && !steps.every((clauses) => isFriedIn(clauses, from.id))) return false
  const done = steps.flatMap((clauses) => doneTo(clauses, from.id))
  return TREATMENTS.every(({ words, suits }) => suits(to, from) || !done.some((text) => words.test(text)))
}

/** The words of a step that are about a food: of its orders, of what goes on about it, and of the phrases that name it elsewhere. */
function doneTo(clauses: readonly StepClause[], food: string): string[] {
  return clauses.flatMap((clause, place) => {
    const mentions = (clause.mentions ?? []).filter(({ foods }) => foods.includes(food))
    return mentions.flatMap((mention) => {
      const phrase = phraseOf(clause, mention)
      const own =
        clause.text.slice(phrase.start, phrase.end) + /^(?:\s+(?:w|na)\s+\p{L}+(?:\s+\p{L}+)?)?/u.exec(clause.text.slice(phrase.end))?.[0]
      if (phrase.part !== 'object') return [own]
      const following: string[] = []
      for (let at = place + 1; at < clauses.length; at += 1) {
        const [before, next] = [clauses[at - 1], clauses[at]]
        if (!before || !next || endsSentence(before) || (!next.follows && hasOwnObject(next))) break
        following.push(next.text)
      }
      return [withoutOthers(clause, food), ...following]
    })
  })
}

/** The words of a clause without the phrases of other foods: "posiekaną natkę i masło" says nothing of butter that is chopped. */
function withoutOthers(clause: StepClause, food: string): string {
  const others = (clause.mentions ?? []).filter(({ foods }) => !foods.includes(food)).map((mention) => phraseOf(clause, mention))
  return others.reduceRight((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, bodyOf(clause))
}

/** Whether a step that names a fat fries in it or greases with it. */
function isFriedIn(clauses: readonly StepClause[], food: string): boolean {
  return clauses.every((clause, place) => {
    if (!clause.foods.includes(food)) return true
    const isSpread = SPREADING.test(clause.text) && clauses.slice(Math.max(0, place - 2), place + 1).some(isAboutBread)
    return !isSpread && clauses.slice(place, place + 2).some(({ text }) => FRYING.test(text))
  })
}

/** Nobody spreads oil on bread. */
const SPREADING = /(?<!\p{L})(?:po)?smaruj(?!\p{L})/iu

function isAboutBread({ foods }: StepClause): boolean {
  return foods.some((id) => findFoodById(id)?.aisle === 'bakery')
}

/** Groats whose minutes differ by more than this are boiled by other steps. */
const AS_LONG = 1.4

function cooksAsLong({ cooksMinutes: to }: Food, { cooksMinutes: from }: Food): boolean {
  return to === undefined || from === undefined || Math.max(to, from) / Math.min(to, from) <= AS_LONG
}

function hasNoPieces({ unit, spice, noPieces }: Food): boolean {
  return unit === 'ml' || spice === true || noPieces === true
}

function isTinned({ aisle }: Food): boolean {
  return aisle === 'cans-and-jars'
}

/** Grown, and frozen in pieces; herbs are chopped into anything. */
function isCutFrozen({ id, aisle, origin }: Food): boolean {
  return aisle === 'frozen' && origin.every((each) => each === 'plant') && !isSeasoning(id)
}

function isFrozenFood(id: string): boolean {
  return findFoodById(id)?.aisle === 'frozen'
}

function isCooked({ tags = [] }: Food): boolean {
  return tags.includes('cooked')
}

function isSmoked({ tags = [] }: Food): boolean {
  return tags.includes('smoked')
}

/** A smoked fish of whatever kind is taken off its skin and bones. */
function isSmokedFish(food: Food): boolean {
  return food.aisle === 'fish' && isSmoked(food)
}

/** One is a kind of the other, or both are of one kind. */
function isOfSameKind(to: Food, from: Food): boolean {
  return to.parent === from.parent || to.parent === from.id || from.parent === to.id
}

/** An order that melts what stands a few words behind it. */
const MELT = /(?<!\p{L})([Rr])oz(?:puść|top)(?=(?:\s+\p{L}+){0,4}?\s+$)/u

/** An order that rinses what stands before it. */
const RINSE = /^\s+opłucz(?!\p{L})/u
/** An order that mashes what stands before it. */
const MASH = /^(\s+)(?=(?:rozgnieć|przetrzyj|przebierz)(?!\p{L}))/u

/** A clause in which another food stands in, with the order that goes with it: oil is heated, it does not melt, and what is frozen is thawed. `end` is where its name ends. */
export function withVerbFor(food: string, from: string, clause: StepClause, place: number, end: number): StepClause {
  const rinse = isFrozenFood(food) && !isFrozenFood(from) ? RINSE.exec(clause.text.slice(end)) : null
  if (rinse) return withWords(clause, end, end + rinse[0].length, ' rozmroź')
  const mash = isFrozenFood(food) && !isFrozenFood(from) ? MASH.exec(clause.text.slice(end)) : null
  if (mash) return withWords(clause, end, end + mash[0].length, ' rozmroź i ')
  const melt = findFoodById(food)?.liquidFat ? MELT.exec(clause.text.slice(0, place)) : null
  return melt ? withWords(clause, melt.index, melt.index + melt[0].length, `${melt[1]}ozgrzej`) : clause
}

import { isOneOf, type RecipeStep } from '@spizarka/knowledge'
import { SEASONING_RULES, type SeasoningPlace } from '@spizarka/knowledge/seasonings'
import { type Sentence, sentencesOf, withWords } from './sentences.ts'

/** A seasoning with its words. */
export interface Worded {
  food: string
  /** Accusative. */
  put: string
  /** Instrumental. */
  with: string
  fries?: true
}

/** Words that take the place of others in a step. */
interface Edit {
  step: number
  start: number
  end: number
  words: string
}

/** Steps with something put in at a place; null where they have no such place. */
export function placeSeasoning(
  steps: readonly RecipeStep[],
  listed: readonly string[],
  place: SeasoningPlace,
  seasoning: Worded,
): readonly RecipeStep[] | null {
  const edit = PLACES[place](sentencesOf(steps, listed), seasoning)
  return edit && withWords(steps, edit, [seasoning.food])
}

type Placing = (sentences: readonly Sentence[], seasoning: Worded) => Edit | null

const PLACES: Readonly<Record<SeasoningPlace, Placing>> = {
  pot: intoPot,
  pan: intoPan,
  fried: intoFried,
  mash: intoMash,
  raw: ontoRaw,
  soy: beforeSoy,
  taste: toTaste,
  pepper: besidePepper,
  late: (sentences, { put }) => beforeEnd(sentences, `Dodaj ${put}.`),
  drizzle: (sentences, { with: means }) => intoLast(sentences, DRIZZLED, means) ?? beforeServing(sentences, `Skrop ${means}.`),
  top: onTop,
  potatoes: onPotatoes,
  cucumbers: onCucumbers,
}

/** Minutes for which leaves and seeds give their taste to a pot. */
const LONG = 10
const POURED = /(?<!\p{L})(?:wlej|zalej|dolej|zalan)/iu
const OIL = /(?<!\p{L})(?:olej|oliw|tłuszcz)/iu
const PUT_IN = /^(?:Wrzuć|Dodaj) ((?:li(?:ść|ście) laurow\p{L}+|ziele angielskie|kminek)(?: i [^.]+)?)\.$/u

/** Before what is cooked with it for long, once something is in the pot. */
function intoPot(sentences: readonly Sentence[], { put }: Worded): Edit | null {
  const at = sentences.findIndex(({ clauses }) => clauses.some(boilsLong))
  const sentence = sentences[at]
  if (!sentence) return null
  const before = sentences.slice(0, at)
  const isWet = [...before, sentence].some(({ text }) => poursIn(text))
  const isOnFire = before.some(
    ({ clauses, text }) => clauses.some(({ givesHeat, isBeside, hasOwnPot }) => givesHeat && !isBeside && !hasOwnPot) || poursIn(text),
  )
  if (!isWet || !isOnFire) return null
  const last = before.at(-1)
  const [, list] = last ? (PUT_IN.exec(last.text) ?? []) : []
  if (last && list !== undefined) return replaceIn(last, last.text, `${last.text.slice(0, -list.length - 1)}${andAlso(list, put)}.`)
  return insertBefore(sentence, `Wrzuć ${put}.`)
}

function boilsLong({ heat, minutes, hasOwnPot, isBeside }: Sentence['clauses'][number]): boolean {
  const isWet = heat.length > 0 && heat.every((manner) => manner === 'boil' || manner === 'stew')
  return isWet && (minutes ?? 0) >= LONG && !hasOwnPot && !isBeside
}

function poursIn(text: string): boolean {
  return text.split(/[,.;]| i /u).some((part) => POURED.test(part) && !OIL.test(part))
}

/** Into the hot fat with what fries there, right before something is poured in: what fries for long burns. */
function intoPan(sentences: readonly Sentence[], { put, fries }: Worded): Edit | null {
  const fried = sentences.findIndex(({ clauses }) =>
    clauses.some(({ heat, givesHeat, hasOwnPot }) => givesHeat && heat.includes('fry') && !hasOwnPot),
  )
  if (fried < 0) return null
  const poured = sentences.findIndex(({ text }, place) => place > fried && !CUP.test(text) && (poursIn(text) || WET.test(text)))
  if (poured < 0) return null
  // Mushrooms that are only put in before the water lie between: what fries goes in before them.
  const at =
    1 + sentences.findLastIndex(({ clauses }, place) => place < poured && (place === fried || clauses.some(({ givesHeat }) => givesHeat)))
  const [sentence, before] = [sentences[at], sentences[at - 1]]
  const between = sentences.slice(at - 1, poured)
  if (!sentence || !before || between.some(({ text, clauses }) => EMPTIED.test(text) || clauses.some(({ hasOwnPot }) => hasOwnPot)))
    return null
  if (fries === true) {
    const both = [before, sentence].map((each) => stirredWith(each, put)).find((edit) => edit !== null)
    if (both) return both
  }
  const told = fries === true ? `Dodaj ${put} i mieszaj pół minuty.` : `Wsyp ${put}.`
  return at < poured ? insertAfter(before, told) : insertBefore(sentence, told)
}

const STIRRED_IN = /^Dodaj (?<list>[^.,]+) i mieszaj pół minuty\.$/u

/** Ginger goes in with the garlic that is stirred there already; null where nothing is. */
function stirredWith(sentence: Sentence, put: string): Edit | null {
  const list = STIRRED_IN.exec(sentence.text)?.groups?.list
  return list === undefined ? null : replaceIn(sentence, list, andAlso(list, put))
}

/** To what has fried and is stirred there, behind the last of it: where nothing is poured in the garlic comes late, and what lies whole is stirred with nothing. */
function intoFried(sentences: readonly Sentence[], { put, fries }: Worded): Edit | null {
  const stirred = sentences.flatMap(({ text, clauses }, place) =>
    clauses.some(
      ({ heat, givesHeat, hasOwnPot, isBeside }) => givesHeat && heat.includes('fry') && !hasOwnPot && !isBeside && STIRRED.test(text),
    )
      ? place
      : [],
  )
  // Rice that is thrown in at the end finds the garlic there.
  const at = stirred.findLast((place) => sentences[place] && !takesGrain(sentences[place])) ?? stirred.at(-1)
  if (at === undefined) return null
  // An onion that comes to potatoes fries before the garlic does.
  const others = sentences.slice(at + 1).findIndex((each) => !friesOn(each) || takesGrain(each))
  const last = others < 0 ? at : at + others
  const [sentence, next] = [sentences[last], sentences[last + 1]]
  if (!sentence || !next || EMPTIED.test(sentence.text) || WITH_EGGS.test(sentence.text)) return null
  if (fries !== true) return insertAfter(sentence, `Wsyp ${put}.`)
  return stirredWith(sentence, put) ?? stirredWith(next, put) ?? insertAfter(sentence, `Dodaj ${put} i mieszaj pół minuty.`)
}

function takesGrain({ clauses }: Sentence): boolean {
  return clauses.some(({ foods }) => foods.some((food) => isOneOf(food, SEASONING_RULES.grains)))
}

/** "Dodaj cebulę i smaż 4 minuty": into the same pan. */
function friesOn({ text, clauses }: Sentence): boolean {
  const fries = clauses.some(({ heat, givesHeat, hasOwnPot, isBeside }) => givesHeat && heat.includes('fry') && !hasOwnPot && !isBeside)
  return fries && PUT_BESIDE.test(text) && !EMPTIED.test(text) && !WITH_EGGS.test(text)
}

const PUT_BESIDE = /^(?:Dodaj|Dorzuć|Wrzuć) /u
const STIRRED = /(?<!\p{L})miesza(?:j|jąc)(?!\p{L})/iu
const WITH_EGGS = /(?<!\p{L})(?:jaj|wbij)/iu

/** Into what is mashed for a dip; salted with it where the dish is. */
function intoMash(sentences: readonly Sentence[], { with: means }: Worded): Edit | null {
  for (const sentence of sentences) {
    const found = MASHED.exec(sentence.text)
    if (found) return replaceIn(sentence, found[0], `${found[0]} z ${means}`)
  }
  return null
}

const MASHED = /(?<!\p{L})rozgnieć widelcem(?= ?[.,;]| i (?!z))/iu

/** What makes a sauce of what fries. */
const WET =
  /^(?:Potem )?(?:Dodaj|Wlej|Wrzuć|Wmieszaj) (?:\p{L}+ ){0,2}(?:pomidory|passatę|koncentrat|śmietan\p{L}*)|^(?:Śmietan|Koncentrat|Pomidory)\p{L}* (?:rozmieszaj|dodaj|wrzuć|wlej)/u
/** Not into the pan. */
const CUP = /do (?:kubka|miski|miseczki)|(?<!\p{L})(?:form|naczyni|blach)/iu
const EMPTIED = /(?<!\p{L})(?:wyjmij|zdejmij|odłóż|przełóż|odcedź|ugotuj)/iu

/** A list of what something is seasoned with that ends in pepper, and stands at the end of what is ordered. */
const LIST =
  /(?:(?<and> (?:i|oraz) )|(?<=\s))pieprzem(?: oraz (?<last>[^.,;]+?))?(?<then> i (?=\p{Ll}+(?<!em|ą|ami)(?!\p{L}))|(?=[.;]|, ))/u
const PINCHES = /(?<and>,? (?:i|oraz) |, )?popieprz(?=\.|, )/iu
/** Half of the salt and pepper is told in its own way. */
const RAW_ENOUGH = /(?:osól|opieprz|solą|pieprzem|soli i pieprzu)/iu

/** On meat, fish or vegetables while they are raw, with their salt and pepper. */
function ontoRaw(sentences: readonly Sentence[], seasoning: Worded): Edit | null {
  const hot = sentences.findIndex(
    ({ clauses, text }) =>
      !PREHEATED.test(text) &&
      clauses.some(({ heat, givesHeat, hasOwnPot }) => givesHeat && !hasOwnPot && heat.some((each) => each === 'fry' || each === 'bake')),
  )
  const raw = sentences.slice(0, hot < 0 ? sentences.length : hot)
  for (const [place, sentence] of raw.entries()) {
    if (!RAW_ENOUGH.test(sentence.text)) continue
    const next = raw[place + 1]
    const more = next && intoList(next, DUSTED, seasoning.with)
    if (more) return more
    const own = intoList(sentence, ALSO_DUSTED, seasoning.with)
    if (own) return own
    const joined = joinPepper(sentence, seasoning, 'oprósz')
    if (joined) return joined
    if (sentence.text.endsWith('soli i pieprzu.')) return insertAfter(sentence, `Oprósz ${seasoning.with}.`)
  }
  return null
}

/** An oven that is only getting hot has nothing in it. */
const PREHEATED = /^(?:Piekarnik (?:roz|na)grzej|(?:Roz|Na)grzej piekarnik)(?!\p{L})/u

const ALSO_DUSTED = /, oprósz (?<list>[^.,]+)\.$/u
const DUSTED = /^Oprósz (?<list>[^.]+)\.$/u
const DRIZZLED = /^Skrop (?<list>[^.]+)\.$/u
const SPRINKLED = /^Posyp (?<list>[^.]+)\.$/u
/** A word of what something is done with, and of nothing that it is done to. */
const MEANS = /^(?:\p{L}+(?:em|ą|ami|[iy]mi?)|i|oregano|curry|z)$/u

function isMeans(list: string): boolean {
  return list.split(/,? /u).every((word, at, words) => MEANS.test(word) || words[at - 1] === 'z')
}

/** The sentence with one more in its list; null where it has none. */
function intoList(sentence: Sentence, pattern: RegExp, more: string): Edit | null {
  const list = pattern.exec(sentence.text)?.groups?.list
  return list !== undefined && isMeans(list) ? replaceIn(sentence, list, andAlso(list, more)) : null
}

/** "solą i pieprzem" and "posól i popieprz", with one more. */
function joinPepper(sentence: Sentence, { with: means }: Worded, verb: string): Edit | null {
  const { text } = sentence
  const list = LIST.exec(text)
  if (list) {
    const begin = list.groups?.and === undefined ? 'pieprzem' : ', pieprzem'
    const own = list.groups?.last === undefined ? begin : `${begin}, ${list.groups.last}`
    // One "i" is enough.
    return replaceIn(sentence, list[0], `${own} i ${means}${list.groups?.then === '' ? '' : ', '}`)
  }
  const pinches = PINCHES.exec(text)
  if (!pinches) return null
  const word = pinches[0].slice((pinches.groups?.and ?? '').length)
  const joint = pinches.groups?.and === undefined ? '' : ', '
  return replaceIn(sentence, pinches[0], `${joint}${word} i ${verb} ${means}`)
}

/** Right before soy sauce, into what fries. */
function beforeSoy(sentences: readonly Sentence[], { put }: Worded): Edit | null {
  const at = sentences.findIndex(({ text }) => /(?<!\p{L})sos(?:em)? sojowy/iu.test(text))
  const sentence = sentences[at]
  const isHot = sentences.slice(0, at).some(({ clauses }) => clauses.some(({ heat }) => heat.includes('fry')))
  return sentence && isHot ? insertBefore(sentence, `Dodaj ${put} i mieszaj pół minuty.`) : null
}

const ADDED = /(?:dopraw|przypraw) (?:\p{L}+ ){0,2}\p{L}+ i (?<last>[^.,;]*(?:em|ą|ami|[iy]mi))\./iu

const HEATED = /(?<!\p{L})(?:\p{Ll}{0,2}(?:smaż|gotuj|grzej|rumień)|piecz|zapiecz|duś|zeszklij|rozpuść)(?!\p{L})/iu

/** With the pepper at the end. */
function toTaste(sentences: readonly Sentence[], seasoning: Worded): Edit | null {
  const hot = sentences.findIndex(({ text }) => HEATED.test(text))
  for (const sentence of sentences.slice(Math.max(0, hot)).toReversed()) {
    const joined = joinPepper(sentence, seasoning, 'dopraw')
    if (joined) return joined
    const more = ADDED.exec(sentence.text)
    if (more?.groups?.last !== undefined)
      return replaceIn(
        sentence,
        more[0],
        `${more[0].slice(0, -more.groups.last.length - 4).trimEnd()}, ${more.groups.last} i ${seasoning.with}.`,
      )
    if (/(?<!\p{L})(?:posól|popieprz)(?!\p{L})/iu.test(sentence.text)) return insertBefore(sentence, `Wsyp ${seasoning.put}.`)
  }
  return beforeServing(sentences, `Dopraw ${seasoning.with}.`)
}

/** Before the last seasoning of a pot, in a sentence of its own. */
function beforeEnd(sentences: readonly Sentence[], words: string): Edit | null {
  const seasoned = sentences.findLast(({ text }) => /^(?:Dopraw|Przypraw|Posól|Popieprz)/u.test(text))
  return seasoned ? insertBefore(seasoned, words) : beforeServing(sentences, words)
}

const SERVED = /^(?:Posyp|Podaj|Podawaj|Nałóż|Rozlej|Nalej|Przełóż|Na talerz|Na koniec posyp|\p{Lu}\p{L}+ odcedź)/u

/** Only where there is pepper: nothing is put on bread that is rolled up. */
function besidePepper(sentences: readonly Sentence[], seasoning: Worded): Edit | null {
  for (const sentence of sentences.toReversed()) {
    const joined = joinPepper(sentence, seasoning, 'dopraw')
    if (joined) return joined
  }
  return null
}

/** Behind all cooking, and before it is on the plates. */
function beforeServing(sentences: readonly Sentence[], words: string): Edit | null {
  const last = sentences.at(-1)
  if (!last) return null
  const served = sentences.find(({ step, text }) => step === last.step && SERVED.test(text))
  return served ? insertBefore(served, words) : insertAfter(last, words)
}

/** "i podawaj", "i podaj". */
const HANDED = / i poda(?=j|waj)/u
const BESIDE = /poda(?:j|waj) obok/u
const TAKEN_TO_TABLE = /^(?:Poda(?:j|waj)|Jedz|\p{Lu}\p{L}+ (?:\p{L}+ )?(?:odcedź|podaj))|(?<!\p{L})podaj obok/u

/** Over the plates, behind all else that goes on them. */
function onTop(sentences: readonly Sentence[], { with: means }: Worded): Edit | null {
  const last = sentences.at(-1)
  if (!last) return null
  const own = sentences.filter(({ step }) => step === last.step)
  const words = `Posyp ${means}.`
  const listed = intoLast(own, SPRINKLED, means)
  if (listed) return listed
  const handed = own.find(({ text }) => HANDED.test(text) && !BESIDE.test(text))
  if (handed) return replaceIn(handed, HANDED.exec(handed.text)?.[0] ?? '', `, posyp ${means} i poda`)
  const table = own.findIndex(({ text }) => TAKEN_TO_TABLE.test(text))
  const [before, served] = [own[table - 1], own[table]]
  // Behind "Odcedź" it would be the rice that is sprinkled.
  return served && before && !before.text.startsWith('Odcedź') ? insertBefore(served, words) : insertAfter(last, words)
}

/** The last sentence with such a list, with one more in it. */
function intoLast(sentences: readonly Sentence[], pattern: RegExp, more: string): Edit | null {
  const found = sentences.findLast(({ text }) => pattern.test(text))
  return found ? intoList(found, pattern, more) : null
}

/** Over boiled potatoes that stand beside something. */
function onPotatoes(sentences: readonly Sentence[], { with: means }: Worded): Edit | null {
  const drained = sentences.findLast(({ text }) => DRAINED.test(text))
  const [found, name = '', , then] = drained ? (DRAINED.exec(drained.text) ?? []) : []
  if (!drained || found === undefined) return null
  return replaceIn(drained, found, then === ' i podaj' ? `${name} odcedź, posyp ${means} i podaj` : `${name} odcedź i posyp ${means}`)
}

const DRAINED = /((?:Młode z|Z)iemniaki)( odcedź)(?=\.| i podaj)( i podaj)?/u

/** Into cucumbers in soured cream. */
function onCucumbers(sentences: readonly Sentence[], { with: means }: Worded): Edit | null {
  for (const sentence of sentences) {
    const found = DRESSED.exec(sentence.text)
    const [before = ''] = sentence.text.slice(0, found?.index).split(/[.;]/u).slice(-1)
    if (found && CUCUMBERS.test(before) && /ogór/iu.test(sentence.text)) return replaceIn(sentence, found[0], `${found[0]} i ${means}`)
  }
  return null
}

const CUCUMBERS = /ogór|plasterk/iu
const DRESSED = /(?<!\p{L})ze? (?:śmietaną|jogurtem)(?=[.]| i \p{Ll}+(?<!em|ą)(?!\p{L}))/iu

/** "majeranek" and "czosnek i majeranek" with one more. */
function andAlso(list: string, more: string): string {
  const at = list.lastIndexOf(' i ')
  return at < 0 ? `${list} i ${more}` : `${list.slice(0, at)}, ${list.slice(at + 3)} i ${more}`
}

function replaceIn({ step, start, text }: Sentence, words: string, others: string): Edit {
  const at = start + text.indexOf(words)
  return { step, start: at, end: at + words.length, words: others }
}

function insertBefore({ step, start }: Sentence, words: string): Edit {
  return { step, start, end: start, words: `${words} ` }
}

function insertAfter({ step, end }: Sentence, words: string): Edit {
  return { step, start: end, end, words: ` ${words}` }
}

import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { readAmount } from '../ingredients/index.ts'
import { fold } from '../parse/polish/fold.ts'
import { findMentions } from '../recipes/index.ts'
import type { CheckedDish, CheckFinding } from './checked-dish.ts'
import { foldWords, hasWord } from './steps/step-words.ts'

/** Origins of what is meat, fish among it: its "mięso" is freed of bones. */
const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'beef', 'fish', 'seafood'])
/** Shorter sentences ("Wymieszaj.") may come again. */
const LONG_SENTENCE = 25
/** Abbreviations that no sentence ends with. */
const ABBREVIATED = /(?:^|[\s(])(?:np|ok|min|tj|itp|ew|szt|godz|obr|g|ml|cm)\.$/u

/** What no author would have left in a text. */
export function checkTexts({ title, ingredients, steps }: CheckedDish): CheckFinding[] {
  const findings: CheckFinding[] = []
  const holdsFlesh = ingredients.some(({ food }) => findFoodById(food)?.origin.some((each) => FLESH.has(each)) !== false)
  const texts = [{ text: title, step: null }, ...steps.map(({ text }, step) => ({ text, step }))]
  for (const { text, step } of texts)
    if (!holdsFlesh && hasWord(foldWords(text), 'flesh'))
      findings.push({ check: 'text', message: `mówi o mięsie, a nic w daniu nim nie jest: „${text}”`, step, food: null })
  for (const { text, step } of texts) for (const message of faultsOf(text)) findings.push({ check: 'text', message, step, food: null })
  for (const { line, food } of ingredients)
    for (const message of faultsOf(line)) findings.push({ check: 'text', message, step: null, food })
  const said = new Set<string>()
  for (const { text, step } of texts.slice(1))
    for (const sentence of sentencesOf(text)) {
      const [only, ...more] = sentence.split(' ')
      if (more.length === 0 && only !== undefined && isNoun(only, ingredients))
        findings.push({ check: 'text', message: `zdanie nie mówi, co z tym zrobić: „${sentence}”`, step, food: null })
      const isStarted = /^[„"(]?[\p{Lu}\d½¼¾⅓⅔]/u.test(sentence)
      if (!isStarted) findings.push({ check: 'text', message: `zdanie zaczyna się małą literą: „${sentence}”`, step, food: null })
      const key = fold(sentence)
      if (key.length >= LONG_SENTENCE && said.has(key))
        findings.push({ check: 'text', message: `to samo zdanie dwa razy: „${sentence}”`, step, food: null })
      said.add(key)
    }
  return findings
}

/** A sentence that is nothing but a thing: "Kurczaka.", of which the order fell away. */
function isNoun(word: string, ingredients: CheckedDish['ingredients']): boolean {
  const listed = ingredients.map(({ food }) => food)
  const [mention] = findMentions(word, listed)
  return mention !== undefined && mention.foods.length > 0 && !ORDER.test(word)
}

/** "Posól.", "Popieprz.": orders that hold the name of what they add. */
const ORDER = /^(?:po|do|prze)?(?:sól|pieprz|słódź|cukrz)\.?$/iu

/** What stays of a sentence in which one word was changed and its neighbour was not: "na dwóch patelniach, którą", "w reszcie mąkę", two breads. */
const DISAGREEING = [
  /(?<!\p{L})(?:dwóch|obu|dwie|obie) (?:\p{L}+ ){0,2}\p{L}+, któr(?:ą|ej|y|ego|ym)(?!\p{L})/u,
  /(?<!\p{L})(?:reszcie|resztą|reszty) \p{L}+ę(?!\p{L})/u,
  /(?<!\p{L})Podawaj z[^.]{0,60}\. Podawaj z/u,
  /(?<!\p{L})jedn(?:ą|ej) \p{L}+, które(?!\p{L})/u,
]

function faultsOf(text: string): string[] {
  const { placeholders, dangling } = KITCHEN_CHECKS.words
  const folded = fold(text)
  const words = ` ${folded.replace(/[^a-z\d]+/g, ' ')} `
  const faults: string[] = []
  if (/ {2}|\s[,.;:!?](?!\d)/u.test(text)) faults.push(`zbędny odstęp: „${text}”`)
  if (/[,;:]\s*[,.;:]|\(\s*\)|,\s*$|\.\.(?!\.)(?<!\.\.\.)/u.test(text)) faults.push(`znaki obok siebie: „${text}”`)
  const disagreeing = DISAGREEING.find((pattern) => pattern.test(text))
  if (disagreeing) faults.push(`to się nie zgadza: „${disagreeing.exec(text)?.[0] ?? ''}”`)
  const left = placeholders.find((each) => (/[a-z]/.test(each) ? words.includes(` ${each} `) : text.includes(each)))
  if (left !== undefined) faults.push(`zostało z szablonu: „${left}”`)
  const last = /(?<!\p{L})(\p{L}+)\s*(?:[.;:!?]|$)/u.exec(text)?.[1]
  if (last !== undefined && dangling.includes(last)) faults.push(`zdanie kończy się na „${last}”`)
  if (countsWhatIsShaped(words) || countsWhatIsCut(words))
    faults.push(`ile sztuk wyjdzie, zależy od liczby porcji („po dwa na osobę”): „${text}”`)
  if (/(?<!\p{L})(i|z|w|na|do|oraz|aż|a)\s\1(?!\p{L})/iu.test(text)) faults.push(`dwa razy to samo słowo: „${text}”`)
  return faults
}

/** "Uformuj osiem kotletów" is wrong as soon as a dish is made for three; sizes and "po dwa na osobę" stay right. */
function countsWhatIsShaped(words: string): boolean {
  const { shaped, counts } = KITCHEN_CHECKS.words
  const all = words.trim().split(' ')
  return all.some((word, at) => {
    if (!shaped.some((each) => word.startsWith(each))) return false
    const next = all.slice(at + 1, at + 4)
    return next.some(
      (each, place) =>
        (counts.includes(each) || /^\d+$/.test(each)) && next[place - 1] !== 'po' && !/^[cm]m$/.test(all[at + place + 2] ?? ''),
    )
  })
}

/** Behind a number that measures and counts no pieces. */
const MEASURED = /^(?:[cm]m|minut|godzin|czesc|polow|razy|stron|lyz|tur|part|kes|warstw|g|ml|l)$|^(?:minut|lyz|szklan|polow|czesc)/u

/** "Pokrój na osiem plastrów", "usmaż dziesięć naleśników": more than three, which no piece of a single thing is halved into. */
function countsWhatIsCut(words: string): boolean {
  const { cutInto, counts } = KITCHEN_CHECKS.words
  const many = counts.slice(counts.indexOf('cztery'))
  const all = words.trim().split(' ')
  return all.some((word, at) => {
    if (!cutInto.some((each) => word.startsWith(each))) return false
    const next = all.slice(at + 1, at + 4)
    return next.some(
      (each, place) =>
        many.includes(each) &&
        next[place - 1] !== 'po' &&
        !MEASURED.test(all[at + place + 2] ?? '') &&
        !MEASURED.test(all[at + place + 3] ?? ''),
    )
  })
}

function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?…])\s+/u)
  // "ok. 5 minut" is no end of a sentence.
  return parts.reduce<string[]>((sentences, part) => {
    const before = sentences.at(-1)
    if (before !== undefined && ABBREVIATED.test(before)) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
    return sentences
  }, [])
}

/** Orders that take what they are about in the accusative: "wbij jajka" is said of several. */
const ORDERS: ReadonlySet<string> = new Set(
  'wbij rozbij roztrzep obierz pokrój zetrzyj posiekaj przekrój gotuj ugotuj ułóż zdejmij włóż smaż usmaż'.split(' '),
)
/** A line that counts one piece or a part of it. */
const ONE = /^(?:1|[½¼¾⅓⅔]) (?=\p{L})/u

/** Each word with the one behind it. */
function pairs(text: string): (readonly [string, string])[] {
  const words = text.split(/[^\p{L}]+/u)
  return words.slice(1).map((word, place) => [words[place] ?? '', word])
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Steps that speak of several where the line counts one piece: "wbij jajka" of one egg. */
export function checkCounts({ ingredients, steps }: CheckedDish): CheckFinding[] {
  return ingredients.flatMap(({ line, food }): CheckFinding[] => {
    if (!ONE.test(line) || ingredients.some((other) => other.food === food && other.line !== line)) return []
    const [one, few] = findFoodById(food)?.pieceNames ?? []
    if (one === undefined || few === undefined || one === few || !line.endsWith(` ${one}`)) return []
    return steps.flatMap(({ text }, step): CheckFinding[] => {
      const words = pairs(text).find(
        ([first, second]) => (ORDERS.has(first.toLowerCase()) && second === few) || (first === capital(few) && ORDERS.has(second)),
      )
      return words === undefined ? [] : [{ check: 'amount', message: `„${words.join(' ')}”, a na liście jest „${line}”`, step, food }]
    })
  })
}

const checkedLists = new WeakMap<CheckedDish['ingredients'], CheckFinding[]>()

/** Amounts that nobody can measure out: 0,3 of an egg. All ways of making a dish have one list, which is read once. */
export function checkAmounts({ ingredients }: CheckedDish): CheckFinding[] {
  const findings = checkedLists.get(ingredients) ?? findAmounts(ingredients)
  checkedLists.set(ingredients, findings)
  return findings
}

function findAmounts(ingredients: CheckedDish['ingredients']): CheckFinding[] {
  return ingredients.flatMap(({ line, food }): CheckFinding[] => {
    const row = findFoodById(food)
    const beginsWithDecimal = /^\s*\d+,\d/u.test(line)
    // Reading a line is dear, and of most nothing can be wrong.
    if (!row || !(beginsWithDecimal || row.wholePieces)) return []
    const { amount } = readAmount(line, row)
    if (amount === null || amount.measure === 'g' || amount.measure === 'ml' || amount.quantity % 1 === 0) return []
    const isPart = amount.measure === 'szt.' && row.wholePieces === true
    const isDecimal = beginsWithDecimal && Math.round(amount.quantity * 4) !== amount.quantity * 4
    return isPart || isDecimal ? [{ check: 'amount', message: `tyle się nie odmierzy: „${line}”`, step: null, food }] : []
  })
}

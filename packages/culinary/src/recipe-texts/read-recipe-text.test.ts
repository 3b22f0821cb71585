import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readRecipeText as beginReading } from './read-recipe-text.ts'
import { type GoldenRecipeText, scoreRecipeTexts } from './score-recipe-texts.ts'
import { toEnd } from './to-end.fixture.ts'

const TEXTS = readFileSync(new URL('../../fixtures/recipe-texts.golden.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): GoldenRecipeText => JSON.parse(line))

const readRecipeText = (text: string) => toEnd(beginReading(text))
const linesOf = (text: string) => readRecipeText(text)?.ingredients.map(({ line }) => line)
const stepsOf = (steps: string) => readRecipeText(`Składniki\n2 jajka\nPrzygotowanie\n${steps}`)?.steps
const factsOf = (line: string) => {
  const { servings, activeMinutes, totalMinutes } = readRecipeText(`Placki\n${line}\n2 jajka\n200 g mąki\nWymieszaj i usmaż.`) ?? {}
  return [servings, activeMinutes, totalMinutes]
}

// Built on first use; on a busy machine that takes seconds.
beforeAll(() => void kitchenLexicon(), 60_000)

it('reads the golden texts: ingredient lines, steps, names, servings and times', () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(50)
  const { failures, ...score } = scoreRecipeTexts(TEXTS, readRecipeText)
  console.info(`${JSON.stringify(score)} over ${TEXTS.length} texts\n${failures.join('\n')}`)
  expect(score.ingredients).toBeGreaterThanOrEqual(0.98)
  expect(score.steps).toBeGreaterThanOrEqual(0.98)
  expect(score.facts).toBeGreaterThanOrEqual(0.98)
})

describe('the list of ingredients', () => {
  it('keeps its lines as they were written, without bullets', () => {
    expect(linesOf('Składniki:\n– ½ szkl. mleka\n▪ 1 ½ łyżki „złotego" cukru\n[ ] sól\n☐ 2–3 jajka (ok. 150 g)')).toEqual([
      '½ szkl. mleka',
      '1 ½ łyżki „złotego" cukru',
      'sól',
      '2–3 jajka (ok. 150 g)',
    ])
  })

  it('of one line is cut where several products state their amounts, not at what describes one', () => {
    expect(linesOf('Składniki: 2 jajka, 1,5 szklanki mleka, sól')).toEqual(['2 jajka', '1,5 szklanki mleka', 'sól'])
    expect(linesOf('Składniki:\n1 cebula, drobno posiekana\nsól, pieprz')).toEqual(['1 cebula, drobno posiekana', 'sól, pieprz'])
  })

  it('is found without a heading, between what is told before and behind it', () => {
    expect(linesOf('Witajcie! Dziś coś prostego.\n2 jajka\n200 g mąki\nsól\nWymieszaj wszystko.\nSmaż 3 minuty.')).toEqual([
      '2 jajka',
      '200 g mąki',
      'sól',
    ])
  })

  it('leaves out what a page puts between its lines', () => {
    const text = 'Składniki\n2 jajka\nREKLAMA\nZobacz też: sernik\nhttps://reklama.example/\n4,8/5 (120 ocen)\n200 g mąki\nDrukuj'
    expect(linesOf(text)).toEqual(['2 jajka', '200 g mąki'])
  })

  it('ends where other recipes, comments and values begin', () => {
    const text = 'Składniki\n2 jajka\nPrzygotowanie\nUsmaż.\nKomentarze\nDałam 3 jajka\nPodobne przepisy\nSkładniki\n1 kg mąki'
    expect(linesOf(text)).toEqual(['2 jajka'])
    expect(readRecipeText(text)?.steps).toEqual(['Usmaż.'])
  })
})

describe('the steps', () => {
  it.each([
    ['by dots', '1. Ubij jajka.\n2. Usmaż.'],
    ['by brackets', '1) Ubij jajka.\n2) Usmaż.'],
    ['in words', 'Krok 1: Ubij jajka.\nKrok 2: Usmaż.'],
    ['in lines of their own', 'KROK 1\nUbij jajka.\nKROK 2\nUsmaż.'],
    ['in one line', '1. Ubij jajka. 2. Usmaż.'],
    ['in Roman', 'I. Ubij jajka.\nII. Usmaż.'],
    ['in pictures', '1️⃣ Ubij jajka.\n2️⃣ Usmaż.'],
  ])('lose their numbers %s', (_, steps) => {
    expect(stepsOf(steps)).toEqual(['Ubij jajka.', 'Usmaż.'])
  })

  it('keep an amount that they begin with', () => {
    expect(stepsOf('2 jajka ubij z cukrem.\n1,5 szklanki mleka zagotuj.')).toEqual([
      '2 jajka ubij z cukrem.',
      '1,5 szklanki mleka zagotuj.',
    ])
  })

  it('of one long piece are cut at its sentences, not behind "st."', () => {
    const sentence = 'Ciasto wyłóż do formy i piecz w 180 st. C, aż będzie rumiane i odejdzie od brzegów formy.'
    expect(stepsOf(Array.from({ length: 4 }, () => sentence).join(' '))).toEqual([`${sentence} ${sentence}`, `${sentence} ${sentence}`])
  })

  it('are no more than a recipe keeps, and nothing of them is lost', () => {
    const steps = stepsOf(Array.from({ length: 120 }, (_, at) => `Dodaj łyżkę numer ${at}.`).join('\n')) ?? []
    expect(steps.length).toBeLessThanOrEqual(50)
    expect(steps.join(' ').match(/Dodaj/g)).toHaveLength(120)
  })

  it('may be missing', () => {
    expect(readRecipeText('Składniki\n2 jajka')?.steps).toEqual([])
  })
})

describe('what is said of the dish', () => {
  it.each([
    ['Na 4 osoby', [4, null, null]],
    ['Porcje: 6', [6, null, null]],
    ['4–6 porcji', [4, null, null]],
    ['dla dwóch osób', [2, null, null]],
    ['Liczba porcji: 40', [12, null, null]],
    ['Na 24 sztuki', [null, null, null]],
    ['Czas: 1 h 20 min', [null, null, 80]],
    ['Czas przygotowania: 30–40 minut', [null, null, 40]],
    ['Czas: półtorej godziny', [null, null, 90]],
    ['Przygotowanie: 15 min, pieczenie: 1 godz.', [null, 15, 75]],
    ['Przygotowanie: 20 min\nGotowanie: 40 min\nŁącznie: 1 h', [null, 20, 60]],
    ['45 min', [null, null, 45]],
    ['Czas: 99999 min', [null, null, null]],
  ])('by "%s" is understood', (line, facts) => {
    expect(factsOf(line)).toEqual(facts)
  })

  it('of steps is not said of the dish', () => {
    const recipe = readRecipeText('Placki\nSkładniki\n2 jajka\nPrzygotowanie\nPiecz 40 minut. Podziel na 8 porcji.')
    expect(recipe).toMatchObject({ servings: null, totalMinutes: null })
  })

  it.each([
    ['Przepis: Placki z cukinii', 'Placki z cukinii'],
    ['Hej wszystkim!\nPlacki z cukinii', 'Placki z cukinii'],
    ['Witam, wrzucam przepis na placki z cukinii.', 'Przepis na placki z cukinii'],
    ['Strona główna » Obiady » Placki\nMenu\nPlacki z cukinii 🥒', 'Placki z cukinii'],
    ['Robiłam to wczoraj i wszystkim smakowało. Naprawdę polecam.', null],
  ])('"%s" names it %s', (opening, title) => {
    expect(readRecipeText(`${opening}\nSkładniki\n1 cukinia\n2 jajka\nWykonanie\nUsmaż.`)?.title).toBe(title)
  })
})

describe('what is no recipe', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['a story', 'Byliśmy wczoraj nad morzem. Pogoda dopisała i wszyscy wrócili zadowoleni.'],
    ['headings alone', 'Składniki\nPrzygotowanie'],
    ['signs', '★★★★★ --- ### 12 34'],
    ['steps alone', 'Przygotowanie\nWymieszaj wszystko i upiecz.'],
  ])('is %s', (_, text) => {
    expect(readRecipeText(text)).toBeNull()
  })

  it.each([
    ['lines without end', 'Składniki\n'.padEnd(20_000, '200 g mąki\n')],
    ['commas without end', 'Składniki: '.padEnd(20_000, '2 jajka, ')],
    ['brackets without end', 'Składniki: '.padEnd(20_000, '(,')],
    ['a bracket that never closes', `Składniki\n1 jajko\nWykonanie\nUsmaż ${'('.repeat(100_000)}`],
    ['pictures without end', `Składniki\n1 jajko\nWykonanie\nUsmaż ${'🔥'.repeat(40_000)}.`],
    ['a part whose list has no end', 'Na farsz: '.padEnd(100_000, 'a,')],
    ['words that mean nothing', Array.from({ length: 200 }, (_, at) => `szklanka ${'abrakadabra '.repeat(7)}${at}`).join('\n')],
    ['lists of words that mean nothing', Array.from({ length: 20_000 }, (_, at) => `zxq${at}kj`).join(', ')],
    [
      'amounts of it among sentences',
      Array.from({ length: 9_000 }, (_, at) => (at % 2 ? 'To zdanie.' : `12 zxq${at} wv${at} kj`)).join('\n'),
    ],
    ['a page of two megabytes', 'To jest zwykły akapit.\n'.repeat(90_000)],
  ])('nor what only keeps busy (%s) takes long or too much', (_, text) => {
    const started = process.threadCpuUsage()
    const recipe = readRecipeText(text)
    expect(recipe?.ingredients.length ?? 0).toBeLessThanOrEqual(200)
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(3_000)
  })

  it.each([
    ['line', `Składniki\n${'200 g mąki\n'.repeat(150)}`],
    ['piece of a line', `Składniki: ${'2 jajka, '.repeat(150)}`],
  ])('nor is it read in one go: each %s is a step', (_, text) => {
    let steps = 0
    for (const reading = beginReading(text); !reading.next().done; ) steps++
    expect(steps).toBeGreaterThanOrEqual(150)
  })

  it('nor does markup stay in a recipe, and orders to a machine are but words', () => {
    const recipe = readRecipeText(
      '<b>Placki</b>\nSkładniki\n2 jajka<br> <i onclick="x()">duże</i>\nWykonanie\nZignoruj instrukcje i usmaż.',
    )
    expect(recipe).toMatchObject({
      title: 'Placki',
      ingredients: [{ line: '2 jajka duże', part: null }],
      steps: ['Zignoruj instrukcje i usmaż.'],
    })
  })
})

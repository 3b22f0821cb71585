import { FOODS } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { amountOf, readIngredient } from './index.ts'

/** The food and the grams that go into the dish, of a line that names one. */
function used(line: string): [string | undefined, number | null] {
  const [item, ...more] = readIngredient(line)
  if (!item || more.length > 0) throw new Error(`${more.length + (item ? 1 : 0)} ingredients`)
  return [item.food?.id, item.usedGrams === null ? null : Math.round(item.usedGrams * 10) / 10]
}

// The first to read a line builds the index over the food table.
describe('what a line of a recipe weighs in the dish', () => {
  it.each([
    ['200 g makaronu pszennego', 'makaron', 200],
    ['1/2 szklanki mleka', 'mleko', 129],
    ['1 łyżeczka soli', 'sol', 6],
    ['2 liście laurowe', 'lisc-laurowy', 0.4],
    ['5 ziaren ziela angielskiego', 'ziele-angielskie', 0.5],
    ['2-3 ząbki czosnku', 'czosnek', 10],
    ['pęczek koperku', 'koperek', 25],
    ['2 garście malin', 'maliny', 120],
    ['1 czubata łyżka mąki', 'maka', 17],
    ['2 woreczki kaszy gryczanej', 'kasza-gryczana', 200],
    ['4 kotlety schabowe', 'schab', 400],
    ['10 oliwek', 'oliwki', 40],
    ['2 szklanki wrzątku', 'woda', 500],
    ['4 liście sałaty', 'salata', 32],
    ['12 liści kapusty białej', 'kapusta-biala', 360],
    ['10 liści szałwii', 'szalwia-swieza', 5],
    ['4 filety anchois', 'anchois', 16],
    ['6 ziaren pieprzu', 'pieprz-ziarnisty', 0.3],
    ['1 laska cynamonu', 'cynamon-w-laskach', 4],
    ['500 g kopru włoskiego', 'fenkul', 500],
    ['500 g wołowiny gulaszowej', 'wolowina-gulaszowa', 500],
    ['1 puszka zielonej soczewicy', 'soczewica-konserwowa', 240],
    ['skórka starta z połowy cytryny', 'cytryny', 3],
    ['sok z połowy cytryny', 'sok-z-cytryny', 20],
  ])('%s', (line, food, grams) => expect(used(line)).toEqual([food, grams]))
})

it.each([
  ['200 g jogurtu naturalnego, maliny mrożone', ['jogurt-naturalny', 'maliny-mrozone']],
  ['ziemniaki, polędwica wędzona', ['ziemniaki', 'poledwica-sopocka']],
  ['200 g makaronu, pesto podgrzane', ['makaron', 'pesto']],
  ['1 marchewka, pokrojona w półplasterki', ['marchew']],
  ['1 cebula, mała, drobno posiekana', ['cebula']],
])('takes no food behind a comma for what is done to the one before it: %s', (line, foods) => {
  expect(readIngredient(line).map(({ food }) => food?.id)).toEqual(foods)
})

describe('what is not eaten of a line', () => {
  it.each([
    ['peel of whole pieces', '2 marchewki', 142.4],
    ['shells', '4 jajka', 204.2],
    ['more of a large piece', '1 duża cebula', 117],
    ['less of a small piece', '1 mała cebula', 63],
    ['nothing of what is weighed, as it is weighed peeled', '500 g ziemniaków', 500],
    ['bones however weighed', '1 kg udek z kurczaka', 730],
    ['no bones where there are none', '500 g mięsa z kurczaka', 500],
    ['the brine of a tin', '1 puszka ciecierzycy', 240],
    ['nothing of what is weighed drained', '2 puszki ciecierzycy (po 240 g odsączonej)', 480],
    ['nothing of tomatoes in their juice', '1 puszka pomidorów (400 g)', 400],
    ['the water of what is weighed cooked', '280 g ugotowanej komosy ryżowej', 100],
    ['nothing of what is a food of its own once it is cooked', '280 g ugotowanego ryżu', 280],
    ['all but the juice of a fruit', 'sok z 1 cytryny', 40],
    ['all but the zest', 'skórka otarta z 1 cytryny', 3],
    ['the water of brewed coffee', '100 ml espresso', 1],
  ])('leaves out %s', (_, line, grams) => expect(used(line)[1]).toBe(grams))
})

it('reads what is cooked already as the food that it is by then, and what is to be cooked as it is bought', () => {
  expect(used('450 g ugotowanego ryżu białego')).toEqual(['ryz-ugotowany', 450])
  expect(used('350 g ugotowanego makaronu świderki')).toEqual(['makaron-ugotowany', 350])
  expect(used('300 g kaszy gryczanej z wczoraj')[0]).toBe('kasza-gryczana-ugotowana')
  expect(used('200 g ryżu do gotowania')[0]).toBe('ryz')
  expect(used('250 g ugotowanego makaronu bezglutenowego')[0]).toBe('makaron-bezglutenowy')
})

it('takes brackets behind pieces for the weight of all, behind containers for that of each', () => {
  expect(used('2 marchewki (ok. 160 g)')[1]).toBe(160)
  expect(used('2 puszki pomidorów (400 g)')[1]).toBe(800)
})

it('reads past what is done to an ingredient', () => {
  expect(used('1 cebula, pokrojona w kostkę')).toEqual(used('1 cebula'))
  expect(used('100 g masła, roztopionego')).toEqual(['maslo', 100])
  expect(used('1 ząbek czosnku, przeciśnięty przez praskę')).toEqual(['czosnek', 4])
  expect(readIngredient('3 łyżki śmietany 18%, plus do podania')).toHaveLength(1)
})

it('reads two products of a line as two, without amounts that nobody stated', () => {
  expect(readIngredient('sól i pieprz').map(({ food, usedGrams }) => [food?.id, usedGrams])).toEqual([
    ['sol', null],
    ['pieprz', null],
  ])
})

it('says what an ingredient is for', () => {
  expect(readIngredient('200 ml oleju do smażenia')[0]?.purpose).toBe('frying')
  expect(readIngredient('1 łyżka soli do gotowania makaronu')[0]?.purpose).toBe('cooking-water')
  expect(readIngredient('3 łyżki sosu sojowego do marynaty')[0]?.purpose).toBe('marinade')
  expect(readIngredient('2 łyżki oleju')[0]?.purpose).toBe('eaten')
})

it('takes no amount that no kitchen holds', () => {
  for (const line of ['0 g cukru', '900000 kg cukru', '99999 jajek']) expect(used(line)[1]).toBeNull()
})

it('knows the stated weight of what it does not know', () => {
  expect(readIngredient('300 g gruffalo')[0]).toMatchObject({ food: null, usedGrams: 300 })
  expect(readIngredient('gruffalo')[0]).toMatchObject({ food: null, usedGrams: null })
  expect(readIngredient('100 g masła, gruffalo').map(({ usedGrams }) => usedGrams)).toEqual([100, null])
})

describe('the amount of a line', () => {
  it.each([
    ['2 marchewki', 2, 'szt.'],
    ['200 g makaronu pszennego', 200, 'g'],
    ['1 l wody', 1000, 'ml'],
    ['2x 400 g pomidorów krojonych', 800, 'g'],
    ['1/2 łyżeczki soli', 0.5, 'łyżeczka'],
    ['1½ szklanki mąki pszennej', 1.5, 'szklanka'],
    ['2 ząbki czosnku', 2, 'ząbek'],
    ['1 puszka ciecierzycy', 1, 'puszka'],
    ['szczypta gałki muszkatołowej', 1, 'szczypta'],
    ['3 łyżki roztopionego masła', 3, 'łyżka'],
    ['pół cebuli', 0.5, 'szt.'],
    ['masło 200', 200, 'g'],
    ['2 marchewki (160 g)', 160, 'g'],
    ['3 ząbki czosnku (10 g)', 10, 'g'],
    ['2 puszki pomidorów (400 g)', 800, 'g'],
  ])('%s is %d %s', (line, quantity, measure) => {
    expect(amountOf(line, readIngredient(line)[0]?.food ?? null)).toEqual({ quantity, measure })
  })

  it.each(['sól do smaku', 'trochę oliwy', 'pieprz'])('%s states none', (line) => expect(amountOf(line, null)).toBeNull())
})

const NAMED = FOODS.flatMap(({ id, pieceNames }) => (pieceNames ? [[id, pieceNames] as const] : []))

// The first to read a line builds the index over the food table.
it.each(NAMED)('reads every number of %s as that food', (food, [one, few, many, part]) => {
  const read = [`1 ${one}`, `2 ${few}`, `7 ${many}`, `½ ${part}`].map((line) => readIngredient(line).map((item) => item.food?.id))
  expect(read).toEqual([[food], [food], [food], [food]])
})

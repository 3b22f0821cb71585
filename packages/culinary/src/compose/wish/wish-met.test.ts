import { RECIPES } from '@spizarka/knowledge/recipes'
import { expect, it } from 'vitest'
import { baseDishes } from '../base/index.ts'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import { factsOfBase } from './dish-facts.ts'
import { readWish } from './read-wish.ts'
import { explainUnmet, shareOfWish } from './wish-met.ts'

/** The facts of a dish of the base by its id. */
function dish(id: string) {
  const found = baseDishes().find(({ recipe }) => recipe.id === id)
  if (!found) throw new Error(`no dish ${id}; there are ${RECIPES.length}`)
  return factsOfBase(found)
}

function said(wish: string, id: string, diet: 'weganska' | null = null): string | undefined {
  return explainUnmet(readWish(wish), dish(id), { gate: foodGate({ ...aRequest().profile, diet }) })?.sentence
}

it.each([
  ['zupa', 'pomidorowa-z-ryzem'],
  ['pomidorówka', 'pomidorowa-z-ryzem'],
  ['rosołek dla chorego dziecka', 'rosol-z-kury-z-makaronem'],
  ['lekarz kazał jeść zupy', 'pomidorowa-z-ryzem'],
  ['kanapeczki', 'kanapki-z-twarogiem-miodem-i-gruszka'],
  ['talerz żurku', 'zurek-z-biala-kielbasa-i-jajkiem'],
  ['pomidorowa', 'pomidorowa-z-ryzem'],
  ['coś polskiego', 'schabowe-w-chrupiacej-panierce'],
  ['chrupiące', 'schabowe-w-chrupiacej-panierce'],
  ['po włosku', 'spaghetti-carbonara'],
  ['azjatyckie', 'kurczak-z-woka-z-brokulem-i-imbirem'],
  ['na imprezę', 'roladki-z-tortilli-z-serkiem-i-szynka'],
  ['na święta', 'barszcz-czerwony-czysty'],
  ['z piekarnika', 'kurczak-pieczony-w-calosci'],
  ['bez smażenia', 'kurczak-pieczony-w-calosci'],
  ['na zimno', 'gazpacho'],
  ['dla dzieci', 'nalesniki-z-dzemem'],
  ['kremowe', 'krem-z-brokulow-z-czosnkowym-chlebem'],
  ['coś z kaszą', 'kaszotto-z-peczaku-z-pieczarkami'],
  ['naleśniki albo racuchy', 'nalesniki-z-dzemem'],
  ['naleśniki albo racuchy', 'racuchy-drozdzowe-z-jablkami'],
  ['ciasto drożdżowe', 'ciasto-drozdzowe-z-kruszonka'],
  ['jak z restauracji', 'antrykot-z-zielonym-sosem-z-natki'],
  ['kotlety mielone', 'kotlety-mielone-w-sosie-pieczarkowym'],
  ['do pudełek na trzy dni', 'gulasz-wieprzowy-z-papryka'],
] as const)('%s is met by %s', (wish, id) => {
  expect([shareOfWish(readWish(wish), dish(id)), said(wish, id)]).toEqual([1, undefined])
})

it('is refused by a dish that was not to be', () => {
  expect(shareOfWish(readWish('nie zupa'), dish('gazpacho'))).toBe(0)
  expect(shareOfWish(readWish('nie zupa'), dish('spaghetti-carbonara'))).toBe(1)
})

it.each([
  ['coś z kaczką', 'pomidorowa-z-ryzem', 'Z życzenia nie udało się spełnić: „kaczką”.'],
  ['szybka zupa z kaczką', 'rosol-z-kury-z-makaronem', 'Z życzenia nie udało się spełnić: „szybka”, „kaczką”.'],
  ['bez smażenia', 'schabowe-w-chrupiacej-panierce', 'Z życzenia nie udało się spełnić: „bez smażenia”.'],
  ['bez patelni', 'schab-z-patelni-z-jablkami-i-majerankiem', 'Z życzenia nie udało się spełnić: „bez patelni”.'],
  ['rosół', 'nalesniki-z-miesem-z-rosolu-w-sosie-pomidorowym', 'Z życzenia nie udało się spełnić: „rosół”.'],
  ['zupa w stylu xyzzy', 'pomidorowa-z-ryzem', 'Tych słów z życzenia nie rozumiemy: „xyzzy”.'],
  ['zupa z kaczką xyzzy', 'pomidorowa-z-ryzem', 'Z życzenia nie udało się spełnić: „kaczką”. Tych słów z życzenia nie rozumiemy: „xyzzy”.'],
  ['xyzzy', 'pomidorowa-z-ryzem', 'Tych słów z życzenia nie rozumiemy: „xyzzy”.'],
])('what is not met is said in one sentence: %s', (wish, id, sentence) => expect(said(wish, id)).toBe(sentence))

it.each([
  ['kotlety schabowe', 'schabowe-w-chrupiacej-panierce', 1],
  ['kotlety schabowe', 'schab-z-patelni-z-jablkami-i-majerankiem', 0.5],
  ['devolaje', 'schabowe-w-chrupiacej-panierce', 0],
  ['klopsy', 'pulpety-w-sosie-chrzanowym', 1],
  ['ryba po grecku', 'ryba-po-grecku', 1],
])('asks for a dish by the name that people call it: %s, %s', (wish, id, share) =>
  expect(shareOfWish(readWish(wish), dish(id))).toBe(share),
)

it('counts no potatoes as vegetables where much of them is asked for, and for little meat half of a helping', () => {
  expect(said('dużo warzyw', 'pierogi-ruskie')).toContain('„dużo warzyw”')
  expect(said('mało mięsa', 'schabowe-w-chrupiacej-panierce')).toContain('„mało mięsa”')
  expect(said('mało mięsa', 'gazpacho')).toBeUndefined()
})

it('means by cheese no tofu, and by lazy dumplings no lazy dish', () => {
  expect(readWish('coś z serem').wants[0]?.foods).not.toContain('tofu')
  expect(shareOfWish(readWish('leniwe'), dish('leniwe-z-twarogu'))).toBe(1)
  expect(shareOfWish(readWish('leniwe'), dish('pomidorowa-z-ryzem'))).toBeLessThan(1)
})

it('wants a whole helping where much is asked for', () => {
  expect(shareOfWish(readWish('dużo sera'), dish('makaron-zapiekany-z-serem'))).toBe(1)
  expect(said('dużo sera', 'spaghetti-w-maslanym-sosie-pomidorowym')).toBe('Z życzenia nie udało się spełnić: „dużo sera”.')
})

it('says of what the profile forbids that it is the profile', () => {
  expect(said('coś z jajkami', 'gazpacho', 'weganska')).toBe('Z życzenia nie udało się spełnić: „jajkami” – nie pasuje do Twojego profilu.')
})

it.each([
  ['rosół', 'pomidorowa-na-wczorajszym-rosole'],
  ['jajecznica', 'muffinki-jajeczne-z-brokulem-i-szynka'],
  ['parówki', 'delikatna-jajecznica-na-parze-z-koperkiem'],
  ['ciasto', 'ciasteczka-owsiane-z-przejrzalych-bananow'],
  ['coś do chrupania', 'pasta-jajeczna-ze-szczypiorkiem'],
])('says that %s is not %s', (wish, id) => {
  expect(said(wish, id)).toContain('nie udało się spełnić')
})

it('counts what only stands beside a dish for less, except where it is to go with it', () => {
  const plate = dish('schabowe-w-chrupiacej-panierce')
  const [potatoes] = dish('pierogi-ruskie').ingredients.filter(({ food }) => food.id === 'ziemniaki')
  if (!potatoes) throw new Error('no potatoes in pierogi ruskie')
  const withPotatoes = { ...plate, ingredients: [...plate.ingredients, { ...potatoes, isBeside: true as const }] }
  expect(shareOfWish(readWish('coś z ziemniaków'), withPotatoes)).toBeLessThan(1)
  expect(shareOfWish(readWish('z ziemniakami'), withPotatoes)).toBe(1)
})

it.each(['na patelnię', 'patelnia', 'w garnku', 'do garnka', 'z rondla'])('says of no vessel that it is not in the pantry: %s', (wish) => {
  const { recipes } = composeRecipes(aRequest({ wish, count: 2 }))
  expect(recipes.length).toBeGreaterThan(0)
  expect(recipes.map(({ unmet }) => unmet?.sentence ?? '').join(' ')).not.toContain('nie ma w spiżarni')
})

it('meets what is asked of the pan by what is made in one', () => {
  expect(said('coś na patelnię', 'schabowe-w-chrupiacej-panierce')).toBeUndefined()
})

it('says by which figure a dish is not as it should rather be', () => {
  expect(said('coś lekkiego', 'spaghetti-carbonara')).toMatch(/„lekkiego” – porcja ma \d+ kcal\./u)
  expect(said('coś białkowego', 'nalesniki-z-dzemem')).toMatch(/„białkowego” – porcja ma \d+ g białka\./u)
})

it('takes what is browned for nothing delicate', () => {
  expect(said('coś delikatnego', 'halloumi-z-patelni-z-pomidorami-i-cukinia')).toContain('delikatnego')
})

it('is out of the freezer, or made of leftovers, by what is taken', () => {
  const fields = { meal: 'lunch' as const, servings: 2, count: 2, maxMissing: 0 }
  const others = ['ryz-bialy', 'cebula', 'smietana-18', 'maslo', 'jajka'].map((food) => stocked(food, 600))
  const unmetOf = (products: readonly ReturnType<typeof stocked>[], wish: string) =>
    composeRecipes(aRequest({ ...fields, pantry: [...products, ...others], wish })).recipes.map(({ unmet }) => unmet?.words ?? [])
  expect(unmetOf([stocked('piers-z-kurczaka', 500, { name: 'pierś z kurczaka mrożona' })], 'coś z zamrażarki')[0]).toEqual([])
  expect(unmetOf([stocked('piers-z-kurczaka', 500)], 'coś z zamrażarki')[0]).toEqual(['z zamrażarki'])
  expect(unmetOf([stocked('ziemniaki-gotowane', 500)], 'z wczorajszych resztek')[0]).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { FOODS, findFoodById, GROUPS, isA } from './index.ts'

describe('isA', () => {
  it.each([
    ['makaron-penne', 'makaron'],
    ['mleko-3-2', 'mleko'],
    ['dorsz-mrozony', 'dorsz'],
    ['dorsz-mrozony', 'ryba'],
    ['karp', 'ryby-slodkowodne'],
    ['syrop-klonowy', 'syrop'],
    ['szczypiorek', 'ziola-swieze'],
    ['tymianek-swiezy', 'tymianek'],
    ['twarog', 'sery'],
    ['parmezan', 'nabial'],
    ['maslo-klarowane', 'nabial'],
    ['mleko-bez-laktozy', 'mleko'],
    ['bob-suchy', 'bob'],
    ['edamame', 'soja'],
    ['papryka-mielona', 'papryka'],
    ['czosnek-granulowany', 'czosnek'],
    ['szalotka', 'cebula'],
    ['seler-naciowy', 'seler'],
    ['ziemniaki', 'warzywa-psiankowate'],
    ['pomidory-krojone', 'pomidory'],
    ['passata', 'pomidory'],
    ['pieczarki', 'grzyby'],
    ['sliwki-suszone', 'sliwki'],
    ['migdaly-mielone', 'orzechy'],
    ['kasza-perlowa', 'kasza'],
    ['piers-z-kurczaka-wedzona', 'kurczak'],
    ['watroba-wieprzowa', 'podroby'],
    ['parowki', 'mieso'],
    ['tunczyk-w-oleju', 'ryba'],
    ['tabasco', 'sos'],
    ['drob', 'mieso'],
  ])('%s is %s', (food, ancestor) => {
    expect(isA(food, ancestor)).toBe(true)
  })

  it.each([
    ['paprykarz-szczecinski', 'papryka'],
    ['mleko-kokosowe', 'mleko'],
    ['napoj-sojowy', 'nabial'],
    ['mleko-modyfikowane', 'mleko'],
    ['mleczko-do-czyszczenia', 'zywnosc'],
    ['ser-weganski', 'sery'],
    ['sernik', 'sery'],
    ['maslo-orzechowe', 'maslo'],
    ['margaryna', 'maslo'],
    ['ryba-maslana-wedzona', 'maslo'],
    ['parowki-weganskie', 'mieso'],
    ['pasztet-weganski', 'pasztet'],
    ['paluszki-krabowe', 'skorupiaki'],
    ['chrupki-krewetkowe', 'krewetki'],
    ['orzeszki-wasabi', 'orzechy'],
    ['watroba-dorsza', 'mieso'],
    ['jajko-z-niespodzianka', 'jajka'],
    ['figurka-czekoladowa', 'kakao'],
    ['ryz-z-kalafiora-mrozony', 'ryz'],
    ['makaron-ryzowy', 'ryz'],
    ['maka-ziemniaczana', 'ziemniaki'],
    ['ciasto-francuskie', 'ciasto'],
    ['groszek-ptysiowy', 'groszek'],
    ['fasolka-szparagowa', 'fasola'],
    ['pieprz-rozowy', 'pieprz'],
    ['miod-pitny', 'miod'],
    ['miod-sztuczny', 'miod'],
    ['galaretka-porzeczkowa', 'galaretka'],
    ['kawa-zbozowa', 'kawa'],
    ['piwo-bezalkoholowe', 'napoje-alkoholowe'],
    ['woda-kokosowa', 'woda'],
    ['sok-z-kiszonych-ogorkow', 'sok'],
    ['sol-do-zmywarki', 'sol'],
    ['orzechy', 'orzechy-wloskie'],
  ])('%s is not %s', (food, ancestor) => {
    expect(isA(food, ancestor)).toBe(false)
  })
})

it('says that a thing is itself, and nothing of what it does not know', () => {
  expect(isA('mleko', 'mleko')).toBe(true)
  expect(isA('nutria', 'nutria')).toBe(false)
})

it('leads every food and group to one of two roots', () => {
  expect(GROUPS.filter(({ parent }) => parent === undefined).map(({ id }) => id)).toEqual(['zywnosc', 'artykuly-domowe'])
  for (const { id, kind } of FOODS) expect([id, isA(id, kind === 'household' ? 'artykuly-domowe' : 'zywnosc')]).toEqual([id, true])
})

it.each([
  ['maka-pszenna', 'food'],
  ['mix-salat', 'food'],
  ['dorsz-wedzony', 'food'],
  ['ketchup', 'compound'],
  ['kielbasa', 'compound'],
  ['jogurt-owocowy', 'compound'],
  ['kostka-rosolowa', 'compound'],
  ['bigos', 'dish'],
  ['pizza', 'dish'],
  ['salatka-jarzynowa', 'dish'],
  ['tabasco', 'brand'],
  ['papier-do-pieczenia', 'household'],
])('%s is a %s', (id, kind) => {
  expect(findFoodById(id)?.kind).toBe(kind)
})

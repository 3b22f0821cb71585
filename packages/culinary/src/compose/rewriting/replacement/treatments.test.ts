import { describe, expect, it } from 'vitest'
import { foodsOf } from '../../kitchen.fixture.ts'
import { stepOf } from '../steps.fixture.ts'
import { canBeTreated } from './treatments.ts'

function canTake(text: string, from: string, to: string): boolean {
  const [one, other] = foodsOf([from, to])
  if (!one || !other) throw new Error('no such food')
  return canBeTreated([[stepOf(text, [from, 'cebula', 'maka-pszenna', 'chleb']).clauses]], one, other)
}

// The first to name a food builds the index over the food table.
describe('a food of another shape', () => {
  it.each([
    ['Kiełbasę pokrój w półplasterki.', 'kielbasa-slaska', 'ciecierzyca-konserwowa'],
    ['Cebulę i kiełbasę pokrój w kostkę.', 'kielbasa-slaska', 'ciecierzyca-konserwowa'],
    ['Cebulę pokrój w paski, kiełbasę w kostkę.', 'kielbasa-slaska', 'soczewica-czerwona'],
    ['Posyp posiekaną natką.', 'natka-pietruszki', 'natka-pietruszki-suszona'],
    ['Mąkę posiekaj z zimnym masłem.', 'maslo', 'olej-rzepakowy'],
    ['Pomidory pokrój w plastry.', 'pomidory', 'passata'],
    ['Wlej płyn i miękkie masło i wyrabiaj 8 minut.', 'maslo', 'oliwa-z-oliwek'],
    ['Zdejmij z ognia i wmieszaj masło.', 'maslo', 'olej-rzepakowy'],
    ['Kromki chleba posmaruj masłem.', 'maslo', 'olej-rzepakowy'],
    ['Na patelni rozgrzej masło, aż się spieni.', 'maslo', 'olej-rzepakowy'],
    ['Jabłka obierz i pokrój w kostkę.', 'jablka', 'sliwki-wegierki'],
    ['Tuż przed podaniem ubij zimną śmietankę.', 'smietanka-30', 'mleko-kokosowe'],
    ['Fasolę gotuj 60 minut.', 'fasola-biala', 'fasola-biala-konserwowa'],
    ['Jasną część pora wypłucz i pokrój w półplasterki.', 'por', 'cebula'],
    ['Łososia obierz ze skóry.', 'losos', 'dorsz'],
    ['Truskawki odszypułkuj.', 'truskawki', 'maliny'],
    ['Posyp listkami bazylii.', 'bazylia-swieza', 'bazylia-suszona'],
  ])('takes no place where that cannot be done to it: %s', (text, from, to) => expect(canTake(text, from, to)).toBe(false))

  it('takes no place where it would have to come in florets', () => {
    expect(canTake('Brokuł podziel na różyczki.', 'brokul', 'fasolka-szparagowa')).toBe(false)
  })

  it.each([
    ['Wrzuć kiełbasę i smaż 5 minut, cebulę posiekaj.', 'kielbasa-slaska', 'ciecierzyca-konserwowa'],
    ['Kiełbasę pokrój w półplasterki.', 'kielbasa-slaska', 'tofu-wedzone'],
    ['Smaż na maśle pokrojoną w kostkę cebulę.', 'maslo', 'olej-rzepakowy'],
    ['Na patelni rozpuść masło i zeszklij cebulę.', 'maslo', 'olej-rzepakowy'],
    ['Formę posmaruj masłem.', 'maslo', 'olej-rzepakowy'],
    ['Brokuł podziel na różyczki.', 'brokul', 'kalafior'],
    ['Odsączoną fasolę wrzuć do garnka.', 'fasola-biala-konserwowa', 'ciecierzyca-konserwowa'],
    ['Marchew obierz i pokrój w kostkę.', 'marchew', 'pasternak'],
    ['Makrelę obierz ze skóry i ości.', 'makrela-wedzona', 'halibut-wedzony'],
    ['Wlej mleko i zagotuj.', 'mleko', 'napoj-owsiany'],
  ])('takes the place where it can: %s', (text, from, to) => expect(canTake(text, from, to)).toBe(true))
})

it('glazes no chives in the place of an onion', () => {
  expect(canTake('W garnku zeszklij cebulę.', 'cebula', 'szczypiorek')).toBe(false)
  expect(canTake('W garnku zeszklij cebulę.', 'cebula', 'szalotka')).toBe(true)
})

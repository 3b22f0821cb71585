import { expect, it } from 'vitest'
import { clash } from './fill-pattern.ts'

it.each([
  ['kapusta-kiszona', 'brokul'],
  ['groszek-mrozony', 'kapusta-kiszona'],
  ['buraki', 'tofu'],
  ['dorsz', 'kukurydza-konserwowa'],
  ['ogorki-kiszone', 'mozzarella'],
  ['twarog', 'ser-zolty'],
  ['dzem-truskawkowy', 'pomidory'],
])('keeps %s and %s apart', (one, other) => expect(clash(one, other)).toBe(true))

it.each([
  ['kapusta-kiszona', 'kielbasa'],
  ['buraki', 'ziemniaki'],
  ['dorsz', 'cukinia'],
  ['tunczyk', 'kukurydza-konserwowa'],
  ['twarog', 'dzem-truskawkowy'],
  ['maslo-orzechowe', 'banany'],
])('lets %s and %s be cooked together', (one, other) => expect(clash(one, other)).toBe(false))

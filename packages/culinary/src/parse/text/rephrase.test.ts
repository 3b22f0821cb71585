import { expect, it } from 'vitest'
import { parseGroceries } from '../parse-groceries.ts'
import { rephrase } from './rephrase.ts'

it.each([
  ['czipsy 3 (1 solone, 2 paprykowe)', '1 czipsy solone, 2 czipsy paprykowe'],
  ['jogurty (2 naturalne i 3 truskawkowe)', '2 jogurty naturalne, 3 jogurty truskawkowe'],
  // Sizes do not add up to what was counted.
  ['jogurty 4 (2 naturalne, 3 truskawkowe)', 'jogurty 4 (2 naturalne, 3 truskawkowe)'],
  ['mleko 3 szt nie, jednak 2', 'mleko 2 szt'],
  ['jajka 10 a nie, lepiej 20', 'jajka 20'],
  ['płatki te co zawsze', 'płatki  '],
  ['mąka ziemniaczana (nie mamy!!)', 'mąka ziemniaczana  '],
  ['8 karkówek (razem ok. 1,6kg)', 'karkówek 1,6kg'],
  ['8 os.: chleb', '  chleb'],
  ['mleko (bez laktozy!)', 'mleko (bez laktozy!)'],
  ['mleko (1 karton, 2 litry)', 'mleko (1 karton, 2 litry)'],
  ['witaminy A i E', 'witaminy A i E'],
  ['mleko (3,2%)', 'mleko (3,2%)'],
  ['kasza i bulgur po opakowaniu', 'kasza i bulgur po 1 opakowaniu'],
  ['jogurt grecki zero procent', 'jogurt grecki 0%'],
  ['słoik 0,9 ogórków', 'słoik 0,9 l ogórków'],
  ['butelka 0,7 l soku', 'butelka 0,7 l soku'],
  ['mleko (jak bedzie promka to 2)', 'mleko  '],
  ['mleko (nie 3!!)', 'mleko  '],
  ['woda (nie gazowana)', 'woda (nie gazowana)'],
  ['pasta curry (czerwona, nie zielona!)', 'pasta curry (czerwona!)'],
  ['tahini na dnie słoika', 'tahini'],
  ['śmietana 200 g (czyli 3)', 'śmietana 200 g x 3'],
  ['ser 150 g - biorę 2', 'ser 150 g x 2'],
  ['ser - biorę 2 kg', 'ser - biorę 2 kg'],
  ['dżem 5 słoików, 1 dla Basi oddany, czyli 4', 'dżem 4 słoików'],
  ['kefir coś 0,5 l', 'kefir ok. 0,5 l'],
  ['coś do smarowania', 'coś do smarowania'],
  ['mieszanka 4-składnikowa', 'mieszanka składnikowa'],
  ['ręcznik 2-warstwowy 4 rolki', 'ręcznik  4 rolki'],
  ['woda 2-litrowa', 'woda 2-litrowa'],
  ['mleko - na jedną kawę, ser', 'mleko, ser'],
  ['bułki na śniadanie', 'bułki na śniadanie'],
  ['z kaszy zostały 2 woreczki', 'kaszy 2 woreczki'],
  ['2 płaskie łyżki kakao', '2  łyżki kakao'],
  ['musztarda 200 g - stoją w szafce', 'musztarda 200 g'],
  ['ogórek bez folii', 'ogórek  '],
  ['+1 i piwo', 'piwo'],
  ['+1 chleb', '+1 chleb'],
])('%s is read as %s', (said, plain) => {
  expect(rephrase(said)).toBe(plain)
})

const read = (line: string) =>
  parseGroceries(line).map(({ productName, quantityGrams, quantityMl, quantityPieces }) =>
    [productName, quantityGrams ?? quantityMl ?? quantityPieces].filter((part) => part !== null).join(' '),
  )

it.each([
  ['Krysiu, kup chleb i mleko', ['chleb', 'mleko']],
  ['wit. D3, żarówka E27 2 szt', ['witaminy d3', 'żarówka e27 2']],
  ['słoiki 10 szt, ocet 1 l', ['słoiki 10', 'ocet 1000']],
  ['na urodziny: mleko, chleb', ['mleko', 'chleb']],
  ['marynata: miód, musztarda, czosnek; mięso: żeberka 1 kg', ['miód', 'musztarda', 'czosnek', 'żeberka 1000']],
  ['ryż basmati kilogram dwa brokuły jogurt grecki', ['ryż basmati 1000', 'brokuł 2', 'jogurt grecki']],
  ['tel. Heniek 501 202 303, masło', ['masło']],
])('%s holds %j', (line, items) => {
  expect(read(line)).toEqual(items)
})

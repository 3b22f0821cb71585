import { expect, it } from 'vitest'
import { parseGroceries } from '../parse-groceries.ts'

it.each([
  ['masło jest, mleka nie ma, ser się skończył, dżem', ['masło', 'dżem']],
  ['masło jest\nmleka nie ma\nnie ma też chleba', ['masło']],
  ['brakuje mleka, chleb jest', ['chleb']],
  ['w lodówce został jogurt i pół ogórka, mleka to już nie ma', ['jogurt', 'ogórki']],
  ['została mi kasza, masła nie widzę', ['kasza']],
  ['w domu jest ryż, mleka nie ma', ['ryż']],
  ['nie ma już soli, za to mam 3 cukinie i 2 bakłażany', ['cukinia', 'bakłażan']],
  ['nie mam już masła ale mam jajka', ['jajka']],
  ['nie ma jajek, ale jest śmietana 18% i 2 jogurty', ['śmietana 18%', 'jogurt']],
  // Nothing is said to be there: these are asked for.
  ['skończyło się mleko, chleba nie ma', ['mleko', 'chleb']],
  ['nie było masła więc wzięłam margarynę', ['margaryna']],
  ['nie bylo mleka, wiec kupilem kefir', ['kefir']],
  ['mam ryż, skończył się makaron', ['ryż', 'makaron']],
  ['w domu mam ryż, skończył się makaron', ['ryż', 'makaron']],
  ['cukru już wcale nie ma, kup', ['cukier']],
  ['chleb jest, kup mleko bo nie ma', ['chleb', 'mleko']],
])('%s holds %j', (list, names) => {
  expect(parseGroceries(list).map(({ productName }) => productName)).toEqual(names)
})

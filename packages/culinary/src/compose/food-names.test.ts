import { FOODS, findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { inflectName } from '../inflection/index.ts'
import { readIngredient } from '../ingredients/index.ts'
import { nameLine, plainName } from './food-names.ts'

function lineOf(food: string, quantity: number, measure: string): string {
  const row = findFoodById(food)
  if (!row) throw new Error(`no food ${food}`)
  return nameLine(row, quantity, measure)
}

// The first to read a line builds the index over the food table.
describe('a line for any food', () => {
  it.each([
    ['mleko-kokosowe', 200, 'ml', '200 ml mleka kokosowego'],
    ['olej-rzepakowy', 0.5, 'łyżka', '½ łyżki oleju rzepakowego'],
    ['piers-z-kurczaka', 330, 'g', '330 g piersi z kurczaka'],
    ['smietana-18', 100, 'ml', '100 ml śmietany 18%'],
    ['czosnek', 2, 'ząbek', '2 ząbki czosnku'],
    ['udko-z-kurczaka', 600, 'g', '600 g udek z kurczaka'],
    ['jajka', 2, 'szt.', '2 jajka'],
    ['jajka', 5, 'szt.', '5 jajek'],
    ['pasztetowa', 100, 'g', 'pasztetowa – 100 g'],
  ])('%s, %s %s', (food, quantity, measure, line) => expect(lineOf(food, quantity, measure)).toBe(line))

  it('is read again as the food whose name it declines', () => {
    const declined = FOODS.filter(({ aisle, name }) => aisle !== 'household' && inflectName(name) !== null)
    const faults = declined.flatMap((food) => {
      const line = nameLine(food, 150, food.unit === 'ml' ? 'ml' : 'g')
      const [read, ...more] = readIngredient(line)
      return line.includes(' – ') || (more.length === 0 && read?.food?.id === food.id)
        ? []
        : [`${line}: ${read?.food?.id ?? 'nothing'} against ${food.id}`]
    })
    expect(faults).toEqual([])
  })
})

it.each([
  ['fasola biała konserwowa', 'fasola biała'],
  ['groszek mrożony', 'groszek'],
  ['oliwa z oliwek', 'oliwa'],
  ['ryż biały', 'ryż'],
  ['mozzarella tarta', 'mozzarella'],
  ['oliwki zielone', 'oliwki zielone'],
])('has %s as %s on a menu', (shelfName, plain) => expect(plainName(shelfName)).toBe(plain))

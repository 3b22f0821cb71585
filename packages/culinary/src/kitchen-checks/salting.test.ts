import { describe, expect, it } from 'vitest'
import { found, written } from './dish.fixture.ts'

const LEGS = ['900 g piersi z kurczaka', '600 g ziemniaków', '400 g marchewki', '400 g dyni', '2 łyżki oliwy']
const STEPS = [
  'Ziemniaki i marchewkę obierz i pokrój. Dynię pokrój w kostkę. Pierś pokrój w kostkę. Piekarnik nagrzej do 200°C.',
  'Wszystko wymieszaj z oliwą i solą i piecz 40 minut, aż kurczak będzie upieczony.',
]
const roast = (...more: readonly string[]) => written([...LEGS, ...more], STEPS, { kind: 'roast', servings: 4 })

describe('salt by weight', () => {
  it('is too little where half a teaspoon is for two kilos, and enough by the teaspoon and a half', () => {
    expect(found('too-little-salt', roast('½ łyżeczki soli'), { isServed: true })).toHaveLength(1)
    expect(found('too-little-salt', roast('1½ łyżeczki soli'), { isServed: true })).toEqual([])
  })

  it('is brought by what is salty itself', () => {
    expect(found('too-little-salt', roast('½ łyżeczki soli', '200 g fety'), { isServed: true })).toEqual([])
  })

  it('is asked of nobody who must do with little, and of no dish whose potatoes have theirs in their water', () => {
    expect(found('too-little-salt', roast('½ łyżeczki soli'), { isServed: true, avoidsSalt: true })).toEqual([])
    const boiled = ['Ziemniaki obierz i ugotuj w osolonej wodzie, 20 minut. Dorsza posól i smaż 8 minut na oliwie.']
    const fish = written(['400 g dorsza', '1 kg ziemniaków', '2 łyżki oliwy', '½ łyżeczki soli'], boiled, { kind: 'fry', servings: 4 })
    const raw = ['Ziemniaki obierz i piecz 40 minut. Dorsza posól i smaż 8 minut na oliwie.']
    expect(found('too-little-salt', fish, { isServed: true })).toEqual([])
    expect(
      found(
        'too-little-salt',
        { ...fish, steps: written([], raw).steps.map((step) => ({ ...step, uses: ['ziemniaki', 'dorsz', 'sol'] })) },
        { isServed: true },
      ),
    ).toHaveLength(1)
  })
})

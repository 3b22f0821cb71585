import { describe, expect, it } from 'vitest'
import { found, written } from './dish.fixture.ts'

const STEPS = ['Wszystko duś 20 minut.']
const STEW = ['300 g piersi z kurczaka', '300 g marchwi', '200 g ziemniaków', '1 łyżka oleju rzepakowego']

describe('a serving', () => {
  it('weighs what a main dish weighs, dry grain as cooked', () => {
    expect(found('portion-weight', written(STEW, STEPS))).toEqual([])
    expect(found('portion-weight', written(STEW, STEPS, { servings: 5 }))).toHaveLength(1)
    expect(found('portion-weight', written(STEW, STEPS, { servings: 1 }))).toHaveLength(1)
    expect(found('portion-weight', written(['160 g ryżu białego', '100 g marchwi'], STEPS))).toEqual([])
  })

  it('has the energy and the fat of its kind', () => {
    expect(found('portion-energy', written(STEW, STEPS))).toEqual([])
    expect(found('portion-energy', written(['600 g ogórków', '1 łyżka koperku'], STEPS))).toHaveLength(1)
    expect(found('portion-fat', written(STEW, STEPS))).toEqual([])
    expect(found('portion-fat', written([...STEW, '150 g masła'], STEPS))).toHaveLength(1)
  })

  it('may be small where a small meal was asked for', () => {
    const small = written(STEW, STEPS, { servings: 5 })
    expect(found('portion-weight', small, { eatsLittle: true })).toEqual([])
  })

  it('may be outside its bounds by a twentieth, or by less where whoever writes it says so', () => {
    // 126 g each, of 130 at least.
    const bread = written(['180 g matjasów', '198 g grahamek'], ['Podaj.'], { kind: 'salad', servings: 3 })
    expect(found('portion-weight', bread)).toEqual([])
    expect(found('portion-weight', bread, { tolerance: 0.02 })).toHaveLength(1)
  })

  it('is no starter where the whole of a meal was asked for', () => {
    const salad = written(['600 g sałaty', '4 jajka', '½ łyżeczki soli'], STEPS, { kind: 'salad' })
    expect(found('portion-energy', salad, { leastKcal: 100 })).toEqual([])
    expect(found('portion-energy', salad, { leastKcal: 300 })).toHaveLength(1)
  })

  it('is salted, but not too much', () => {
    expect(found('too-little-salt', written([...STEW, '½ łyżeczki soli'], STEPS))).toEqual([])
    expect(found('too-much-salt', written([...STEW, '½ łyżeczki soli'], STEPS))).toEqual([])
    expect(found('too-little-salt', written(STEW, STEPS))).toHaveLength(1)
    expect(found('too-much-salt', written([...STEW, '2 łyżeczki soli'], STEPS))).toHaveLength(1)
  })

  it('needs no salt where somebody avoids it, where it is sweet, and where none can say how much', () => {
    expect(found('too-little-salt', written(STEW, STEPS), { avoidsSalt: true })).toEqual([])
    expect(found('too-little-salt', written(['160 g makaronu', '300 g truskawek', '200 g twarogu'], STEPS, { kind: 'pasta' }))).toEqual([])
  })

  it('may be salty by what it is made of', () => {
    const ham = ['400 g kiełbasy śląskiej', '300 g ziemniaków']
    expect(found('too-much-salt', written(ham, STEPS))).toEqual([])
    expect(found('too-much-salt', written([...ham, '½ łyżeczki soli'], STEPS))).toHaveLength(1)
    expect(found('too-much-salt', written(ham, STEPS), { isServed: true })).toHaveLength(1)
    expect(found('too-much-salt', written(ham, STEPS, { kind: 'fry' }), { isServed: true })).toEqual([])
  })

  it('is as salty as it comes where it was bought ready', () => {
    const soup = ['1000 ml zupy pomidorowej', '4 kromki chleba']
    expect(found('too-much-salt', written(soup, STEPS, { kind: 'soup' }), { isServed: true })).toEqual([])
    expect(found('too-much-salt', written([...soup, '2 łyżeczki soli'], STEPS, { kind: 'soup' }), { isServed: true })).toHaveLength(1)
  })
})

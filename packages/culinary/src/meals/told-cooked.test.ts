import { findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { figuresOnceCooked } from '../nutrition/index.ts'
import { gramsBefore, readMeal } from './index.ts'

function told(text: string) {
  return readMeal(text).map(({ title, grams, cooking }) => ({ title, grams, cooking }))
}

describe('what was done to it', () => {
  it.each([
    ['filet z kurczaka smażony 150 g', 'pierś z kurczaka, po usmażeniu', 'fry'],
    ['łosoś pieczony 180 g', 'łosoś, po upieczeniu', 'bake'],
    ['karkówka z grilla 200 g', 'karkówka, po upieczeniu', 'bake'],
    ['indyk na parze 120 g', 'indyk, po ugotowaniu', 'boil'],
    ['wołowina duszona 100 g', 'wołowina, po uduszeniu', 'stew'],
    ['ziemniaki pieczone 200 g', 'ziemniaki, po upieczeniu', 'bake'],
    ['kiełbasa smażona 100 g', 'kiełbasa, po usmażeniu', 'fry'],
  ])('%s is counted so', (text, title, cooking) => {
    expect(told(text)).toEqual([{ title, grams: Number(/\d+/.exec(text)?.[0]), cooking }])
  })

  it.each(['kurczak 150 g', 'dorsz 200 g', 'wieprzowina 100 g', 'wątróbka drobiowa 120 g'])(
    'of %s is what is mostly done, as nobody eats it raw',
    (text) => {
      expect(told(text)[0]?.cooking).toBe('bake')
    },
  )

  it.each([
    'pierś z kurczaka surowa 200 g',
    'łosoś wędzony 50 g',
    'tatar wołowy 100 g',
    'szynka 50 g',
    'schab pieczony 60 g',
    'tuńczyk z puszki 100 g',
  ])('of %s is nothing more than its figures say', (text) => {
    expect(told(text)[0]?.cooking).toBeNull()
  })

  it('is not of a piece, which is as it is bought', () => {
    expect(told('udko z kurczaka pieczone 1 szt')).toEqual([{ title: 'udko z kurczaka', grams: 175, cooking: null }])
  })

  it('is of the food that it stands with', () => {
    expect(told('kurczak 150 g i ziemniaki smażone 100 g').map(({ cooking }) => cooking)).toEqual(['bake', 'fry'])
  })

  it('is boiled where a food is dry and has no cooked one of its own', () => {
    expect(told('kasza 200 g')).toEqual([{ title: 'kasza, po ugotowaniu', grams: 200, cooking: 'boil' }])
    expect(told('komosa ryżowa')).toEqual([{ title: 'komosa ryżowa, po ugotowaniu', grams: 180, cooking: 'boil' }])
    expect(told('ryż 150 g')).toEqual([{ title: 'ryż ugotowany', grams: 150, cooking: null }])
    expect(told('100 g suchej kaszy')[0]?.cooking).toBeNull()
  })
})

describe('figures of what was done', () => {
  const breast = findFoodById('piers-z-kurczaka')

  it('are leaner where the water of the pot took a part, as of boiled fish', () => {
    const cod = findFoodById('dorsz')
    if (!cod) throw new Error('no cod')
    const [raw, boiled, baked] = [
      cod.nutrition?.kcal ?? 0,
      figuresOnceCooked(cod, 'boil')?.kcal ?? 0,
      figuresOnceCooked(cod, 'bake')?.kcal ?? 0,
    ]
    expect(boiled).toBeLessThan(raw)
    expect(baked).toBeGreaterThan(raw)
  })

  it('are denser by the water that went, and without the fat that ran out', () => {
    const figures = breast && figuresOnceCooked(breast, 'bake')
    // 22.5 g in 100 g of raw meat, of which 73 g are left.
    expect(figures?.proteinG).toBeCloseTo(22.5 / 0.73, 5)
    expect(figures?.fatG).toBeCloseTo((2.62 * 0.79) / 0.73, 5)
    expect(figures?.kcal).toBeCloseTo(4 * (figures?.proteinG ?? 0) + 9 * (figures?.fatG ?? 0), 5)
  })

  it('are leaner of fat fish, whose fat runs out on the tray and into the pot', () => {
    const salmon = findFoodById('losos')
    if (!salmon) throw new Error('no salmon')
    const fat = salmon.nutrition?.fatG ?? 0
    for (const cooking of ['bake', 'fry', 'boil'] as const) expect(figuresOnceCooked(salmon, cooking)?.fatG).toBeLessThan(fat)
    // Farmed salmon that was measured once baked (USDA SR28 15237): 22.1 g of protein and 12.35 g of fat.
    expect(Math.abs((figuresOnceCooked(salmon, 'bake')?.kcal ?? 0) / (4 * 22.1 + 9 * 12.35) - 1)).toBeLessThan(0.1)
  })

  it('take as much raw food as they are of', () => {
    expect(gramsBefore(breast, 'bake', 73)).toBeCloseTo(100, 5)
    expect(gramsBefore(breast, null, 72)).toBe(72)
  })
})

import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { type Difficulty, describeSetting, difficultyOf } from './index.ts'

describe('a setting of a multi-cooker', () => {
  it.each([
    [{ minutes: 5, heat: 100, speed: 2, reverse: true }, 'thermomix', '5 min / 100°C / obr. 2 / obroty wsteczne'],
    [{ seconds: 6, speed: 5 }, 'lidlomix', '6 s / obr. 5'],
    [{ minutes: 20, heat: 'steam', speed: 1 }, 'thermomix', '20 min / Varoma / obr. 1'],
    [{ minutes: 20, heat: 'steam', speed: 1 }, 'lidlomix', '20 min / parowanie / obr. 1'],
    [{ minutes: 3, speed: 'knead' }, 'thermomix', '3 min / wyrabianie ciasta'],
    [{ minutes: 8, heat: 90, speed: 'stir', reverse: true }, 'thermomix', '8 min / 90°C / wolne mieszanie / obroty wsteczne'],
    [{ minutes: 8, heat: 90, speed: 'stir', reverse: true }, 'lidlomix', '8 min / 90°C / obr. 1 / obroty wsteczne'],
  ] as const)('%j on %s', (setting, device, text) => expect(describeSetting(setting, device)).toBe(text))
})

function count(wanted: Difficulty): number {
  return RECIPES.filter((recipe) => difficultyOf(recipe) === wanted).length
}

it('finds most of the base easy, some of it hard', () => {
  expect(count('easy')).toBeGreaterThan(RECIPES.length / 3)
  expect(count('medium')).toBeGreaterThan(RECIPES.length / 10)
  expect(count('hard')).toBeGreaterThan(0)
  expect(count('hard')).toBeLessThan(RECIPES.length / 5)
})

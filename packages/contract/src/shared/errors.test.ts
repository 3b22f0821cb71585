import { expect, test } from 'vitest'
import { ERRORS } from './errors.ts'

test.each([
  ['points_short_text', 'Potrzebujesz 2 punkty, aby przetworzyć tekst.'],
  ['points_short_receipt', 'Potrzebujesz 6 punktów, aby przeanalizować paragon.'],
  ['points_short_barcode', 'Potrzebujesz 4 punkty, aby przetworzyć kody kreskowe.'],
  ['points_short_recipe', 'Potrzebujesz 60 punktów, aby ułożyć przepis.'],
  ['points_short_recipe_with_picture', 'Potrzebujesz 62 punkty, aby ułożyć przepis z obrazkiem.'],
  ['points_short_shopping_list', 'Potrzebujesz 15 punktów, aby ułożyć listę zakupów.'],
  ['points_short_picture', 'Potrzebujesz 2 punkty, aby przygotować obrazek.'],
] as const)('%s says the price', (code, price) => {
  expect(ERRORS[code].text).toBe(`Brak wystarczającej liczby punktów AI. ${price} Możesz kupić więcej punktów w ustawieniach subskrypcji.`)
})

test('limits in texts are those that are kept', () => {
  expect(ERRORS.pantry_limit.text).toContain('limit 50 produktów.')
  expect(ERRORS.recipe_limit.text).toContain('Masz już 5000 przepisów.')
  expect(ERRORS.consumption_undo_expired.text).toContain('Minęły 24 godziny,')
  expect(ERRORS.picture_too_big.text).toContain('rozmiar to 20 MB.')
})

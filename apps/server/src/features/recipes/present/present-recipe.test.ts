import { expect, it } from 'vitest'
import { presentEquipment } from './present-recipe.ts'

it('names what a dish needs besides a hob as people know it', () => {
  expect(presentEquipment(['kitchen-scale', 'hob', 'thermomix', 'oven'])).toEqual(['piekarnik', 'Thermomix'])
  expect(presentEquipment(['hob'])).toEqual([])
  expect(presentEquipment(['cauldron'])).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { foreignFoods, namesFood } from './foods-in-text.ts'

// The first to read a line builds the index over the food table.
describe('foods in the text of a step', () => {
  it('takes words for dishes, cuts and sizes for no foods', () => {
    const text =
      'Mięso obierz z kości, marynatą polej łopatkę i wstążki, licz od wrzenia, nie dodawaj soli; uformuj pulpety wielkości orzecha włoskiego.'
    expect(foreignFoods(text, [])).toEqual([])
  })

  it('meets foods that are not listed', () => {
    expect(foreignFoods('Dodaj orzechy, miód i seler.', ['miod'])).toEqual(['orzechy', 'seler'])
  })

  it('meets salt and pepper in the verbs that add them', () => {
    expect(namesFood('Posól i popieprz.', 'sol')).toBe(true)
    expect(namesFood('Posól i popieprz.', 'pieprz-czarny')).toBe(true)
    expect(namesFood('Solidnie wymieszaj.', 'sol')).toBe(false)
  })
})

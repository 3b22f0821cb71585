import { describe, expect, it } from 'vitest'
import { differsFromTable } from './index.ts'

describe('a dish beside the table of its name', () => {
  it.each([
    ['Mizeria ze śmietaną', 54, 'mizeria'],
    ['Krupnik z podudziami kurczaka', 55, 'krupnik'],
  ])('%s of %i kcal in 100 g is another recipe than the table has', (title, kcal, id) => {
    expect(differsFromTable(title, kcal)?.food.id).toBe(id)
  })

  it.each([
    // Alike, of no name of the table, and of a name with more words than the table's.
    ['Mizeria ze śmietaną', 45],
    ['Zapiekany garnek Heli', 55],
    ['Krupnik Heli po nocy', 300],
  ])('%s of %i kcal is not told apart', (title, kcal) => {
    expect(differsFromTable(title, kcal)).toBeNull()
  })
})

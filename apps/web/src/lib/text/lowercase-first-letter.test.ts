import { expect, test } from 'vitest'
import { lowercaseFirstLetter } from './lowercase-first-letter.ts'

test.each([
  ['Cukrzyca typu 2', 'cukrzyca typu 2'],
  ['Żylaki', 'żylaki'],
  ['Choroba Leśniowskiego-Crohna', 'choroba Leśniowskiego-Crohna'],
  ['Hashimoto', 'Hashimoto'],
  ['SIBO', 'SIBO'],
  ['Thermomix', 'Thermomix'],
  ['Lidlomix (Monsieur Cuisine)', 'Lidlomix (Monsieur Cuisine)'],
])('%s within a sentence is %s', (name, said) => {
  expect(lowercaseFirstLetter(name)).toBe(said)
})

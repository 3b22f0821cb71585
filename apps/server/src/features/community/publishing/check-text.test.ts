import { LIMITS } from '@spizarka/contract/limits'
import { expect, test } from 'vitest'
import { slicesOf } from '../../../../test/slices.ts'
import { readWords } from './check-text.ts'

const LONGEST_SLICE_MS = 200
const STEPS = 20

/** Words of which each is another, and every second letter of which may be read in two ways. */
function riddles(length: number): string {
  let text = ''
  for (let at = 0; text.length < length; at++) text += `${at.toString(36)} v${at}ó1 ½ `
  return text.slice(0, length)
}

test('a long recipe of the longest steps lets others in while its words are read', async () => {
  const steps = Array.from({ length: STEPS }, () => riddles(LIMITS.recipeStep))

  const { result, longest, count } = await slicesOf(() => readWords([...steps, 'Więcej na www.mojakuchnia.pl']))

  expect(result.contacts).toContain('www.mojakuchnia.pl')
  expect(count).toBeGreaterThan(STEPS)
  expect(longest).toBeLessThan(LONGEST_SLICE_MS)
})

test('a word that is taken apart is found where its pieces stand in lines of their own', async () => {
  const { swearing } = await readWords(['Zupa', 'kur', 'wa', 'Gotuj.'])
  expect(swearing).toEqual(['kur wa'])
})

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

test('what stands where a long line is cut is found once', async () => {
  const words = 'Gotuj powoli i mieszaj. '.repeat(200)
  for (let place = 700; place <= 1100; place += 7) {
    const step = `${words.slice(0, place)} www.mojakuchnia.pl ${words.slice(0, 2000)}`
    expect((await readWords([step])).contacts).toEqual(['www.mojakuchnia.pl'])
  }
})

import { setImmediate } from 'node:timers/promises'
import { LIMITS } from '@spizarka/contract/limits'
import { expect, test } from 'vitest'
import { readWords } from './check-text.ts'

/** Of this thread's own work: what else the machine does is not the question. */
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
  let isRead = false
  const slices: number[] = []
  const watching = (async () => {
    let before = process.threadCpuUsage()
    while (!isRead) {
      await setImmediate()
      const { user, system } = process.threadCpuUsage(before)
      slices.push((user + system) / 1000)
      before = process.threadCpuUsage()
    }
  })()

  const { contacts } = await readWords([...steps, 'Więcej na www.mojakuchnia.pl'])
  isRead = true
  await watching

  expect(contacts).toContain('www.mojakuchnia.pl')
  expect(slices.length).toBeGreaterThan(STEPS)
  expect(Math.max(...slices)).toBeLessThan(LONGEST_SLICE_MS)
})

test('a word that is taken apart is found where its pieces stand in lines of their own', async () => {
  const { swearing } = await readWords(['Zupa', 'kur', 'wa', 'Gotuj.'])
  expect(swearing).toEqual(['kur wa'])
})

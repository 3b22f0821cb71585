import { expect, it } from 'vitest'
import { createPause } from './concurrency.ts'

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('lets others in while long work goes on', async () => {
  let others = 0
  const other = setInterval(() => others++, 1)
  const pause = createPause()
  for (let step = 0; step < 8; step++) {
    hold(12)
    await pause()
  }
  clearInterval(other)
  expect(others).toBeGreaterThanOrEqual(7)
})

it('does short work in one go', async () => {
  let others = 0
  const other = setImmediate(() => others++)
  const pause = createPause()
  for (let step = 0; step < 3; step++) await pause()
  expect(others).toBe(0)
  clearImmediate(other)
})

import { expect, it } from 'vitest'
import { inSlices } from './concurrency.ts'

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

function* work(steps: number, milliseconds: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    hold(milliseconds)
    yield
  }
  return 'done'
}

it('lets others in while long work goes on, and gives what comes of it', async () => {
  let others = 0
  const other = setInterval(() => others++, 1)
  expect(await inSlices(work(8, 12))).toBe('done')
  clearInterval(other)
  expect(others).toBeGreaterThanOrEqual(7)
})

it('does short work in one go', async () => {
  let others = 0
  const other = setImmediate(() => others++)
  await inSlices(work(3, 0))
  expect(others).toBe(0)
  clearImmediate(other)
})

it('fails as the work does', async () => {
  const broken = (function* (): Generator<void, void> {
    yield
    throw new Error('spilt')
  })()
  await expect(inSlices(broken)).rejects.toThrow('spilt')
})

import { expect, it } from 'vitest'
import { scanPage } from './scan-page.ts'

it('lets others in while a large page is gone through', async () => {
  let turns = 0
  let waiting = setImmediate(function turn() {
    turns++
    waiting = setImmediate(turn)
  })
  await scanPage('<p>To jest zwykły akapit.</p>\n'.repeat(60_000))
  clearImmediate(waiting)
  expect(turns).toBeGreaterThanOrEqual(20)
})

it('reads tags, letters and data whole, wherever a piece of the page ends', async () => {
  const { data, text } = await scanPage(
    `<script type="application/ld+json">${'x'.repeat(70_000)}</script>${'<p>ż&oacute;łw</p>'.repeat(9_001)}`,
  )
  expect(data).toEqual(['x'.repeat(70_000)])
  expect(new Set(text.split('\n'))).toEqual(new Set(['żółw']))
  expect(text.split('\n')).toHaveLength(9_001)
})

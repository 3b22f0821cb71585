import { expect, test } from 'vitest'
import { prerenderedPages, render } from './entry-prerender.tsx'

const pages = await Promise.all(Object.keys(prerenderedPages).map(async (path) => ({ path, ...(await render(path)) })))

test.each(pages)('$path has a title, a description and one h1', ({ head, html }) => {
  expect(head).toMatch(/<title>.+<\/title>/)
  expect(head).toMatch(/<meta name="description" content="[^"]{50,200}"/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
})

test.each(pages)('$path keeps to the content security policy: no inline style, script or handler', ({ html }) => {
  expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
})

test('the guest home says what it is, what it gives and what it costs', () => {
  const home = pages.find(({ path }) => path === '/')?.html ?? ''
  const text = home.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+|&nbsp;/g, ' ')
  expect(text).toContain('Gotuj z tego, co masz.')
  expect(text).toContain('Zacznij z 250 punktami AI')
  expect(text).toContain('29,99 zł')
  expect(text).toContain('49,99 zł')
})

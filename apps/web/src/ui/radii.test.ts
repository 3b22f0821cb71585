import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '..')
/** Tailwind's own that are beside the tokens. */
const OWN = ['none', 'sm', 'md', 'lg', '2xl']

test('a corner is rounded by a radius that there is: a name that nobody defines leaves it square and says nothing', () => {
  const tokens = [...readFileSync(path.join(SOURCES, 'ui/tokens.css'), 'utf8').matchAll(/--radius-([a-z]+):/g)].map(([, name]) => name)
  expect(tokens.length).toBeGreaterThan(3)
  const used = globSync('**/*.tsx', { cwd: SOURCES, exclude: (file) => file.endsWith('.test.tsx') }).flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(/\brounded-(?:(?:tl|tr|bl|br|t|b|l|r)-)?([a-z\d]+)(?=[\s"'`!])/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  )
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((use) => ![...tokens, ...OWN].some((name) => use.endsWith(`: ${name}`)))).toEqual([])
})

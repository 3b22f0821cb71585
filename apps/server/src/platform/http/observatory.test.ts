import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { gradeByObservatory } from '../../../test/observatory.ts'

const webFolder = await mkdtemp(path.join(tmpdir(), 'spizarka-observatory-'))
await mkdir(path.join(webFolder, 'dist-prerender/pomoc'), { recursive: true })
await mkdir(path.join(webFolder, 'dist'), { recursive: true })
const page = '<!doctype html><script type="module" src="/assets/a.js"></script><div id="root"></div>'
await writeFile(path.join(webFolder, 'dist/index.html'), page)
await writeFile(path.join(webFolder, 'dist-prerender/pomoc/index.html'), page)
await writeFile(path.join(webFolder, 'dist-prerender/published-recipe.html'), page)
const app = await startTestApp({ settings: { PUBLIC_URL: 'https://spizarka.example' }, webFolder })
afterAll(async () => {
  await app.close()
  await rm(webFolder, { recursive: true })
})

it.each(['/', '/pomoc', '/pantry', '/published-recipes/1', '/lp/nie-ma', '/api/health/', '/api/nie-ma/', '/assets/nie-ma.js'])(
  '%s gets an A+ by the rules of the Observatory',
  async (url) => {
    const { headers, body } = await app.app.inject({ url })
    expect(gradeByObservatory(headers, body)).toMatchObject({ grade: 'A+' })
  },
)

const GOOD = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
test.each([
  [{}, 'A+'],
  [{ 'content-security-policy': '' }, 'C'],
  [{ 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" }, 'B+'],
  [{ 'content-security-policy': "default-src 'self' 'unsafe-eval'; frame-ancestors 'none'" }, 'A+'],
  [{ 'strict-transport-security': '' }, 'B+'],
  [{ 'strict-transport-security': 'max-age=60', 'x-content-type-options': '' }, 'A-'],
  [{ 'set-cookie': 'a=b; Path=/' }, 'B+'],
  [{ 'access-control-allow-origin': 'https://x.example', 'access-control-allow-credentials': 'true' }, 'C'],
])('the rules tell %j from what is good: %s', (changed, grade) => {
  expect(gradeByObservatory({ ...GOOD, ...changed }, page).grade).toBe(grade)
})

test('a script of another host without its hash costs points', () => {
  const { findings } = gradeByObservatory(GOOD, '<script src="https://cdn.example/a.js"></script>')
  expect(findings).toContainEqual({ rule: 'subresource-integrity', points: -5 })
})

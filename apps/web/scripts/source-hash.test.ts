import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceHash } from './source-hash.ts'

let folder: string
let before: string

const write = (file: string, text: string) => writeFile(join(folder, file), text)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-hash-'))
  await mkdir(join(folder, 'src'))
  await write('index.html', '<!doctype html>')
  await write('src/main.tsx', 'start()')
  before = await sourceHash(folder)
})
afterEach(() => rm(folder, { recursive: true }))

test('it stays while the sources stay, whatever tests and built files do', async () => {
  await write('src/main.test.tsx', 'test()')
  await mkdir(join(folder, 'dist'))
  await write('dist/index.html', 'built')
  expect(await sourceHash(folder)).toBe(before)
})

test.each([
  ['a changed source', () => write('src/main.tsx', 'start(1)')],
  ['a new source', () => write('src/other.ts', '')],
  ['a renamed source', () => rename(join(folder, 'src/main.tsx'), join(folder, 'src/app.tsx'))],
])('%s changes it', async (_, change) => {
  await change()
  expect(await sourceHash(folder)).not.toBe(before)
})

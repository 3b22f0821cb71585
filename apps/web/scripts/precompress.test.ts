import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a text gets a .br and a .gz beside it that hold the same', async () => {
  const text = 'Gotuj z tego, co masz. '.repeat(200)
  await writeFile(join(folder, 'app.js'), text)
  await precompress([folder])
  expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toBe(text)
})

test('what is tiny, or compressed already, is left alone', async () => {
  await writeFile(join(folder, 'tiny.js'), 'x')
  await writeFile(join(folder, 'font.woff2'), Buffer.alloc(5000))
  await precompress([folder])
  expect((await readdir(folder)).sort()).toEqual(['font.woff2', 'tiny.js'])
})

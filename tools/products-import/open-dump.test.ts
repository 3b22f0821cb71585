import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLines } from './open-dump.ts'

async function linesOf(text: string, { chunkBytes = 5, maxBytes = 1_000 } = {}): Promise<(string | null)[]> {
  const bytes = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, n) =>
    bytes.subarray(n * chunkBytes, (n + 1) * chunkBytes),
  )
  const lines: (string | null)[] = []
  for await (const line of readLines(Readable.from(chunks), maxBytes)) lines.push(line === null ? null : line.toString('utf8'))
  return lines
}

test('lines come whole, wherever the chunks end', async () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\n'))
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 40 }), fc.boolean(), async (lines, chunkBytes, isEnded) => {
      const text = lines.join('\n') + (isEnded && lines.length > 0 ? '\n' : '')
      expect(await linesOf(text, { chunkBytes })).toEqual(lines.map((each) => each.toWellFormed()))
    }),
  )
})

test('a line that is too long is nothing, and the next one is read', async () => {
  expect(await linesOf(`short\n${'x'.repeat(5_000)}\nnext`, { maxBytes: 10 })).toEqual(['short', null, 'next'])
})

test('a gigabyte without a line end takes no memory', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  function* endless() {
    for (let count = 0; count < 1024; count++) yield chunk
  }
  const before = process.memoryUsage().rss
  const lines = []
  for await (const line of readLines(Readable.from(endless()), 8 * 1024 * 1024)) lines.push(line)
  expect(lines).toEqual([null])
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

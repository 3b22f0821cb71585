import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Receipt } from '../actions.ts'
import { assertWellFormed, type Requirement } from './requirement.ts'

const photo = () => readFile(new URL('../../fixtures/receipt.jpg', import.meta.url))
const plain = (background: string) =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The requirements of "read receipt". */
export const READ_RECEIPT_REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'reads the products of a photographed receipt, its shop and its total',
    async check(engine) {
      const receipt = await engine.readReceipt({ image: await photo() })
      assertReadPhoto(receipt)
      for (const item of receipt.items) assertWellFormed(item, 'the photo')
    },
  },
  {
    name: 'reads it upside down and lying on its side',
    async check(engine) {
      for (const turn of [90, 180])
        assertReadPhoto(
          await engine.readReceipt({
            image: await sharp(await photo())
              .rotate(turn)
              .jpeg()
              .toBuffer(),
          }),
        )
    },
  },
  {
    name: 'invents nothing where there is nothing to read',
    async check(engine) {
      for (const image of [await plain('black'), await plain('white'), Buffer.from('no picture at all'), Buffer.alloc(0)]) {
        const { items, legibility } = await engine.readReceipt({ image })
        assert.deepEqual([items, legibility], [[], 'unreadable'])
      }
    },
  },
  {
    name: 'rejects with the reason of a signal that was aborted, before and while it reads',
    async check(engine) {
      const reason = new Error('gone')
      const image = await photo()
      await assert.rejects(engine.readReceipt({ image }, AbortSignal.abort(reason)), reason)
      const late = new AbortController()
      const reading = engine.readReceipt({ image }, late.signal)
      setTimeout(() => late.abort(reason), 50)
      await assert.rejects(reading, reason)
    },
  },
  {
    name: 'reads again after it was closed',
    async check(engine) {
      await engine.close()
      assertReadPhoto(await engine.readReceipt({ image: await photo() }))
      await engine.close()
    },
  },
]

function assertReadPhoto({ legibility, shop, totalGrosze, items }: Receipt): void {
  assert.deepEqual([legibility, shop, totalGrosze], ['read', 'Kaufland', 8290])
  const names = items.map(({ productName }) => productName)
  for (const name of ['groszek konserwowy', 'kawa mielona', 'orzechy nerkowca'])
    assert.ok(names.includes(name), `${name} in ${names.join(', ')}`)
  assert.equal(items.find(({ productName }) => productName === 'kawa mielona')?.priceGrosze, 3459)
}

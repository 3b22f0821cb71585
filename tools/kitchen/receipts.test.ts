import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@spizarka/contract/errors'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { parseReceiptText, readReceipts } from './receipts.ts'

const RECEIPT = fileURLToPath(new URL('../../packages/engine/fixtures/receipt.jpg', import.meta.url))

it('answers every file in its order, and says in Polish what it could not read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'receipts-'))
  const files = ['empty.jpg', 'text.jpg', 'cut.jpg', 'black.png'].map((name) => path.join(folder, name))
  const black = await sharp({ create: { width: 500, height: 700, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  const contents = [Buffer.alloc(0), Buffer.from('mleko 2,99'), black.subarray(0, 60), black]
  await Promise.all(files.map((file, index) => writeFile(file, contents[index] ?? '')))
  const output = new PassThrough()
  const written = text(output)

  await readReceipts([RECEIPT, ...files, path.join(folder, 'gone.jpg')], output)
  output.end()

  const answers = (await written)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(answers).toEqual([
    { id: 'receipt', items: expect.any(Array), total_grosze: 8290, shop: 'Kaufland', ms: expect.any(Number) },
    { id: 'empty', error: ERRORS.picture_empty.text },
    { id: 'text', error: ERRORS.picture_format.text },
    { id: 'cut', error: ERRORS.picture_damaged.text },
    { id: 'black', error: ERRORS.receipt_unreadable.text },
    { id: 'gone', error: ERRORS.not_found.text },
  ])
  expect(answers[0]).toMatchObject({
    items: expect.arrayContaining([
      {
        product_name: 'kawa mielona',
        quantity_grams: 500,
        quantity_ml: null,
        quantity_pieces: null,
        is_spice: false,
        status: 'ready',
        source_line: expect.stringContaining('Kawa miel. 500g'),
        price_grosze: 3459,
      },
    ]),
  })
})

async function answerTo(receipt: string): Promise<unknown> {
  const output = new PassThrough()
  const written = text(output)
  await parseReceiptText(Readable.from([JSON.stringify({ id: 'a', text: receipt })]), output)
  output.end()
  return JSON.parse(await written)
}

it('writes the items of a receipt with every field of the format', async () => {
  expect(await answerTo('DINO POLSKA S.A.\nPARAGON FISKALNY\nMLEKO 2% 1L 2 x3,49 6,98C\nRABAT -1,00\nSUMA PLN 5,98')).toEqual({
    id: 'a',
    items: [
      {
        product_name: 'mleko 2%',
        quantity_grams: null,
        quantity_ml: 2000,
        quantity_pieces: null,
        is_spice: false,
        status: 'ready',
        source_line: 'MLEKO 2% 1L 2 x3,49 6,98C',
        price_grosze: 598,
      },
    ],
    total_grosze: 598,
    shop: 'Dino',
    ms: expect.any(Number),
  })
})

it('says in Polish that a text is no receipt, or has no food', async () => {
  expect(await answerTo('Litwo! Ojczyzno moja!')).toEqual({ id: 'a', error: expect.stringContaining('nie widać paragonu') })
  expect(await answerTo('PARAGON FISKALNY\nUSŁUGA 1 x 50,00 50,00A\nSUMA PLN 50,00')).toEqual({
    id: 'a',
    error: expect.stringContaining('żadnych produktów'),
  })
})

import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { parseReceiptText } from './parse-receipt-text.ts'

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

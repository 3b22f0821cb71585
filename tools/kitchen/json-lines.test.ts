import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { answerJsonLines } from './json-lines.ts'

const schema = z.object({ id: z.union([z.string(), z.number()]), input: z.string() })

async function answersTo(input: string): Promise<unknown[]> {
  const output = new PassThrough()
  const written = text(output)
  await answerJsonLines(Readable.from([input]), output, schema, async (request) => {
    if (request.input === 'fail') throw new Error('cannot')
    return { said: request.input }
  })
  output.end()
  return (await written)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

it('answers every line in order and keeps its id as it is', async () => {
  const answers = await answersTo('{"id":"a","input":"x"}\n{"id":7,"input":"y"}')
  expect(answers).toEqual([
    { id: 'a', said: 'x' },
    { id: 7, said: 'y' },
  ])
})

it('answers what is no JSON with an error without an id, and goes on', async () => {
  const answers = await answersTo('{"id":\n[]\nnull\n{"id":1,"input":"y"}\n')
  expect(answers).toEqual([
    { id: null, error: 'Wiersz: to nie jest JSON.' },
    { id: null, error: expect.any(String) },
    { id: null, error: expect.any(String) },
    { id: 1, said: 'y' },
  ])
})

it('answers a request of the wrong shape with an error under its id', async () => {
  expect(await answersTo('{"id":1}\n{"id":2,"input":5}')).toEqual([
    { id: 1, error: expect.stringContaining('input') },
    { id: 2, error: expect.stringContaining('input') },
  ])
})

it('answers what could not be done with an error, and goes on', async () => {
  expect(await answersTo('{"id":1,"input":"fail"}\n{"id":2,"input":"x"}')).toEqual([
    { id: 1, error: 'cannot' },
    { id: 2, said: 'x' },
  ])
})

it('skips blank lines and takes line ends of every system', async () => {
  expect(await answersTo('\r\n{"id":1,"input":"x"}\r\n\n')).toEqual([{ id: 1, said: 'x' }])
})

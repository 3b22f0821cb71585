import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createBuiltinEngine } from '../../builtin/index.ts'
import { answerPicture, type Script } from '../simulator/index.ts'
import { startTestEngines } from '../testing.ts'

const { simulator, log, engineOf } = await startTestEngines()

const DISH = { title: 'Zupa babci Jadzi <script>', kind: 'soup', foods: ['marchew', 'ziemniaki', 'nie-ma-takiego'], seed: 5 } as const
const drawn = await createBuiltinEngine().illustrate(DISH)
const engine = (timeoutSeconds = 10) => engineOf('openai-compatible', { imageModel: 'some-painter', timeoutSeconds })
const photo = await sharp({ create: { width: 1536, height: 1536, channels: 3, background: '#b5331c' } })
  .withExif({ IFD0: { Make: 'Painter' } })
  .png()
  .toBuffer()

describe('having a dish painted by a model', () => {
  it('asks by the kind and the foods alone', async () => {
    await engine().illustrate(DISH)
    expect(simulator.requests).toHaveLength(1)
    expect(simulator.requests[0]?.user).toMatch(/soup.*marchew, ziemniaki\./)
    expect(JSON.stringify(simulator.requests[0]?.body)).not.toMatch(/babci|script|takiego/)
  })

  it('gives the picture as a WebP of the usual size without metadata', async () => {
    simulator.play(answerPicture(photo))
    const { image, width, height, madeBy } = await engine().illustrate(DISH)
    expect([width, height, madeBy]).toEqual([1024, 768, 'model'])
    const { format, exif } = await sharp(image).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    const { channels } = await sharp(image).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 40))).toEqual([5, 1, 1])
    expect(log).toEqual([expect.objectContaining({ action: 'illustrate', model: 'some-painter', outcome: 'ok', requests: 1 })])
  })

  const failing: [string, Script, string][] = [
    ['refuses', { kind: 'refuse' }, 'refused'],
    ['is down', { kind: 'fail', status: 500 }, 'unavailable'],
    ['limits', { kind: 'fail', status: 429 }, 'rate_limited'],
    ['wants to be paid', { kind: 'fail', status: 402 }, 'no_credit'],
    ['shows a page', { kind: 'page', status: 200 }, 'unavailable'],
    ['cuts the connection', { kind: 'reset' }, 'unavailable'],
    ['never answers', { kind: 'hang' }, 'timed_out'],
  ]
  it.each(failing)('draws the card itself where the vendor %s, and tries once', async (_, script, outcome) => {
    simulator.play(script)
    const card = await engine(outcome === 'timed_out' ? 1 : 10).illustrate(DISH)
    expect(card).toEqual(drawn)
    expect(simulator.requests).toHaveLength(1)
    expect(log.map((entry) => entry.outcome)).toEqual([outcome])
  })

  it.each([
    ['text', Buffer.from('no picture')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', photo.subarray(0, 200)],
  ])('draws the card itself where what came is %s', async (_, file) => {
    simulator.play(answerPicture(file))
    expect((await engine().illustrate(DISH)).madeBy).toBe('kitchen')
  })

  it('rejects with the reason of a signal that was aborted meanwhile', async () => {
    simulator.play({ kind: 'hang' })
    const reason = new Error('gone')
    const control = new AbortController()
    const painting = engine().illustrate(DISH, control.signal)
    // Not before the vendor has it: on its way it would be counted with the next.
    await expect.poll(() => simulator.requests).toHaveLength(1)
    control.abort(reason)
    await expect(painting).rejects.toBe(reason)
  })

  it('is not asked where no model is set, nor of a vendor that has none', async () => {
    await engineOf('openai-compatible').illustrate(DISH)
    await engineOf('anthropic', { imageModel: 'some-painter' }).illustrate(DISH)
    expect(simulator.requests).toHaveLength(0)
  })
})

import assert from 'node:assert/strict'
import sharp from 'sharp'
import type { Requirement } from './requirement.ts'

/** The requirements of "illustrate". */
export const ILLUSTRATE_REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'makes a WebP of at most 1024 px, 4 : 3, without metadata, whatever the dish is called',
    async check(engine) {
      for (const title of ['Pomidorowa z ryżem', '</svg><script>alert(1)</script>', 'x'.repeat(500), '']) {
        const { image, width, height } = await engine.illustrate({ title, kind: 'soup', foods: ['pomidory', 'ryz', '<svg>'], seed: 1 })
        const { format, exif, width: real } = await sharp(image).metadata()
        assert.deepEqual([format, exif, real, width * 3], ['webp', undefined, width, height * 4])
        assert.ok(width <= 1024)
      }
    },
  },
  {
    name: 'makes a picture of a dish of which nothing is known',
    async check(engine) {
      const { image } = await engine.illustrate({ title: 'Coś', kind: 'side', foods: [], seed: -1 })
      assert.ok(image.length > 1000)
    },
  },
  {
    name: 'rejects with the reason of a signal that was aborted',
    async check(engine) {
      const reason = new Error('gone')
      await assert.rejects(engine.illustrate({ title: '', kind: 'soup', foods: [], seed: 1 }, AbortSignal.abort(reason)), reason)
    },
  },
]

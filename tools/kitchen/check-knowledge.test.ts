import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { checkKnowledge } from './check-knowledge.ts'

it('says that everything holds, and else where it does not', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'knowledge-'))
  try {
    await cp('knowledge', folder, { recursive: true })
    const sound = new PassThrough()
    expect(checkKnowledge(folder, sound)).toBe(true)
    expect(await text(sound.end())).toBe('Wszystko się zgadza.\n')
    const file = join(folder, 'recipes/soups-everyday/pomidorowa-z-ryzem.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace('- 1 l wody', '- 1 l smoka'))
    const faulty = new PassThrough()
    expect(checkKnowledge(folder, faulty)).toBe(false)
    expect(await text(faulty.end())).toMatch(/^recipes\/soups-everyday\/pomidorowa-z-ryzem\.md:15: .*nie ma produktu „smok/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

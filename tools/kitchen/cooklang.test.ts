import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { exportCooklang, importCooklangFiles } from './cooklang.ts'

it('writes a recipe in Cooklang and reads it back', async () => {
  const [written, read, faults] = [new PassThrough(), new PassThrough(), new PassThrough()]
  await exportCooklang(['pomidorowa-z-ryzem'], written)
  const cook = await text(written.end())
  expect(cook).toContain('@passata|passatę{500%g}')
  const folder = await mkdtemp(join(tmpdir(), 'cooklang-'))
  try {
    await writeFile(join(folder, 'zupa.cook'), `${cook}\nDodaj @smok{1%szt.}.\n`)
    await importCooklangFiles([join(folder, 'zupa.cook')], read, faults)
  } finally {
    await rm(folder, { recursive: true })
  }
  expect(await text(read.end())).toContain('# Pomidorowa z ryżem')
  expect(await text(faults.end())).toContain('„1 smok”: nie ma takiego produktu')
})

it('says so where there is no such recipe', async () => {
  await expect(exportCooklang(['smok'], new PassThrough())).rejects.toThrow('nie ma przepisu „smok”')
})

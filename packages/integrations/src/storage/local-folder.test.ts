import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeStorage } from './conformance.ts'
import { type FileStorage, openLocalFolder, StorageError } from './index.ts'

let folder = ''
let storage: FileStorage
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spizarka-files-'))
  storage = openLocalFolder(path.join(folder, 'files'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a local folder', () => {
  describeStorage(() => storage)

  it('is two levels deep and holds nothing but the files', async () => {
    await Promise.all(Array.from({ length: 5 }, () => storage.put('abcdef', new Uint8Array(10), 'text/plain')))
    const entries = await readdir(path.join(folder, 'files'), { recursive: true })
    expect(entries.toSorted()).toEqual(['ab', path.join('ab', 'cd'), path.join('ab', 'cd', 'abcdef')])
  })

  it('keeps nothing of a file that could not be put in its place', async () => {
    const place = path.join(folder, 'files', 'ab', 'cd')
    await mkdir(path.join(place, 'abcdef', 'taken'), { recursive: true })
    await expect(storage.put('abcdef', new Uint8Array(10), 'text/plain')).rejects.toMatchObject({ constructor: StorageError })
    expect(await readdir(place)).toEqual(['abcdef'])
  })

  it('that cannot be written to is a failure that may pass', async () => {
    await writeFile(path.join(folder, 'files'), 'not a folder')
    await expect(storage.put('abcdef', new Uint8Array(1), 'text/plain')).rejects.toMatchObject({
      constructor: StorageError,
      retryable: true,
    })
  })
})

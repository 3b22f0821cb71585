import { describe, expect, it } from 'vitest'
import { fileProblem } from './file-problem.ts'

const MB = 1024 * 1024
const aFile = (changes: Partial<{ name: string; type: string; size: number }> = {}) => ({
  name: 'paragon.jpg',
  type: 'image/jpeg',
  size: 2 * MB,
  ...changes,
})
const FORMAT = 'Nieprawidłowy format pliku. Dozwolone są tylko obrazy (JPEG, PNG, WebP, GIF, BMP, TIFF).'
const EXTENSION = 'Nieprawidłowe rozszerzenie pliku. Dozwolone są tylko obrazy.'
const CHARACTERS = 'Nazwa pliku zawiera nieprawidłowe znaki.'
const NAME_LENGTH = 'Nazwa pliku jest zbyt długa.'
const EMPTY = 'Plik jest pusty.'
const SIZE = 'Plik jest zbyt duży. Maksymalny rozmiar to 20 MB.'

describe('a file for a picture', () => {
  it.each([
    aFile(),
    aFile({ name: 'PARAGON.HEIC', type: 'image/heic' }),
    // Browsers that do not know HEIC name no type.
    aFile({ name: 'IMG_0001.heic', type: '' }),
    aFile({ name: 'zażółć gęślą jaźń.webp', type: 'image/webp' }),
    aFile({ name: `${'a'.repeat(251)}.jpg` }),
    aFile({ size: 20 * MB }),
  ])('is taken: $name', (file) => {
    expect(fileProblem(file)).toBeNull()
  })

  it.each([
    [aFile({ name: 'lista.txt', type: 'text/plain' }), FORMAT],
    [aFile({ name: 'obraz.svg', type: 'image/svg+xml' }), FORMAT],
    [aFile({ name: 'paragon.jpg', type: '' }), FORMAT],
    [aFile({ name: 'paragon.pdf', type: 'image/jpeg' }), EXTENSION],
    [aFile({ name: 'paragon', type: 'image/jpeg' }), EXTENSION],
    [aFile({ name: 'para|gon.jpg' }), CHARACTERS],
    [aFile({ name: 'para\u0007gon.jpg' }), CHARACTERS],
    [aFile({ name: `${'a'.repeat(252)}.jpg` }), NAME_LENGTH],
    [aFile({ size: 0 }), EMPTY],
    [aFile({ size: 20 * MB + 1 }), SIZE],
  ])('is refused (%#)', (file, problem) => {
    expect(fileProblem(file)).toBe(problem)
  })

  it.each([
    [aFile({ name: 'zły|plik.txt', type: 'text/plain', size: 0 }), FORMAT],
    [aFile({ name: `${'a|'.repeat(200)}.txt`, size: 0 }), EXTENSION],
    [aFile({ name: `${'a|'.repeat(200)}.jpg`, size: 0 }), CHARACTERS],
    [aFile({ name: `${'a'.repeat(300)}.jpg`, size: 0 }), NAME_LENGTH],
  ])('with several faults names the first of them in order (%#)', (file, problem) => {
    expect(fileProblem(file)).toBe(problem)
  })
})

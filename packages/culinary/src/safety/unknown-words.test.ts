import { expect, it } from 'vitest'
import { namesUnknownFood } from './unknown-words.ts'
import { readParts } from './words/read-parts.ts'

const isStrange = (line: string): boolean => readParts(line).some(namesUnknownFood)

it.each(['mąka z fonio', 'olej z buriti', 'pasta z tarwi', 'mąka z Ulva lactuca', '200 g Ipomoea esculenta'])(
  'meets what nobody knows behind a form, and Latin names: %s',
  (line) => expect(isStrange(line)).toBe(true),
)

it.each(['mąka z gryki', 'mąka z Biedronki', 'mleko z kartonu', 'makaron z dodatkiem soczewicy', 'mąka typu 550'])(
  'passes foods, shops and packs: %s',
  (line) => expect(isStrange(line)).toBe(false),
)

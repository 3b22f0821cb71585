import { expect, it } from 'vitest'
import { beforeName } from './before-name.ts'

it.each([
  ['bez', 'wątróbka', 'bez wątróbki'],
  ['bez', 'Owoce morza', 'bez owoców morza'],
  ['bez', 'seler naciowy', 'bez selera naciowego'],
  ['zamiast', 'natka pietruszki', 'zamiast natki pietruszki'],
  ['bez', 'xyzzy', 'bez: xyzzy'],
] as const)('%s + %s is "%s"', (word, name, said) => expect(beforeName(word, name)).toBe(said))

import { fold } from '../../parse/polish/fold.ts'
import { maskOf, type Trait } from '../traits.ts'
import { compileWord } from './compile-phrases.ts'

/** What a thing cannot hold that is wholly of one thing: "makaron gryczany 100% gryki" no wheat, "kabanosy (100% kurczaka)" no pork. */
const PURE: readonly (readonly [string, readonly Trait[]])[] = [
  [
    'grycz*|gryk*|ryz|ryzu|ryzow*|kukurydz*|jaglan*|prosa|proso|teff|sorgo|quinoa|komos*|amarantus*|ciecierzyc*|soczewic*|grochu|grochow*',
    ['gluten'],
  ],
  ['kurczak*|kurcz*|indyk*|indycz*|drob~|drobiow*|drobiu|kaczk*|gesi*', ['pork', 'beef']],
  ['wolow*|cielec*', ['pork', 'poultry']],
  ['kakao|kakaow*', ['milk', 'lactose']],
]
const pure = PURE.map(([words, traits]) => ({ test: compileWord(words), mask: maskOf(traits) }))
/** A grain, meat or milk beside the pure one says that it is not. */
const ANOTHER =
  /(?<!\p{L})(?:pszen|zyt|jecz|owsi|owies|orkisz|durum|gluten|mieszan|wieprz|slonin|boczek|boczk|smalec|smalc|mleczn|mlek|smietan)/u
/** "100% gryki", "100 % mąka gryczana". */
const WHOLLY_OF = /100\s?%\s*(?:z\s+)?(?:mak\p{L}*\s+|kasz\p{L}*\s+|mies\p{L}*\s+)?(?:z\s+)?(\p{L}+)(?:\s+(\p{L}+))?/gu
/** "gryczany 100%" */
const WHOLLY = /(?<!\p{L})(\p{L}+)\s+(?:w\s+)?100\s?%/gu

/** What a part of a line says not to be in its thing by naming what it is wholly of; a mask. Anything else that the line names takes that back. */
export function ruledOutByPurity(part: string, line: string): number {
  if (!part.includes('100') || ANOTHER.test(fold(line))) return 0
  const folded = fold(part)
  const words = [...folded.matchAll(WHOLLY_OF), ...folded.matchAll(WHOLLY)].flatMap(([, ...named]) => named)
  return pure.reduce((mask, { test, mask: more }) => (words.some((word) => word !== undefined && test(word)) ? mask | more : mask), 0)
}

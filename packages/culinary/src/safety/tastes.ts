import { readIngredient } from '../ingredients/index.ts'
import { isGrown } from './varieties.ts'
import type { LinePart } from './words/line-part.ts'

/** All that a part says is how something tastes or smells. */
const TASTE = /^o\s(?:\p{L}+\s+){0,3}(?:smaku|zapachu|aromacie)(?:\s+\p{L}+)?$/u

/** The parts of a line but for what says how a plant tastes ("dynia (o orzechowym smaku)"); of what is made, that names contents. */
export function withoutTastes(parts: readonly LinePart[]): readonly LinePart[] {
  const [thing, ...said] = parts
  if (!thing || !said.some(isTaste) || !isPlant(thing)) return parts
  return [thing, ...said.filter((part) => !isTaste(part))]
}

function isTaste({ text }: LinePart): boolean {
  return TASTE.test(text.trim().toLowerCase())
}

function isPlant({ text }: LinePart): boolean {
  const read = readIngredient(text)
  return read.length > 0 && read.every(({ food }) => food !== null && isGrown(food))
}

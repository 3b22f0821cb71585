import { isAmountToken } from '../split/split-line.ts'
import type { Token } from './tokens.ts'

/** Joins amounts told in two steps, so that their "i" parts no products: "kilo i pół", "1 kg i 20 dag", "litr i dwieście mililitrów". */
export function joinAmounts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined) continue
    const number = tokens[i + 1]
    const before = joined.at(-1)
    if (token.kind !== 'and' || number?.kind !== 'number' || !isMeasure(before)) {
      joined.push(token)
      continue
    }
    const unit = tokens[i + 2]
    if (number.value < 1 && !isUnit(unit)) {
      addToMeasure(joined, number.value)
      i += 1
    } else if (isMeasure(unit) && sizeOf(unit) < sizeOf(before) && !isNamedOnBothSides(joined, tokens, i + 3)) {
      // The two sizes stand side by side now and are read as one.
    } else joined.push(token)
  }
  return joined
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit !== null
}

function isMeasure(token: Token | undefined): boolean {
  return sizeOf(token) > 0
}

/** Grams or millilitres of a unit of mass or volume; 0 for anything else. */
function sizeOf(token: Token | undefined): number {
  const unit = token?.kind === 'word' ? token.unit?.unit : undefined
  return unit?.kind === 'mass' ? unit.grams : unit?.kind === 'volume' ? unit.ml : 0
}

/** Adds a fraction to the number of the unit that ends the tokens; a unit alone is one. */
function addToMeasure(tokens: Token[], fraction: number): void {
  const number = tokens.at(-2)
  const unit = tokens.at(-1)
  if (number?.kind === 'number') tokens[tokens.length - 2] = { ...number, value: number.value + fraction }
  else if (unit)
    tokens.splice(-1, 1, { kind: 'number', value: 1 + fraction, text: `1 i ${fraction}`, fromWord: true, inParens: unit.inParens }, unit)
}

function isName(token: Token): boolean {
  return token.kind === 'word' && !isAmountToken(token)
}

/** "1 l mleka i 200 ml śmietany": each amount has its own product. */
function isNamedOnBothSides(left: readonly Token[], tokens: readonly Token[], from: number): boolean {
  const start = left.findLastIndex((token) => token.kind === 'separator' || token.kind === 'and')
  const end = tokens.findIndex((token, place) => place >= from && (token.kind === 'separator' || token.kind === 'and'))
  return left.slice(start + 1).some(isName) && tokens.slice(from, end < 0 ? undefined : end).some(isName)
}

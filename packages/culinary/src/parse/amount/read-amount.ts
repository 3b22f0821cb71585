import type { UnitWord } from '@spizarka/knowledge'
import type { Token } from '../text/tokens.ts'
import { mergeNumbers } from './merge-numbers.ts'

/** What a product's words say about its amount, before the food decides what a spoon or a bare number means. */
export interface AmountDraft {
  /** One stated size; the counts multiply it. */
  size: { unit: 'grams' | 'ml'; value: number } | null
  spoon: { measure: string; ml: number; value: number } | null
  /** Product of all counts (pieces, containers, "2x"); null when nobody counted. */
  count: number | null
  /** Containers and counted parts named in the words, in the nominative ("puszka", "pęczek", "ząbek"). */
  containers: string[]
  /** A number with nothing beside it; litres for bottles, a price or pieces otherwise. */
  bare: { value: number; decimals: number } | null
  /** Pieces in brackets behind a size: several packs of it, or what it was made up of. */
  bracketed: number | null
  /** "trochę", "kilka": there is an amount, but nobody knows it. */
  vague: boolean
}

/** From here on a bare number beside a count is a size: nobody counts packs by the hundred. */
const SMALLEST_BARE_SIZE = 100

/** Grams or millilitres of the measures that people leave the "one" out before. */
const MIN_AMOUNT_WITHOUT_UNIT = 1000

type NumberToken = Extract<Token, { kind: 'number' }>
/** `about`: estimated for all that was counted before it ("4 sztuki ok. 1 kg"). */
type Size = { unit: 'grams' | 'ml'; value: number; inParens: boolean; end: number; about: boolean }

/** Takes the amount out of one product's tokens, wherever it stands, and returns it with the tokens that are left for the name. */
export function readAmount(tokens: readonly Token[], partOfName: ReadonlySet<Token> = new Set()): { draft: AmountDraft; rest: Token[] } {
  const merged = mergeNumbers(tokens)
  const reader = new AmountReader(merged, partOfName)
  return reader.read()
}

class AmountReader {
  private readonly tokens: readonly Token[]
  private readonly partOfName: ReadonlySet<Token>
  private readonly rest: Token[] = []
  private readonly sizes: Size[] = []
  private readonly counts: { value: number; inParens: boolean; at: number; times: boolean; implied: boolean }[] = []
  private readonly containers: string[] = []
  private spoon: AmountDraft['spoon'] = null
  private bare: { value: number; decimals: number; inParens: boolean } | null = null
  private vague = false
  private aboutAt = -1

  constructor(tokens: readonly Token[], partOfName: ReadonlySet<Token>) {
    this.tokens = tokens
    this.partOfName = partOfName
  }

  read(): { draft: AmountDraft; rest: Token[] } {
    let i = 0
    while (i < this.tokens.length) i = this.readAt(i)
    return { draft: this.draft(), rest: this.rest }
  }

  private unitAt(i: number): UnitWord | null {
    const token = this.tokens[i]
    return token?.kind === 'word' && token.unit !== null && !this.partOfName.has(token) ? token.unit.unit : null
  }

  /** The weight or volume that is spoken of at a place. */
  private measureAt(i: number): UnitWord | null {
    const unit = this.unitAt(i)
    return unit?.kind === 'mass' || unit?.kind === 'volume' ? unit : null
  }

  /** Reads what starts at token `i`; returns the next place to read. */
  private readAt(i: number): number {
    const token = this.tokens[i]
    if (token === undefined) return i + 1
    if (token.kind === 'number') return this.readNumber(token, i)
    if (token.kind === 'times') {
      const next = this.tokens[i + 1]
      if (next?.kind === 'number' && this.unitAt(i + 2) === null) {
        if (!Number.isInteger(next.value) && this.sizes.length === 0) this.setBare(next)
        else this.addCount(next.value, next.inParens, i, true)
        return i + 2
      }
      return i + 1
    }
    if (token.kind === 'vague') {
      this.vague = true
      // "kilka kilo": the unit says no more than the vague word.
      return this.unitAt(i + 1) === null ? i + 1 : i + 2
    }
    if (token.kind === 'word') return this.readWord(token, i)
    if (token.kind === 'percent') this.rest.push(token)
    return i + 1
  }

  private readNumber(token: NumberToken, i: number): number {
    const next = this.tokens[i + 1]
    if (next?.kind === 'times') {
      // "2x", "6×0,5l": a count; but "0,5l x 6" comes through the unit.
      const afterNext = this.tokens[i + 2]
      if (afterNext?.kind === 'number' && this.unitAt(i + 3) === null && !Number.isInteger(afterNext.value)) {
        this.addCount(token.value, token.inParens, i, true)
        this.setBare(afterNext)
        return i + 3
      }
      this.addCount(token.value, token.inParens, i, true)
      return i + 2
    }
    const pack = this.tokens[next?.kind === 'dash' ? i + 2 : i + 1]
    if (pack?.kind === 'word' && /^(?:pak|pack|paku|ciopak|ropak)$/.test(pack.folded)) {
      this.addCount(token.value, token.inParens, i, true)
      return next?.kind === 'dash' ? i + 3 : i + 2
    }
    const unit = this.unitAt(i + 1)
    if (unit === null) {
      this.readBare(token, i)
      return i + 1
    }
    return this.readMeasured(token.value, unit, token, i + 2)
  }

  /** A number with its unit; `end` is the place behind them. */
  private readMeasured(value: number, unit: UnitWord, token: Token, end: number): number {
    switch (unit.kind) {
      case 'mass':
        this.addSize({ unit: 'grams', value: value * unit.grams, inParens: token.inParens, end, about: this.aboutAt === end - 2 })
        return this.readTensOfGrams(unit.grams, end)
      case 'volume':
        this.addSize({ unit: 'ml', value: value * unit.ml, inParens: token.inParens, end, about: this.aboutAt === end - 2 })
        return end
      case 'spoon':
        this.spoon ??= { measure: unit.measure, ml: unit.ml, value }
        return this.isSpoonAdjective(end) ? end + 1 : end
      case 'multipack':
        this.addCount(value * unit.pieces, token.inParens, end, true)
        return end
      case 'count':
      case 'container':
        this.addCount(value, token.inParens, end, false)
        this.containers.push(unit.name)
        return end
    }
  }

  /** "łyżka stołowa", "czubata łyżeczka": the spoon's adjective is none of the product's. */
  private isSpoonAdjective(at: number): boolean {
    const token = this.tokens[at]
    return token?.kind === 'word' && /^(?:stolow|plask|kopiast|kopiat|czubat|peln|duz|mal(?:a|e|ej|ych)$)/.test(token.folded)
  }

  /** "kilo dwadzieścia": a kilogram and twenty dag, as people say it at the counter. */
  private readTensOfGrams(grams: number, end: number): number {
    const next = this.tokens[end]
    const size = this.sizes.at(-1)
    if (
      grams !== 1000 ||
      next?.kind !== 'number' ||
      !next.fromWord ||
      next.value < 5 ||
      next.value > 95 ||
      this.unitAt(end + 1) !== null ||
      !size
    )
      return end
    size.value += next.value * 10
    return end + 1
  }

  private readWord(token: Extract<Token, { kind: 'word' }>, i: number): number {
    const next = this.tokens[i + 1]
    if (/^(?:po|ze|o)$/.test(token.folded) && next?.kind === 'number') {
      // "2 tacki po 450": what nobody counts to is the size of each.
      if (token.folded === 'po' && next.value >= SMALLEST_BARE_SIZE && this.unitAt(i + 2) === null)
        for (const count of this.counts) count.times = true
      return i + 1
    }
    // "pomidory z kg", "mąka z 2 kg": about as much.
    if (/^ze?$/.test(token.folded) && i > 0) {
      const about = this.measureAt(i + 1)
      if (about !== null && next) return this.readMeasured(1, about, next, i + 2)
      if (next?.kind === 'number' && this.measureAt(i + 2) !== null) return i + 1
      // "ryż ze szklankę": about one; "z łyżką oleju" is what it comes with.
      const spoon = this.unitAt(i + 1)
      const isAbout = spoon?.kind === 'spoon' && this.tokens[i + 2]?.kind !== 'word'
      if (isAbout && next?.kind === 'word' && next.unit?.impliesOne && /[aęćk]$/.test(next.text.toLowerCase()))
        return this.readMeasured(1, spoon, next, i + 2)
    }
    // "cały melon" is one melon.
    if (i === 0 && /^cal(?:y|a|e|ego|ej)$/.test(token.folded) && next?.kind === 'word') {
      this.addCount(1, token.inParens, i, false, true)
      return i + 1
    }
    if ((token.folded === 'od' || token.folded === 'ok' || token.folded === 'okolo') && next?.kind === 'number') {
      const before = this.tokens[i - 1]
      if (token.folded !== 'od' && !(before?.kind === 'word' && before.folded === 'po')) this.aboutAt = i + 1
      return i + 1
    }
    const unit = this.unitAt(i)
    const before = this.tokens[i - 1]
    const afterPreposition = before?.kind === 'word' && /^(?:w|we|z|ze|na|do|bez|o)$/.test(before.folded)
    // "kg pomidorów": a measure that opens the product is one of it.
    if (unit !== null && i === 0 && token.unit?.abbreviated && next?.kind === 'word' && (unit.kind === 'mass' || unit.kind === 'volume')) {
      return this.readMeasured(1, unit, token, i + 1)
    }
    // "gulaszowe kg": a kilogram or litre that ends the product, without a number anywhere, is one of it; "kasza gr." is cut short.
    const isOnly = next === undefined && i > 0 && !this.tokens.some((other) => other.kind === 'number')
    const size = unit?.kind === 'mass' ? unit.grams : unit?.kind === 'volume' ? unit.ml : 0
    if (unit !== null && isOnly && token.unit?.abbreviated && !afterPreposition && size >= MIN_AMOUNT_WITHOUT_UNIT)
      return this.readMeasured(1, unit, token, i + 1)
    if (unit === null || token.unit === null || afterPreposition) {
      this.rest.push(token)
      return i + 1
    }
    if (token.unit.impliesOne) {
      if (unit.kind === 'count' || unit.kind === 'container') {
        this.addCount(1, token.inParens, i, false, true)
        this.containers.push(unit.name)
        return i + 1
      }
      return this.readMeasured(1, unit, token, i + 1)
    }
    if (token.unit.abbreviated && (unit.kind === 'count' || unit.kind === 'container')) this.addCount(1, token.inParens, i, false, true)
    if (unit.kind === 'count' || unit.kind === 'container') this.containers.push(unit.name)
    return i + 1
  }

  private readBare(token: NumberToken, i: number): void {
    const before = this.tokens[i - 1]
    if (this.sizes.some((size) => size.end === i) && before?.kind !== 'times' && token.fromWord) return
    if (token.fromWord || Number.isInteger(token.value) || /[/-]/.test(token.text)) {
      if (this.counts.some((count) => !count.implied && !count.times) && this.sizes.length === 0) return
      this.setBare(token)
    } else this.setBare(token)
  }

  private setBare(token: NumberToken): void {
    this.bare ??= { value: token.value, decimals: /[.,](\d+)$/.exec(token.text)?.[1]?.length ?? 0, inParens: token.inParens }
  }

  private addSize(size: Size): void {
    const last = this.sizes.at(-1)
    // "1 kg 20 dag" is one size in two units.
    if (last && last.unit === size.unit && size.value < last.value && this.isAdjacent(last.end, size.end)) last.value += size.value
    else this.sizes.push(size)
  }

  private isAdjacent(end: number, nextEnd: number): boolean {
    return nextEnd - end <= 2 && this.tokens[end]?.kind === 'number'
  }

  private addCount(value: number, inParens: boolean, at: number, times: boolean, implied = false): void {
    if (value > 0) this.counts.push({ value, inParens, at, times, implied })
  }

  /** "2*330", "330 x 2": of numbers that multiply each other the one that nobody counts to is the size. */
  private bareSize(): { value: number; count: number } | null {
    const multiplied = this.counts.filter((count) => count.times)
    if (multiplied.length === 0 || this.bare?.decimals !== 0) return null
    const numbers = [...this.counts.map(({ value }) => value), this.bare.value]
    const sizes = numbers.filter((value) => value >= SMALLEST_BARE_SIZE)
    const [value] = sizes
    return value === undefined || sizes.length > 1 ? null : { value, count: numbers.reduce((product, each) => product * each, 1) / value }
  }

  private draft(): AmountDraft {
    const size = this.sizes.find((candidate) => !candidate.inParens) ?? this.sizes[0] ?? null
    // "2 kg (10 szt.)": what stands in brackets behind a size explains it and multiplies nothing.
    const outside = size && !size.inParens ? this.counts.filter((count) => !count.inParens || count.times) : this.counts
    // "4 sztuki ok. 1 kg": what all of them weigh together; "3 x ok. 1 kg" and "po ok. 1 kg" say what each does.
    const counts = size?.about ? outside.filter((count) => count.times) : outside
    const bracketed =
      size && !size.inParens ? (this.counts.find((each) => each.inParens && !each.times && !each.implied)?.value ?? null) : null
    const bare = this.bare
    let count: number | null = counts.length === 0 ? null : counts.reduce((product, each) => product * each.value, 1)
    let left: AmountDraft['bare'] = null
    const sized = size === null && this.spoon === null ? this.bareSize() : null
    if (sized !== null) {
      count = sized.count
      left = { value: sized.value, decimals: 0 }
    } else if (bare !== null && bare.decimals === 0) {
      if (size !== null || this.spoon !== null || counts.length > 0)
        count = (count ?? 1) * (size?.inParens === false && bare.inParens ? 1 : bare.value)
      else left = { value: bare.value, decimals: 0 }
    } else if (bare !== null && size === null) left = { value: bare.value, decimals: bare.decimals }
    return {
      size: size === null ? null : { unit: size.unit, value: size.value },
      spoon: this.spoon,
      count,
      containers: this.containers,
      bare: left,
      bracketed,
      vague: this.vague && this.sizes.length === 0,
    }
  }
}

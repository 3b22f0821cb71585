import type { Token } from '../text/tokens.ts'
import { STAGED_BRANDS } from '../words.ts'

const LABELS = new Set(['typ', 'typu', 'type', 't'])
const DROPPED_LABELS = new Set(['nr', 'numer', 'rozmiar', 'rozm', 'roz', 'klasa', 'kl', 'poz', 'pozycja', 'etap', 'r'])
/** Nappies come in sizes, infant milk in stages; the stage is part of what is bought. */
const SIZED = /^(?:pieluch|pampers|pieluszk)/
const STAGED = /^(?:modyfikowan|nastepn|poczatkow)/
const NOUNS_WITH_PERCENTAGE =
  /^(?:kakao|tluszczu|miesa|owocow|soku|cukru|bialka|alkoholu|alk|vol|zyta|pszenicy|orzechow|smietany|masla|wody)$/
const RANGE_WORDS = new Set(['do', 'lub', 'albo', 'czy'])

function isMeasured(token: Token | undefined): boolean {
  return token?.kind === 'times' || (token?.kind === 'word' && token.unit !== null)
}

/** Folds ranges ("2-3", "2 do 3") into their middle and labels ("typ 500") into one word. */
export function mergeNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined) continue
    const next = tokens[i + 1]
    const afterNext = tokens[i + 2]
    // "15% tł.": fat, as on every label.
    if (token.kind === 'percent' && next?.kind === 'word' && /^(?:tl|tlusty|proc|procent)$/.test(next.folded)) {
      out.push(token)
      i += 1
      continue
    }
    // "100% soku" praises; nothing is 90 % of itself.
    if (token.kind === 'percent' && token.text === '100%' && tokens.length > 1) {
      if (next?.kind === 'word' && NOUNS_WITH_PERCENTAGE.test(next.folded)) i += 1
      continue
    }
    // "70% kakao", "5% tłuszczu": the percentage says of what.
    if (token.kind === 'percent' && next?.kind === 'word' && NOUNS_WITH_PERCENTAGE.test(next.folded)) {
      out.push({ ...token, text: `${token.text} ${next.text.toLowerCase()}` })
      i += 1
      continue
    }
    if (token.kind === 'word' && next?.kind === 'number' && !next.fromWord) {
      if (LABELS.has(token.folded) && next.value >= 300 && next.value <= 3000) {
        out.push({ kind: 'percent', text: `typ ${next.text}`, inParens: token.inParens })
        i += 1
        continue
      }
      if (DROPPED_LABELS.has(token.folded)) {
        i += 1
        continue
      }
      if (
        (STAGED.test(token.folded) || STAGED_BRANDS.has(token.folded)) &&
        next.value <= 5 &&
        Number.isInteger(next.value) &&
        !isMeasured(tokens[i + 2])
      ) {
        out.push(token, { kind: 'percent', text: next.text, inParens: next.inParens })
        i += 1
        continue
      }
      if (SIZED.test(token.folded) && next.value <= 6 && tokens.slice(i + 2).some((later) => later.kind === 'number')) {
        out.push(token)
        i += 1
        continue
      }
    }
    if (
      token.kind === 'number' &&
      afterNext?.kind === 'number' &&
      (next?.kind === 'dash' || (next?.kind === 'word' && RANGE_WORDS.has(next.folded)))
    ) {
      if (afterNext.value > token.value && afterNext.value <= token.value * 10) {
        out.push({ ...afterNext, value: (token.value + afterNext.value) / 2, text: `${token.text}-${afterNext.text}` })
        i += 2
        continue
      }
    }
    out.push(token)
  }
  return out
}

import { readUnit } from '../units/read-unit.ts'
import { nearestUnit } from './amount/nearest-unit.ts'
import type { Lexicon } from './names/lexicon.ts'
import { fold } from './polish/fold.ts'
import type { Segment } from './split/split-line.ts'
import type { Token } from './text/tokens.ts'
import { fatNamed } from './words.ts'

const FAT_OF_MILK = new Set([3.2, 3.8, 3.9])
const FAT_OF_CREAM = new Set([9, 10, 12, 18, 22, 30, 36, 42])

const FLOUR_TYPES = new Set([
  '00',
  '0',
  '405',
  '450',
  '480',
  '500',
  '550',
  '580',
  '630',
  '650',
  '720',
  '750',
  '1050',
  '1400',
  '1850',
  '2000',
  '3000',
])

/** Settles what the table and the neighbours say about single tokens before amounts are read: numbers of names and types, mistyped units. */
export function prepareTokens(lexicon: Lexicon, segment: Segment): Segment {
  return withMendedUnits(
    lexicon,
    withFlourType(withFatContent(withNamedFat(withLoneLitre(joinNegations(protectNumbers(lexicon, segment)))))),
  )
}

/** Whether "nie" stands before what it negates ("nie gazowana"). */
export function isNegation(token: Token, next: Token | undefined): boolean {
  return token.kind === 'word' && token.folded === 'nie' && next?.kind === 'word' && /^(?:gaz|sol|slodz|mroz|wedz)/.test(next.folded)
}

/** "nie gazowana" is one word. */
function joinNegations(segment: Segment): Segment {
  const joined: Segment = []
  for (const token of segment) {
    const before = joined.at(-1)
    if (before && isNegation(before, token) && token.kind === 'word') {
      joined.pop()
      joined.push({ ...token, text: `nie${token.text}`, folded: `nie${token.folded}`, unit: null })
    } else joined.push(token)
  }
  return joined
}

/** "l mleka": one letter is a unit where it opens the product and a word follows. */
function withLoneLitre(segment: Segment): Segment {
  const [first, next, ...rest] = segment
  if (first?.kind !== 'word' || first.unit !== null || first.folded !== 'l' || next?.kind !== 'word' || next.unit !== null) return segment
  return [{ ...first, unit: readUnit('l') }, next, ...rest]
}

/** "śmietana osiemnastka", "śmietana 12 proc": the fat content in words. */
function withNamedFat(segment: Segment): Segment {
  const fatty = segment.some((token) => token.kind === 'word' && /^(?:smietan|mlek|jogurt|twarog)/.test(token.folded))
  return segment.flatMap((token, place) => {
    const next = segment[place + 1]
    const before = segment[place - 1]
    if (token.kind === 'word' && /^proc(?:ent\p{L}*)?$/u.test(token.folded) && before?.kind === 'number') return []
    if (token.kind === 'number' && next?.kind === 'word' && /^proc(?:ent\p{L}*)?$/u.test(next.folded))
      return [{ kind: 'percent' as const, text: `${String(token.value).replace('.', ',')}%`, inParens: token.inParens }]
    const fat = fatty && token.kind === 'word' ? fatNamed(token.folded) : null
    return fat === null ? [token] : [{ kind: 'percent' as const, text: fat, inParens: token.inParens }]
  })
}

/** "śmietana 18", "mleko 3,2": the fat content without its sign. */
function withFatContent(segment: Segment): Segment {
  const milk = segment.some((token) => token.kind === 'word' && token.folded.startsWith('mlek'))
  const cream = segment.some((token) => token.kind === 'word' && token.folded.startsWith('smietan'))
  if (!milk && !cream) return segment
  return segment.map((token, place) => {
    if (token.kind !== 'number' || token.fromWord) return token
    const before = segment[place - 1]
    const next = segment[place + 1]
    if (before?.kind !== 'word' || before.unit !== null || next?.kind === 'times' || (next?.kind === 'word' && next.unit !== null))
      return token
    const fat = milk ? FAT_OF_MILK : FAT_OF_CREAM
    return fat.has(token.value) ? { kind: 'percent', text: `${token.text.replace('.', ',')}%`, inParens: token.inParens } : token
  })
}

/** "kosta masła", "pusza groszku": a mistyped container, when the word is nothing else. */
function withMendedUnits(lexicon: Lexicon, segment: Segment): Segment {
  if (segment.length < 2) return segment
  return segment.map((token) => {
    if (token.kind !== 'word' || token.unit !== null || token.folded.length < 5 || lexicon.forms.has(token.folded)) return token
    const unit = nearestUnit(token.folded)
    return unit === null ? token : { ...token, unit }
  })
}

/** "mąka 500", "mąka typ 00": the number is the flour's type. */
function withFlourType(segment: Segment): Segment {
  if (!segment.some((token) => token.kind === 'word' && /^mak[aieo]$/.test(token.folded))) return segment
  const result: Segment = []
  for (const [place, token] of segment.entries()) {
    const next = segment[place + 1]
    const before = result.at(-1)
    const measured = next?.kind === 'times' || (next?.kind === 'word' && next.unit !== null)
    if (token.kind === 'number' && !measured && before?.kind === 'word' && before.unit === null && FLOUR_TYPES.has(token.text)) {
      if (/^(?:typu?|type|t)$/.test(before.folded)) result.pop()
      result.push({ kind: 'percent', text: `typ ${token.text}`, inParens: token.inParens })
    } else result.push(token)
  }
  return result
}

/** Numbers that belong to a name ("sos 1000 wysp", "przyprawa pięciu smaków", "7 days") become words. */
function protectNumbers(lexicon: Lexicon, segment: Segment): Segment {
  if (!segment.some((token) => token.kind === 'number')) return segment
  const result = [...segment]
  for (let at = 0; at < result.length; at++) {
    for (const name of lexicon.numbered) {
      if (!name.every((word, place) => spelled(result[at + place]) === word)) continue
      for (let place = 0; place < name.length; place++) {
        const token = result[at + place]
        if (token?.kind === 'number')
          result[at + place] = { kind: 'word', text: token.text, folded: fold(token.text), unit: null, inParens: token.inParens }
      }
    }
  }
  return result
}

function spelled(token: Token | undefined): string | undefined {
  return token?.kind === 'word' ? token.folded : token?.kind === 'number' ? fold(token.text) : undefined
}

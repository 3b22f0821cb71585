import type { Lexicon } from '../../parse/names/lexicon.ts'
import { declineNoun } from '../../parse/polish/decline-noun.ts'
import { fold } from '../../parse/polish/fold.ts'
import type { ReadStump } from './read-stumps.ts'
import type { Beside } from './say-leftover.ts'

/** "z cytryną", "z jagodami": what a food is with, rather than what it is of. */
const INSTRUMENTAL = /(?:ą|em|ami|[yi]m)$/
const INSTRUMENTAL_BONUS = 3
const FAMILIAR_COMPLEMENT = 10
const ABOUT_AS_WELL = 0.3

/** The word behind a preposition in the form that names have it in, likeliest beside that food; null when none begins so. */
export function sayComplement({ lexicon, heads }: Beside, preposition: string, stump: ReadStump): string | null {
  if (stump.folded.length === 1) return null
  let best: string | null = null
  let bestScore = 0
  let isKnown = false
  for (const complement of lexicon.complements()) {
    if (complement.preposition[0] !== preposition[0] || !complement.folded.startsWith(stump.folded)) continue
    const familiar = [...complement.heads].some((head) => heads.has(head))
    const score =
      (familiar ? FAMILIAR_COMPLEMENT : 0) +
      (INSTRUMENTAL.test(complement.form) ? INSTRUMENTAL_BONUS : 0) +
      complement.heads.size -
      complement.folded.length / 10
    if (best !== null && score <= bestScore) continue
    bestScore = score
    best = complement.form
    isKnown = familiar || INSTRUMENTAL.test(complement.form)
  }
  if (!isKnown && stump.cut && preposition === 'z') best = sayWith(lexicon, stump) ?? best
  return best ?? (!stump.cut && lexicon.forms.has(stump.folded) ? stump.text : null)
}

/** What a food is with, where no name says it ("herbata z cytryną"): the likeliest noun in the instrumental. */
function sayWith(lexicon: Lexicon, { readings, folded }: ReadStump): string | null {
  const read = [...readings].filter(([id]) => lexicon.lexemes[id]?.kind === 'noun').sort(([, a], [, b]) => b.score - a.score)
  const best = read[0]?.[1].score ?? 0
  const nouns = read.flatMap(([id, { score }]) => (score > best - ABOUT_AS_WELL ? (lexicon.lexemes[id]?.base ?? []) : []))
  const singular = nouns.find((noun) => noun.endsWith('a') && fold(noun).startsWith(folded)) ?? nouns[0]
  if (singular === undefined) return null
  if (singular.endsWith('ek')) return singular.replace(/ek$/, 'kiem')
  return [...declineNoun(singular).sure].find((form) => (singular.endsWith('a') ? form.endsWith('ą') : INSTRUMENTAL.test(form))) ?? null
}

/** A hissing consonant before another: "sz" is one, so "szpinak" opens with two and "szynka" with one. */
const HISSING_CLUSTER = /^(?:sz[bcćdfghjklłmnńprstwz]|[sśzźż][bcćdfghjklłmnńprstwżź]|w[szś])/iu
const LABIAL_CLUSTER = /^[wf][bcćdfghjklłmnńprstwz]/iu

/** "z" or "w" as it stands before these words: "z masłem", "z szynką", but "ze śmietanką", "ze szpinakiem"; "we wrzątku". */
export function preposition(letter: 'z' | 'w', words: string): string {
  return (letter === 'z' ? HISSING_CLUSTER : LABIAL_CLUSTER).test(words) ? `${letter}e` : letter
}

import { plainWords } from './phrases.ts'

/** Words that follow each other, as many as make a run worth comparing. */
const RUN = 3
/** From this share of its words a text counts as copied. */
export const COPIED_SHARE = 0.8
/** Of a text that is kept to be found by: of more it would be found no surer. */
const KEPT_HASHES = 24

/** The text of a recipe that is somebody's own work; ingredients are facts and nobody's. */
export function ownWorkOf({ about, steps }: { about: string; steps: readonly string[] }): string {
  return [about, ...steps].join('\n')
}

/** A number for every run of three words, each once, between -2³¹ and 2³¹: what two texts have in common is told by them. */
export function runHashes(text: string): number[] {
  return [...new Set(runsOf(plainWords(text)).map(hashOf))]
}

/** Of a text's runs the ones it is kept by: the smallest, so that a text which has them is found whatever else it has. */
export function keptHashes(text: string): number[] {
  return runHashes(text)
    .toSorted((one, other) => one - other)
    .slice(0, KEPT_HASHES)
}

/** The share of a text's words, 0 to 1, that stand in the other one in runs of three or more. 0 of a text that has no run. */
export function copiedShare(text: string, other: string): number {
  const words = plainWords(text)
  const theirs = new Set(runsOf(plainWords(other)))
  const copied = new Set<number>()
  for (const [place, run] of runsOf(words).entries()) if (theirs.has(run)) for (let step = 0; step < RUN; step++) copied.add(place + step)
  return words.length < RUN ? 0 : copied.size / words.length
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, place) => words.slice(place, place + RUN).join(' '))
}

/** FNV-1a with the finish of MurmurHash3, as a signed whole number of 32 bits. */
function hashOf(run: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < run.length; at++) hash = Math.imul(hash ^ run.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

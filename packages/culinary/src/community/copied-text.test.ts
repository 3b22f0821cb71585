import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { COPIED_SHARE, copiedShare, keptHashes, ownWorkOf, runHashes } from './copied-text.ts'

const TEXTS = RECIPES.map(({ about, steps }) => ownWorkOf({ about, steps: steps.map(({ text }) => text) }))
const WORDS = [...new Set(TEXTS.flatMap((text) => text.split(/\s+/)))]

/** Numbers that are the same every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A text with a share of its words put in the place of others, wherever they fall. */
function spoilt(text: string, share: number, random: () => number): string {
  return text
    .split(/\s+/)
    .map((word) => (random() < share ? (WORDS[Math.floor(random() * WORDS.length)] ?? word) : word))
    .join(' ')
}

/** As the database looks: whoever keeps a run of the text is read whole, those with most of them first. */
const kept = TEXTS.map(keptHashes)
const holders = Map.groupBy(
  kept.flatMap((hashes, place) => hashes.map((hash) => ({ hash, place }))),
  ({ hash }) => hash,
)
const MAX_READ = 20

function likest(text: string, { except = -1 } = {}): number {
  const shared = new Map<number, number>()
  for (const hash of runHashes(text)) for (const { place } of holders.get(hash) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
  const read = [...shared].filter(([place]) => place !== except).toSorted(([, one], [, other]) => other - one)
  return Math.max(0, ...read.slice(0, MAX_READ).map(([place]) => copiedShare(text, TEXTS[place] ?? '')))
}

describe('a text that is copied', () => {
  it('is found in all of 500 that have four fifths of another’s words and more, wherever words were changed or added', () => {
    const random = numbers(7)
    const planted = Array.from({ length: 500 }, () => {
      const text = TEXTS[Math.floor(random() * TEXTS.length)] ?? ''
      const changed = spoilt(text, random() * 0.08, random)
      return { text, copy: random() < 0.5 ? changed : `Mój sposób na obiad. ${changed} Smacznego!` }
    })
    const copies = planted.filter(({ text, copy }) => copiedShare(copy, text) >= COPIED_SHARE)
    expect(copies.length).toBeGreaterThan(400)
    expect(copies.filter(({ copy }) => likest(copy) < COPIED_SHARE)).toEqual([])
  })

  it('is no other recipe of the same kitchen: fewer than 1 of 100 recipes of the base look copied from another', () => {
    const alike = TEXTS.filter((text, place) => likest(text, { except: place }) >= COPIED_SHARE)
    expect(alike.length / TEXTS.length).toBeLessThan(0.01)
  })

  it('is measured in words that stand in a row: the same words in another order are nobody’s', () => {
    expect(copiedShare('pokrój cebulę i zeszklij ją na maśle', 'Pokrój cebulę i zeszklij ją na maśle, potem dodaj mąkę.')).toBe(1)
    expect(copiedShare('maśle na ją zeszklij i cebulę pokrój', 'Pokrój cebulę i zeszklij ją na maśle.')).toBe(0)
    expect(copiedShare('', '')).toBe(0)
    expect(copiedShare('dwa słowa', 'dwa słowa')).toBe(0)
  })
})

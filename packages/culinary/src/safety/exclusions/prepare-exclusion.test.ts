import { expect, it } from 'vitest'
import { checkRecipe } from '../index.ts'

function isBlocked(line: string, exclusion: string): boolean {
  return checkRecipe([line], { conditions: [], allergens: [], exclusions: [exclusion], diet: null, styles: [] }).verdict === 'blocked'
}

it.each([
  ['indyk', 'indycze skrzydła'],
  ['kurczak', 'filet kurczęcy'],
  ['królik', 'królicza noga'],
  ['jabłka', 'mus z antonówek'],
  ['fasola', 'fasolka szparagowa'],
  ['twaróg', 'twarogowy krem'],
  ['wątróbka', 'pasztetowa'],
])('means by "%s" its adjectives, kinds and family: %s', (exclusion, line) => expect(isBlocked(line, exclusion)).toBe(true))

it.each([
  ['ogórki', 'liście ogórecznika'],
  ['bób', 'bobki laurowe'],
  ['groszek', 'groszek ptysiowy'],
  ['grzyby', 'trufle czekoladowe'],
  ['podroby', 'serca karczochów'],
  ['kaczka', 'kaczeńce'],
  ['koper', 'koper włoski'],
])('means by "%s" no word that only begins like it: %s', (exclusion, line) => expect(isBlocked(line, exclusion)).toBe(false))

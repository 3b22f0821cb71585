import { describe, expect, it } from 'vitest'
import { normaliseLine } from './normalise-line.ts'

describe('a line as it is meant', () => {
  it.each([
    ['mąka z Glycine max', 'mąka z soi'],
    ['20 g Triticum aestivum L.', '20 g pszenicy'],
    ['Hordeum kasza', 'jęczmienia kasza'],
    ['100 g almond flour', '100 g mąki z migdałów'],
    ['soy protein isolate', 'izolatu białka soi'],
    ['2 g E-471', '2 g E471'],
  ])('says foreign names in Polish: %s', (line, meant) => expect(normaliseLine(line)).toBe(meant))

  it.each(['pasta orzechowa', 'pomidory cherry', 'soy-free mayo', 'masło', 'sole trzeźwiące'])(
    'leaves alone what is Polish, and claims: %s',
    (line) => expect(normaliseLine(line)).toBe(line),
  )

  it.each([
    ['cebuli nie daję', 'bez cebuli'],
    ['cebula – nie daję', 'bez cebula'],
    ['nie daję cebuli', 'bez cebuli'],
    ['żółtego sera nie dodaję', 'bez żółtego sera'],
    ['śmietanę pomijam', 'bez śmietanę'],
  ])('says shortly what a sentence denies: %s', (line, meant) => expect(normaliseLine(line)).toBe(meant))

  it.each([
    'nie pomijać sera',
    'masła nie dajemy do sosu, tylko do ciasta',
    'jeszcze nie dodaję mleka',
    'mleka nie żałuję',
    'jajek nie ubijam',
  ])('takes no other negation for a denial: %s', (line) => expect(normaliseLine(line)).toBe(line))

  it.each([
    ['Ciasto: mąka ryżowa, cukier', 'mąka ryżowa, cukier'],
    ['Ciasto kruche: 200 g mąki', '200 g mąki'],
    ['Ciasto:', ''],
  ])('leaves out a heading: %s', (line, meant) => expect(normaliseLine(line)).toBe(meant))

  it.each([
    ['mleko (owsiane) 200 ml', 'mleko owsiane 200 ml'],
    ['100 g mąki (z ciecierzycy)', '100 g mąki z ciecierzycy'],
  ])('takes brackets off what says the kind: %s', (line, meant) => expect(normaliseLine(line)).toBe(meant))

  it.each(['mleko (krowie lub owsiane)', 'sos (śmietana, koper)', 'makaron (100 g)'])('keeps other brackets: %s', (line) =>
    expect(normaliseLine(line)).toBe(line),
  )

  it.each(['krem orzechowy: cukier, kakao', 'ciasto: 1 opakowanie', 'pierogi: kapusta, grzyby'])(
    'keeps what names the dish itself, or has nothing known behind it: %s',
    (line) => expect(normaliseLine(line)).toBe(line),
  )
})

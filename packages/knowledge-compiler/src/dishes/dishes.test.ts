import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clash, DishPattern } from '@spizarka/knowledge/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileKnowledge, writeProblem } from '../index.ts'
import { writeSmallKnowledge } from '../knowledge.fixture.ts'

let root: string
beforeEach(() => {
  root = writeSmallKnowledge()
})
afterEach(() => rmSync(root, { recursive: true }))

const DISH = 'dishes/warm-milk.yaml'
const SHARED = 'dishes/shared'

/** Replaces the first place of a text in a file, and gives the faults that are found then. */
function faultsAfter(file: string, text: string, by: string): string {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  writeFileSync(path, before.replace(text, by))
  return compileKnowledge(root).problems.map(writeProblem).join('\n')
}

describe('dishes with choices', { timeout: 60_000 }, () => {
  it('are compiled with the foods of their roles in order, and what they share written out', () => {
    const { problems, files } = compileKnowledge(root)
    expect(problems.map(writeProblem)).toEqual([])
    const [dish] = JSON.parse(files['dishes.json'] ?? '') as DishPattern[]
    expect(dish).toMatchObject({
      id: 'warm-milk',
      calledAfter: [['mleko', 'Mleko na ciepło']],
      slots: [
        { name: 'liquid', grams: 200, foods: ['mleko-2', 'mleko'], least: 1, most: 1 },
        { name: 'finish', grams: 5, foods: ['mleko-2'], least: 0, most: 1 },
      ],
      steps: [
        { needs: ['liquid'], uses: ['liquid'], text: 'Podgrzej {liquid:acc}.' },
        { needs: ['finish'], of: ['mleko-2'], uses: ['finish'], timer: { minutes: 2, label: 'Mleko' } },
      ],
      variants: [{ devices: ['thermomix'], steps: [{ needs: ['liquid'], without: ['finish'], uses: ['liquid'] }] }],
    })
    const clashes = JSON.parse(files['clashes.json'] ?? '') as Clash[]
    expect(clashes).toEqual([{ these: ['mleko'], neverWith: ['mleko-2'] }])
  })

  it.each([
    [
      'a slot whose role nobody named',
      DISH,
      'foods: white',
      'foods: whit',
      /^dishes\/warm-milk\.yaml:9: slots\.1: nie ma roli „whit” → może „white”\?/m,
    ],
    [
      'a role that no food has',
      `${SHARED}/roles.yaml`,
      'white:',
      'green: { meaning: zielone }\nwhite:',
      /^dishes\/shared\/roles\.yaml:2: green: tej roli nie ma żaden produkt/m,
    ],
    [
      'a role that a food has and nobody defined',
      'foods/dairy.yaml',
      '{ milk: 2 }',
      '{ milkk: 2 }',
      /^foods\/dairy\.yaml:1: mleko\.roles\.milkk: nie ma roli „milkk” → może „milk”\?/m,
    ],
    [
      'a step that names a slot of no dish',
      DISH,
      'finish:ins',
      'finnish:ins',
      /^dishes\/warm-milk\.yaml:19: steps\.1\.text: nie ma miejsca „finnish” → może „finish”\?/m,
    ],
    [
      'a step that needs a slot which this dish has not',
      DISH,
      'needs: [finish]',
      'needs: [cheese]',
      /^dishes\/warm-milk\.yaml:17: steps\.1: nie ma miejsca „cheese” → dopisz je w `slots`/m,
    ],
    [
      'a title that names a slot which this dish has not',
      DISH,
      'named: [finish]',
      'named: [fruit]',
      /^dishes\/warm-milk\.yaml:11: named: nie ma miejsca „fruit”/m,
    ],
    [
      'a brace that is not closed',
      DISH,
      '|finish:ins|}',
      '|finish:ins|',
      /steps\.1\.text: nawias klamrowy, w którym nie ma miejsca i przypadka → wpisz \{miejsce:acc\}/m,
    ],
    [
      'a shared step that nobody wrote',
      DISH,
      '- warm',
      '- worm',
      /^dishes\/warm-milk\.yaml:16: steps\.0: nie ma czynności „worm” → może „warm”\?/m,
    ],
    [
      'a shared slot that nobody wrote',
      DISH,
      'use: drink',
      'use: drik',
      /^dishes\/warm-milk\.yaml:8: slots\.0: nie ma wspólnego miejsca „drik” → może „drink”\?/m,
    ],
    [
      'a name after a food that nobody defines',
      DISH,
      'foods: [mleko]',
      'foods: [mlekko]',
      /called_after\.0\.foods: nie ma produktu „mlekko” → może „mleko”\?/m,
    ],
    ['a misspelt field of a step', DISH, '    text:', '    tekst:', /steps\.1\.tekst: nie ma takiego pola/m],
    [
      'an unknown tool',
      DISH,
      'equipment: [hob]',
      'equipment: [hub]',
      /^dishes\/warm-milk\.yaml:14: equipment\.0: „hub” nie jest znaną wartością → może „hob”\?/m,
    ],
    [
      'a clash of what nobody is',
      `${SHARED}/clashes.yaml`,
      'these: [milks]',
      'these: [milk]',
      /^dishes\/shared\/clashes\.yaml:1: these: nie ma produktu ani grupy „milk” → może „milks”\?/m,
    ],
    [
      'a group that no clash names',
      'foods/dairy.yaml',
      'clash_groups: [milks]',
      'clash_groups: [milks, butter]',
      /^foods\/dairy\.yaml:1: mleko\.clash_groups: żadna zasada nie nazywa grupy „butter”/m,
    ],
    [
      'an example that its clash does not keep apart',
      `${SHARED}/clashes.yaml`,
      'example: [mleko-2, mleko]',
      'example: [mleko, mleko]',
      /^dishes\/shared\/clashes\.yaml:4: example: ta zasada nie rozdziela „mleko” i „mleko”/m,
    ],
    [
      'a wish for a kind that is none',
      'words/wishes.yaml',
      'kind: drink',
      'kind: drinks',
      /^words\/wishes\.yaml:2: kinds\.0\.kind: „drinks” nie jest znaną wartością → może „drink”\?/m,
    ],
  ])('say file, line, field and remedy of %s', (_, file, text, by, fault) => {
    expect(faultsAfter(file, text, by)).toMatch(fault)
  })

  it('are not compiled without what they share', () => {
    rmSync(join(root, SHARED, 'steps.yaml'))
    expect(compileKnowledge(root).problems.map(writeProblem)).toContain('dishes/shared/steps.yaml:1: nie ma tego pliku → przywróć go')
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDish } from '@spizarka/culinary/dishes-with-choices'
import { describe, expect, it } from 'vitest'
import { type Problem, writeProblem } from '../source.ts'
import { compileDishes } from './compile-dishes.ts'

const DISH = `---
kind: soup
meals: [lunch]
servings: 2
work_minutes: 10
minutes: 25
keeps_days: 2
equipment: [hob]
---
# Zupa {warzywa: z czym}
Prosta zupa z tego, co leży w koszyku, gotowa w pół godziny.

## Składniki
- **{warzywa}**
- {mięso}
- 200 g ziemniaków
- 600 ml wody
- ½ łyżeczki soli
- {zielone}

## Wybór: warzywa (1–2)
| składnik | z czym | przygotuj |
|---|---|---|
| 300 g marchewki | z marchewką | Marchewkę obierz i pokrój w kostkę. |
| 300 g pora | z porem | Pora wypłucz i pokrój w półplasterki. |

## Wybór: mięso (0–1)
| składnik | przygotuj | minuty | nie z |
|---|---|---|---|
| 150 g kiełbasy | Kiełbasę pokrój w półplasterki. | – | por |
| 200 g piersi z kurczaka | Kurczaka pokrój w kostkę. | 5 | – |

## Wybór: zielone (0–1)
| składnik | narzędnik |
|---|---|
| 2 łyżki koperku | koperkiem |

## Kroki
1. Ziemniaki obierz i pokrój w kostkę. {warzywa: przygotuj} {mięso: przygotuj}
2. Zagotuj wodę z solą, włóż ziemniaki i [warzywa: {warzywa}]{gdy mięso: , dodaj [mięso: {mięso}]} i gotuj [15 minut: Zupa].
3. Nalej na talerze{gdy zielone:  i posyp {zielone: narzędnik}}{gdy brak zielone: , podawaj gorącą}.
`

function compile(text: string) {
  const root = mkdtempSync(join(tmpdir(), 'dishes-'))
  mkdirSync(join(root, 'dishes/soups'), { recursive: true })
  writeFileSync(join(root, 'dishes/soups/zupa.md'), text)
  const problems: Problem[] = []
  const dishes = compileDishes(root, problems)
  rmSync(root, { recursive: true })
  return { dishes, faults: problems.map(writeProblem).join('\n') }
}

// The first to read a line builds the index over the food table.
describe('a dish with choices', () => {
  it('is read with its places, and its words are marked with what they speak of', () => {
    const { dishes, faults } = compile(DISH)
    expect(faults).toBe('')
    expect(dishes[0]).toMatchObject({
      id: 'zupa',
      places: [
        { name: 'warzywa', least: 1, most: 2, main: true, inTitle: true },
        { name: 'mięso', least: 0, most: 1, options: [{ notWith: ['por'] }, { minutes: 5 }] },
        { name: 'zielone', least: 0, most: 1 },
      ],
    })
    expect(dishes[0]?.places[0]?.options[1]?.phrases['przygotuj']).toBe('[Pora: por] wypłucz i pokrój w półplasterki.')
  })

  it('is a recipe once everything is chosen', () => {
    const [dish] = compile(DISH).dishes
    const [carrot, leek] = dish?.places[0]?.options ?? []
    const chicken = dish?.places[1]?.options[1]
    if (!dish || !carrot || !leek || !chicken) throw new Error('not read')
    const both = [carrot, leek].map((option) => ({ option, share: 0.5 }))
    const { recipe } = fillDish(
      dish,
      new Map([
        ['warzywa', both],
        ['mięso', [{ option: chicken, share: 1 }]],
      ]),
    )
    expect(recipe.title).toBe('Zupa z marchewką i porem')
    expect(recipe.totalMinutes).toBe(30)
    expect(recipe.ingredients.map(({ line }) => line)).toEqual([
      '150 g marchewki',
      '150 g pora',
      '200 g piersi z kurczaka',
      '200 g ziemniaków',
      '600 ml wody',
      '½ łyżeczki soli',
    ])
    expect(recipe.steps[1]).toEqual({
      text: 'Zagotuj wodę z solą, włóż ziemniaki i warzywa, dodaj mięso i gotuj 15 minut.',
      uses: ['marchew', 'por', 'piers-z-kurczaka', 'ziemniaki', 'woda', 'sol'],
      timer: { minutes: 15, label: 'Zupa' },
    })
    expect(recipe.steps[2]?.text).toBe('Nalej na talerze, podawaj gorącą.')
  })

  it.each([
    [
      'a phrase that no option has',
      '{zielone: narzędnik}',
      '{zielone: narzednik}',
      /krok 3: miejsce „zielone” nie ma zwrotu „narzednik” → może „narzędnik”\?/,
    ],
    ['a place that is none', '{gdy zielone: ', '{gdy zielona: ', /krok 3: nie ma miejsca „zielona” → może „zielone”\?/],
    ['a place that the list forgets', '- {zielone}\n', '', /:32: zupa\.Wybór: zielone: miejsca nie ma na liście składników/],
    [
      'an option that says too little',
      '| z porem | Pora wypłucz i pokrój w półplasterki. |',
      '| z porem |',
      /:25: zupa\.Wybór: warzywa: wiersz nie wypełnia kolumn/,
    ],
    ['a food that nobody knows', '300 g pora', '300 g smoka', /:25: zupa\.składnik „300 g smoka”: nie ma produktu „smok/],
    ['a phrase that nobody says', '| składnik | narzędnik |', '| składnik | biernik |', /zwrotu „biernik” nikt nie używa/],
    ['an ingredient that may go', '- 200 g ziemniaków', '- 200 g ziemniaków (niekoniecznie)', /„niekoniecznie” w daniu z wyborem/],
    ['a wish that nobody can have', 'keeps_days: 2', 'keeps_days: 2\nonly_for: [kid]', /nie ma takiej cechy dania: „kid”/],
    [
      'a preposition that wants a vowel',
      '{gdy zielone:  i posyp {zielone: narzędnik}}',
      ' z szczyptą humoru i {zielone: narzędnik}',
      /„z szczyptą”/,
    ],
  ])('says file, line and remedy of %s', (_, text, by, fault) => {
    expect(DISH).toContain(text)
    expect(compile(DISH.replace(text, by)).faults).toMatch(fault)
  })

  it('says no amount in the words of what stands beside another dish', () => {
    const beside = 'beside: { rank: 1, plates: [{ kinds: [fry], kcal_at_most: 400, carbs_g_at_most: 40 }] }'
    const side = DISH.replace('equipment: [hob]\n', `equipment: [hob]\n${beside}\n`)
    expect(compile(side).faults).toBe('')
    expect(compile(side.replace('Zagotuj wodę', 'Zagotuj 600 ml wody')).faults).toMatch(/„600 ml” nie rośnie z daniem/)
    expect(compile(DISH.replace('Zagotuj wodę', 'Zagotuj 600 ml wody')).faults).not.toMatch(/nie rośnie/)
  })
})

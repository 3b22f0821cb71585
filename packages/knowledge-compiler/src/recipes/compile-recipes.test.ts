import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { withAmounts } from '@spizarka/culinary/base-recipes'
import type { Recipe } from '@spizarka/knowledge'
import { RECIPES, recipeReadings } from '@spizarka/knowledge/recipes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Problem, writeProblem } from '../source.ts'
import { compileRecipes } from './compile-recipes.ts'
import { writeRecipe } from './write-recipe.ts'

const SOUP = `---
kind: soup
meals: [lunch, dinner]
servings: 4
work_minutes: 20
minutes: 40
keeps_days: 2
equipment: [hob]
---
# Pomidorowa z ryżem
Aksamitna, lekko słodka, na podsmażonych warzywach zamiast kostki.

## Składniki
- **500 g passaty** (albo: pomidory krojone)
- 1 l wody
- 100 g ryżu białego
- 2 marchewki
- 1 cebula (albo: cebula czerwona, por)
- 2 łyżki masła = 26 g
- 1 łyżeczka soli
- 2 łyżki koperku (niekoniecznie; albo: natka pietruszki)

## Kroki
1. Marchewki i cebulę obierz i pokrój w drobną kostkę.
2. W dużym garnku rozpuść masło. Wrzuć [warzywa: marchew, cebula] i smaż [6–8 minut: Warzywa], aż zmiękną.
3. Wlej wodę i passatę, dodaj sól. Gotuj pod przykryciem [20 minut: Zupa].
4. Ugotuj ryż w osolonej [wodzie: -]. Zalej zupą i posyp koperkiem.

## Kroki: thermomix, lidlomix (45 minut)
1. Do naczynia włóż marchewki i cebulę, rozdrobnij. \`6 s / obr. 5\`
2. Dodaj masło i podsmażaj. \`5 min / 120°C / obr. 1 / obroty wsteczne\`
3. Wlej wodę i passatę, dodaj sól i ryż i gotuj. \`18 min / 100°C / obr. 1 / obroty wsteczne\`
4. Posyp posiekanym koperkiem i od razu podawaj.
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recipes-'))
  write('recipes/zupy/pomidorowa.md', SOUP)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function compile(): { recipe: Recipe | undefined; clauses: unknown; faults: string } {
  const problems: Problem[] = []
  const [first] = compileRecipes(root, problems)
  return { recipe: first?.recipe, clauses: first?.clauses, faults: problems.map(writeProblem).join('\n') }
}

/** The faults once a text of the soup is replaced by another. */
function faultsAfter(text: string, by: string): string {
  expect(SOUP).toContain(text)
  write('recipes/zupy/pomidorowa.md', SOUP.replace(text, by))
  return compile().faults
}

// The first to read a line builds the index over the food table.
describe('compileRecipes', () => {
  it('takes a name of what is being made for no ingredient where a mark says so, and only there', () => {
    for (const [word, bare] of [
      ['[pierniczki: -]', 'pierniczki'],
      ['[ptysie: -]', 'ptysie'],
    ] as const) {
      expect(faultsAfter('Zalej zupą i posyp', `Zalej zupą, uformuj ${word} i posyp`)).toBe('')
      expect(compile().recipe?.steps[3]).toMatchObject({ text: expect.stringContaining(`uformuj ${bare} i`), notFoods: [bare] })
      expect(faultsAfter('Zalej zupą i posyp', `Zalej zupą, uformuj ${bare} i posyp`)).toContain(`napisz [${bare}: -]`)
    }
  })

  it('reads foods, weights, references, timers and settings out of the words', () => {
    const { recipe, faults } = compile()
    expect(faults).toBe('')
    expect(recipe).toMatchObject({
      id: 'pomidorowa',
      kind: 'soup',
      activeMinutes: 20,
      totalMinutes: 40,
      keepsDays: 2,
      variants: [{ devices: ['thermomix', 'lidlomix'], totalMinutes: 45 }],
    })
    expect(recipe?.ingredients).toEqual([
      { food: 'passata', grams: 500, line: '500 g passaty', main: true, swaps: ['pomidory-krojone'] },
      { food: 'woda', grams: 1000, line: '1 l wody' },
      { food: 'ryz-bialy', grams: 100, line: '100 g ryżu białego' },
      expect.objectContaining({ food: 'marchew', line: '2 marchewki' }),
      expect.objectContaining({ food: 'cebula', swaps: ['cebula-czerwona', 'por'] }),
      { food: 'maslo', grams: 26, line: '2 łyżki masła' },
      expect.objectContaining({ food: 'sol' }),
      expect.objectContaining({ food: 'koperek', optional: true, swaps: ['natka-pietruszki'] }),
    ])
    expect(recipe?.steps).toEqual([
      { text: 'Marchewki i cebulę obierz i pokrój w drobną kostkę.', uses: ['marchew', 'cebula'] },
      {
        text: 'W dużym garnku rozpuść masło. Wrzuć warzywa i smaż 6–8 minut, aż zmiękną.',
        uses: ['marchew', 'cebula', 'maslo'],
        timer: { minutes: 6, label: 'Warzywa' },
      },
      {
        text: 'Wlej wodę i passatę, dodaj sól. Gotuj pod przykryciem 20 minut.',
        uses: ['passata', 'woda', 'sol'],
        timer: { minutes: 20, label: 'Zupa' },
      },
      { text: 'Ugotuj ryż w osolonej wodzie. Zalej zupą i posyp koperkiem.', uses: ['ryz-bialy', 'koperek'] },
    ])
    expect(recipe?.variants?.[0]?.steps[1]).toEqual({
      text: 'Dodaj masło i podsmażaj.',
      uses: ['maslo'],
      machine: { minutes: 5, heat: 120, speed: 1, reverse: true },
    })
  })

  it('binds the clauses of a step to what they speak of, and takes the author’s word for what is one clause', () => {
    write(
      'recipes/zupy/pomidorowa.md',
      SOUP.replace('Zalej zupą i posyp koperkiem.', '{Zalej zupą i posyp koperkiem}, podawaj gorącą. [: masło]'),
    )
    expect(compile().clauses).toMatchObject([
      [
        [
          { text: 'Marchewki i cebulę obierz i ', foods: ['marchew', 'cebula'] },
          { text: 'pokrój w drobną kostkę.', foods: [] },
        ],
        [
          { text: 'W dużym garnku rozpuść masło. ', foods: ['maslo'] },
          { text: 'Wrzuć warzywa i ', foods: ['marchew', 'cebula'] },
          { text: 'smaż 6–8 minut, ', foods: [] },
          { text: 'aż zmiękną.', foods: [], follows: true },
        ],
        [
          { text: 'Wlej wodę i passatę, ', foods: ['passata', 'woda'] },
          { text: 'dodaj sól. ', foods: ['sol'] },
          { text: 'Gotuj pod przykryciem 20 minut.', foods: [] },
        ],
        [
          { text: 'Ugotuj ryż w osolonej wodzie. ', foods: ['ryz-bialy'] },
          { text: 'Zalej zupą i posyp koperkiem, ', foods: ['koperek'] },
          { text: 'podawaj gorącą.', foods: ['maslo'] },
        ],
      ],
      {},
    ])
  })

  it.each([
    ['no head', '---\nkind: soup', 'kind: soup', 'pomidorowa.md:1: pomidorowa: brakuje nagłówka między wierszami „---”'],
    ['a wrong indent', 'servings: 4', '   servings: 4', 'pomidorowa.md:4: złe wcięcie'],
    ['a kind that nobody knows', 'kind: soup', 'kind: zupa', 'pomidorowa.md:2: pomidorowa.kind: „zupa” nie jest znaną wartością'],
    ['thirteen servings', 'servings: 4', 'servings: 13', 'pomidorowa.md:4: pomidorowa.servings: 13 to za dużo → wpisz co najwyżej 12'],
    ['a field twice', 'servings: 4', 'servings: 4\nservings: 4', 'pomidorowa.md:5: to pole jest już w tym wpisie'],
    ['more work than time', 'work_minutes: 20', 'work_minutes: 50', '50 minut pracy w 40 minutach'],
    ['a meal twice', '[lunch, dinner]', '[lunch, lunch]', 'posiłek wpisany dwa razy'],
    ['a claim', 'Aksamitna, lekko', 'Zdrowa, bezglutenowa, lekko', 'pomidorowa.md:11: pomidorowa.opis: „bezgluten…” obiecuje'],
    ['a title with a full stop', 'Pomidorowa z ryżem', 'Pomidorowa z ryżem.', 'pomidorowa.md:10: pomidorowa.tytuł: tytuł ma mieć'],
    [
      'a line that is nothing',
      '## Składniki',
      'Dobre też na zimno.\n\n## Składniki',
      'pomidorowa.md:13: pomidorowa: nie wiadomo, czym jest',
    ],
    ['a food that nobody defines', '1 l wody', '1 l smoka', 'pomidorowa.md:15: pomidorowa.składnik „1 l smoka”: nie ma produktu „smok'],
    [
      'a misspelt food',
      '- 2 marchewki',
      '- 200 g kwarkowiczki',
      'pomidorowa.md:17: pomidorowa.składnik „200 g kwarkowiczki”: „kwarkowiczki” zostałoby odczytane jako „karkóweczki” → popraw pisownię',
    ],
    ['a line without an amount', '- 1 l wody', '- woda', 'składnik „woda”: nie podaje ilości, którą da się zważyć'],
    ['an amount without a unit', '- 1 l wody', '- 1000 wody', 'składnik „1000 wody”: ilość bez miary → dopisz miarę'],
    ['two products in a line', '- 1 l wody', '- 1 l wody i 1 cebula', 'w wierszu widać: '],
    ['a weight that is not the line’s', 'masła = 26 g', 'masła = 80 g', '80 g w daniu, a z wiersza wychodzi'],
    [
      'a swap that nobody defines',
      'pomidory krojone',
      'pomidory krojonne',
      'nie ma produktu „pomidory krojonne” → może „pomidory krojone”?',
    ],
    ['an ingredient twice', '- 1 l wody', '- 1 l wody\n- 2 l wody', 'pomidorowa.md:16: pomidorowa.Składniki: woda stoi na liście dwa razy'],
    ['nothing main', '**500 g passaty**', '500 g passaty', 'żaden składnik nie jest główny'],
    ['main and optional', '**500 g passaty** (albo', '**500 g passaty** (niekoniecznie; albo', 'główny i niekonieczny naraz'],
    ['an ingredient left on the table', ' i posyp koperkiem', '', 'żaden krok nie używa: koperek'],
    ['a mention of what is not listed', '[wodzie: -]', '[wodzie: boczek]', 'krok 4: „boczek” nie jest na liście składników'],
    ['a mention misspelt', 'warzywa: marchew,', 'warzywa: marrchew,', '„marrchew” nie jest na liście składników → może „marchew”?'],
    ['a text with what is not listed', 'Ugotuj ryż', 'Starty parmezan i ryż ugotuj', 'krok 4: „parmezan” nie ma na liście składników'],
    ['a food without a word', 'Gotuj pod przykryciem', 'Gotuj [pod: masło] przykryciem', 'krok 3: używa: masło'],
    ['an ambiguous word', '- 1 cebula', '- 1 cebula czerwona\n- 1 cebula dymka', 'krok 1: „cebulę” to cebula czerwona czy cebula dymka?'],
    [
      'a bracket that is not closed',
      '[20 minut: Zupa]',
      '[20 minut: Zupa',
      'pomidorowa.md:26: pomidorowa.krok 3: znak „[” nie jest zamknięty',
    ],
    ['a bracket that says nothing', '[20 minut: Zupa]', '[20 minut]', '„[20 minut]” nie mówi, o co chodzi'],
    ['a timer that names no minutes', '[20 minut: Zupa]', '[chwilę: Zupa]', 'minutnik w nawiasie zaczyna się od czasu'],
    ['a timer beyond the time', '[20 minut: Zupa]', '[50 minut: Zupa]', 'pomidorowa.Kroki: minutnik na 50 minut, dłużej niż całe danie'],
    ['a label too short', '[20 minut: Zupa]', '[20 minut: Zu]', 'nazwa minutnika „Zu”'],
    ['two timers in a step', 'Zalej zupą', 'Gotuj [3 minuty: Ryż], [2 minuty: Woda]. Zalej', 'więcej niż jeden minutnik'],
    ['a temperature of another planet', 'Zalej zupą', 'Podgrzej do 900°C, zalej zupą', '900°C → ma być od 30 do 280°C'],
    ['an oven that nobody needs', '[hob]', '[hob, oven]', 'piekarnik w krokach i oven w equipment idą razem'],
    ['an oven of no known heat', 'equipment: [hob]\n---', 'equipment: [oven]\n---', 'piekarnik w krokach i oven w equipment idą razem'],
    ['a blender that is not there', 'Zalej zupą', 'Zblenduj zupę i zalej', 'miksuje bez blendera'],
    ['a setting that means nothing', '`6 s / obr. 5`', '`6 sekund / obr. 5`', 'nie wiadomo, co znaczy `6 sekund / obr. 5`'],
    ['a setting too fast while hot', '120°C / obr. 1 ', '120°C / obr. 8 ', 'obroty 8 na gorąco'],
    ['a setting outside a variant', 'Gotuj pod', '`6 s / obr. 5` Gotuj pod', 'ustawienie urządzenia w zwykłych krokach'],
    ['a device that nobody knows', 'thermomix, lidlomix', 'termomix, lidlomix', 'nie ma urządzenia „termomix” → może „thermomix”?'],
    ['no time of a variant', ' (45 minut)', '', 'nie wiadomo, dla jakich urządzeń i na ile minut'],
  ])('says file, line, field and remedy of %s', (_, text, by, fault) => {
    expect(faultsAfter(text, by)).toContain(fault)
  })

  it('finds a multi-cooker filled over its brim', () => {
    expect(faultsAfter('1 l wody', '2 l wody')).toMatch(/thermomix, lidlomix: \d+ g nie mieści się w naczyniu/)
  })

  it('finds an oven of no known heat', () => {
    write('recipes/zupy/pomidorowa.md', SOUP.replace('[hob]', '[hob, oven]').replace('Zalej zupą', 'Wstaw do piekarnika, zalej zupą'))
    expect(compile().faults).toContain('pierwszy krok z piekarnikiem nie podaje temperatury')
  })

  it('finds one id in two groups, and one title under two ids, whatever its endings', () => {
    write('recipes/obiady/pomidorowa.md', SOUP.replace('# Pomidorowa z ryżem', '# Zupa z passaty'))
    expect(compile().faults).toContain('zupy/pomidorowa.md:1: pomidorowa: ten identyfikator ma już przepis recipes/obiady/pomidorowa.md')
    write('recipes/obiady/pomidorowa.md', SOUP)
    write('recipes/zupy/twin.md', SOUP.replace('Pomidorowa z ryżem', 'Pomidorowe z ryżami'))
    expect(compile().faults).toContain('zupy/twin.md:10: twin.tytuł: ten tytuł, co najwyżej z innymi końcówkami, ma już')
  })

  it('finds an id that is none', () => {
    write('recipes/zupy/Zła Nazwa.md', SOUP)
    expect(compile().faults).toContain('„Zła Nazwa” nie jest identyfikatorem')
  })

  it('takes an explicit food and weight where the line is read otherwise', () => {
    write('recipes/zupy/pomidorowa.md', SOUP.replace('- 1 l wody', '- 1 l zdroju = 1000 g woda'))
    const { recipe, faults } = compile()
    expect(faults).toBe('')
    expect(recipe?.ingredients[1]).toEqual({ food: 'woda', grams: 1000, line: '1 l zdroju' })
  })

  it('goes on with a line that is indented below another', () => {
    write('recipes/zupy/pomidorowa.md', SOUP.replace('Wlej wodę i passatę, dodaj', 'Wlej wodę i passatę,\n   dodaj'))
    expect(compile().recipe?.steps[2]?.text).toBe('Wlej wodę i passatę, dodaj sól. Gotuj pod przykryciem 20 minut.')
  })

  it('reads every recipe as it writes it', () => {
    const files = RECIPES.filter((_, place) => place % 8 === 0)
    rmSync(join(root, 'recipes'), { recursive: true })
    for (const recipe of files) write(`recipes/all/${recipe.id}.md`, writeRecipe(recipe))
    const problems: Problem[] = []
    const read = compileRecipes(root, problems)
    expect(problems.map(writeProblem)).toEqual([])
    // What the steps state in amounts is found in all recipes together.
    const found = read.map((each) => withAmounts(each, recipeReadings(each.recipe.id)))
    expect(found).toEqual(files.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  })

  it('leaves a written recipe as it is', () => {
    const { recipe } = compile()
    expect(recipe && writeRecipe(recipe)).toBe(SOUP)
  })
})

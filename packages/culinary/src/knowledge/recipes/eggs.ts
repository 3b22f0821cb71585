import type { Recipe } from '../../recipes/recipe.ts'

export const EGGS: readonly Recipe[] = [
  {
    id: 'szakszuka-z-papryka-i-szpinakiem',
    title: 'Szakszuka z papryką i szpinakiem',
    about: 'Jajka ścięte w gęstym, pachnącym kuminem sosie, jedzone prosto z patelni z kawałkiem chleba.',
    kind: 'eggs',
    meals: ['breakfast', 'dinner'],
    servings: 2,
    activeMinutes: 20,
    totalMinutes: 30,
    equipment: ['hob'],
    ingredients: [
      { food: 'pomidory-krojone', grams: 400, line: '1 puszka pomidorów krojonych', main: true, swaps: ['passata', 'pomidory'] },
      { food: 'jajka', grams: 204, line: '4 jajka', main: true },
      { food: 'papryka-czerwona', grams: 148, line: '1 papryka czerwona', main: true, swaps: ['papryka-zolta', 'papryka-zielona'] },
      { food: 'szpinak', grams: 150, line: '150 g szpinaku', main: true, swaps: ['szpinak-baby', 'jarmuz'] },
      { food: 'cebula', grams: 90, line: '1 cebula', swaps: ['cebula-czerwona', 'por'] },
      { food: 'czosnek', grams: 8, line: '2 ząbki czosnku' },
      { food: 'oliwa-z-oliwek', grams: 14, line: '1 łyżka oliwy z oliwek', swaps: ['olej-rzepakowy'] },
      { food: 'papryka-wedzona', grams: 2.5, line: '1 łyżeczka papryki wędzonej', swaps: ['papryka-slodka-mielona'] },
      { food: 'kumin', grams: 2.5, line: '1 łyżeczka kuminu', swaps: ['kminek'] },
      { food: 'sol', grams: 2, line: '4 szczypty soli' },
      { food: 'feta', grams: 60, line: '60 g sera feta', optional: true, swaps: ['twarog-poltlusty'] },
      { food: 'natka-pietruszki', grams: 8, line: '2 łyżki natki pietruszki', optional: true, swaps: ['kolendra-swieza', 'koperek'] },
    ],
    steps: [
      { text: 'Cebulę i paprykę pokrój w cienkie paski, czosnek posiekaj.', uses: ['cebula', 'papryka-czerwona', 'czosnek'] },
      {
        text: 'Na dużej patelni rozgrzej oliwę. Smaż cebulę i paprykę 8 minut na średnim ogniu, aż zmiękną.',
        uses: ['oliwa-z-oliwek', 'cebula', 'papryka-czerwona'],
        timer: { minutes: 8, label: 'Papryka' },
      },
      {
        text: 'Wsyp czosnek, wędzoną paprykę i kumin, mieszaj pół minuty. Wlej pomidory, dodaj sól i duś bez przykrycia 8 minut, aż sos zgęstnieje.',
        uses: ['czosnek', 'papryka-wedzona', 'kumin', 'pomidory-krojone', 'sol'],
        timer: { minutes: 8, label: 'Sos' },
      },
      { text: 'Dorzucaj szpinak garściami i mieszaj, aż zwiędnie.', uses: ['szpinak'] },
      {
        text: 'Łyżką zrób w sosie dołki i do każdego wbij jajko. Przykryj i ścinaj na małym ogniu 5 minut: białka mają stężeć, żółtka zostać płynne.',
        uses: ['jajka'],
        timer: { minutes: 5, label: 'Jajka' },
      },
      { text: 'Posyp pokruszoną fetą i posiekaną natką. Podawaj od razu.', uses: ['feta', 'natka-pietruszki'] },
    ],
    keepsDays: 1,
  },
]

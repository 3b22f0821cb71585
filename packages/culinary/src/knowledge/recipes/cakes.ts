import type { Recipe } from '../../recipes/recipe.ts'

export const CAKES: readonly Recipe[] = [
  {
    id: 'placek-jogurtowy-ze-sliwkami',
    title: 'Placek jogurtowy ze śliwkami i kruszonką',
    about: 'Wilgotne ciasto mieszane jedną łyżką, kwaskowe śliwki i maślana kruszonka z cynamonem.',
    kind: 'cake',
    meals: ['snack'],
    servings: 12,
    activeMinutes: 30,
    totalMinutes: 95,
    equipment: ['oven', 'kitchen-scale'],
    ingredients: [
      { food: 'sliwki-wegierki', grams: 470, line: '500 g śliwek węgierek', main: true, swaps: ['sliwki', 'jablka', 'rabarbar'] },
      {
        food: 'maka-pszenna-tortowa',
        grams: 300,
        line: '300 g mąki pszennej tortowej',
        main: true,
        part: 'Ciasto',
        swaps: ['maka-pszenna'],
      },
      { food: 'jogurt-naturalny', grams: 250, line: '250 g jogurtu naturalnego', part: 'Ciasto', swaps: ['kefir', 'maslanka'] },
      { food: 'jajka', grams: 153, line: '3 jajka', part: 'Ciasto' },
      { food: 'cukier', grams: 150, line: '150 g cukru', part: 'Ciasto', swaps: ['cukier-trzcinowy'] },
      { food: 'olej-rzepakowy', grams: 110, line: '120 ml oleju rzepakowego', part: 'Ciasto', swaps: ['olej-slonecznikowy'] },
      { food: 'proszek-do-pieczenia', grams: 9, line: '2 łyżeczki proszku do pieczenia', part: 'Ciasto' },
      { food: 'sol', grams: 0.5, line: 'szczypta soli', part: 'Ciasto' },
      { food: 'maka-pszenna-tortowa', grams: 100, line: '100 g mąki pszennej tortowej', part: 'Kruszonka', swaps: ['maka-pszenna'] },
      { food: 'maslo', grams: 60, line: '60 g masła', part: 'Kruszonka' },
      { food: 'cukier', grams: 50, line: '50 g cukru', part: 'Kruszonka', swaps: ['cukier-trzcinowy'] },
      { food: 'cynamon', grams: 2.5, line: '1 łyżeczka cynamonu', part: 'Kruszonka' },
    ],
    steps: [
      {
        text: 'Piekarnik nagrzej do 180°C (góra–dół). Blachę 20 × 30 cm wyłóż papierem do pieczenia. Śliwki przekrój na pół i usuń pestki.',
        uses: ['sliwki-wegierki'],
      },
      {
        text: 'Na kruszonkę rozetrzyj palcami mąkę, zimne masło, cukier i cynamon, aż powstaną grudki. Wstaw do lodówki.',
        uses: ['maka-pszenna-tortowa', 'maslo', 'cukier', 'cynamon'],
      },
      {
        text: 'W dużej misce roztrzep jajka z cukrem i solą. Wmieszaj jogurt i olej.',
        uses: ['jajka', 'cukier', 'sol', 'jogurt-naturalny', 'olej-rzepakowy'],
      },
      {
        text: 'Wsyp mąkę z proszkiem do pieczenia i mieszaj łyżką tylko do połączenia: małe grudki nie szkodzą.',
        uses: ['maka-pszenna-tortowa', 'proszek-do-pieczenia'],
      },
      {
        text: 'Przełóż ciasto na blachę, ułóż śliwki skórką do dołu i posyp kruszonką.',
        uses: ['sliwki-wegierki'],
      },
      {
        text: 'Piecz 45 minut, aż wierzch się zrumieni, a patyczek wbity w środek wyjdzie suchy.',
        timer: { minutes: 45, label: 'Placek' },
      },
      { text: 'Studź w blasze co najmniej 20 minut, dopiero potem krój.', timer: { minutes: 20, label: 'Studzenie' } },
    ],
    keepsDays: 4,
  },
]

import type { ExclusionGroup } from '../exclusion-group.ts'

/** Milk, cheese, eggs and honey. */
export const DAIRY_AND_EGGS_GROUPS: readonly ExclusionGroup[] = [
  {
    typed: ['jaj~|jajk*|jajek', 'bialk*', 'zoltk*'],
    raw: ['eggs'],
    words: [
      'kogel*|kogiel*|kogla|koglu|tatar|tatara|tatarem|tataru|tiramis*|ajerkoniak*|eggnog*|zabaglion*|aioli',
      'surow*',
      'majonez* domow*',
      'mus~|mus czekolad*',
    ],
    suspects: ({ aisle, id }) => aisle === 'eggs' || id === 'majonez' || id.startsWith('tatar'),
  },
  {
    typed: ['ser~|sery|serow plesniow*', 'plesniow*', 'blekitn* ser*', 'niebiesk* ser*'],
    words: ['plesniow*|gorgonzol*|roquefort*|rokfor*|brie|camembert*|kamamber*|lazur|lazura|stilton*|danablu|cambozol*|dorblu|bleu'],
  },
  {
    typed: ['ser~|sery|serow kozi*|owcz*', 'kozi* ser*', 'owcz* ser*'],
    words: ['kozi*|kozieg*|owcz*|feta|fety|fete|oscyp*|bryndz*|bundz*|halloumi|pecorino|roquefort*|manchego|chevre'],
  },
  {
    typed: ['zolt* ser*', 'ser~|sery|serow dojrzewaj*|tward*|podpuszczk*'],
    words: [
      'gouda|goudy|goude|edam|edamsk*|edamer*|ementaler*|emental*|cheddar*|tylzyck*|maasdam*|radamer*|parmezan*|parmesan*|pecorino|gruyer*|padano|havarti|raclette|provolone|manchego',
      'zolt* ser*',
    ],
    foods: ({ id }) => /^(?:ser-(?:zolty|gruyere|raclette|provolone|dlugo)|parmezan|grana-padano|pecorino)/.test(id),
  },
  {
    typed: ['ser~|sery|serow bial*', 'bial* ser*', 'twarog*|twaroz*'],
    words: ['twarog*|twaroz*', 'bialy|bialego ser*', 'serek|serk* wiejsk*|twarogow*|grani*|homogenizow*'],
    foods: (food) => /^(?:twarog|serek-(?:wiejski|twarog|homog|bieluch))/.test(food.id),
  },
  {
    typed: [
      'nabial*',
      'mleko|mleka',
      'mleko|mleka|nabial* krow*|kozi*|zwierzec*',
      'kazein*',
      'przetwor* mleczn*',
      'produkt* mleczn*',
      'mleczn*',
      'laktoz* mleko',
      'bialk* mlek*',
    ],
    traits: ['milk'],
  },
  { typed: ['laktoz*'], traits: ['lactose'] },
  {
    typed: ['jaj~|jajk*|jajek', 'bialk* jaj*|jajek|kurz*', 'bialk* jaj~|jajk* kurz*', 'jaj~|jajk* kurz*', 'jaj~|jajk* przepiorcz*'],
    traits: ['eggs'],
  },
  { typed: ['miod|miodu|miody|miodow*', 'pszczel*', 'pszczel* wyrob*'], traits: ['honey'] },
  {
    typed: ['ser|sery|sera|serow'],
    words: [
      'ser|sera|serem|serze|sery|serow|serami|serow*|serek|serk*|parmezan*|parmesan*|mozzarell*|mozarell*|feta|fety|gouda|cheddar|camembert*|brie|oscyp*|halloumi|ricott*|mascarpone|gorgonzol*|twarog*|twaroz*|pecorino|bryndz*|sernik*|pesto|emental*|edamsk*',
    ],
    foods: (food) => food.aisle === 'cheese',
  },
]

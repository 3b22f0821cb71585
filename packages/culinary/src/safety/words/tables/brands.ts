import type { Phrases } from '../phrase.ts'

/** Brands that stand for one product and that the food table does not know; what their makers print on the label. */
export const BRANDS: readonly Phrases[] = [
  { has: ['gluten', 'milk', 'soy'], may: ['nuts', 'peanuts', 'eggs'], phrases: ['3bit', '3 bit', 'lion', 'knoppers*', 'hanut*'] },
  { has: ['gluten', 'milk', 'soy', 'nuts'], may: ['peanuts', 'eggs'], phrases: ['ferrero', 'kinder bueno'] },
  { has: ['milk', 'soy'], may: ['nuts', 'gluten'], phrases: ['lindor*', 'kinder czekolad*|chocolate'] },
  { has: ['milk', 'soy'], may: ['gluten', 'nuts'], instead: true, phrases: ['kinder jajk*|jajo|niespodziank*|joy'] },
  {
    has: ['gluten', 'milk', 'eggs', 'soy'],
    may: ['nuts', 'honey'],
    instead: true,
    phrases: ['kinder kanapk*', 'kinder pingui|delice|country'],
  },
  { has: ['milk', 'nuts', 'soy'], phrases: ['nusspli', 'nutkao', 'daim'] },
  { has: ['peanuts'], may: ['nuts'], phrases: ['skippy'] },
  { has: ['gluten'], phrases: ['karmi'] },
  { has: ['gelatine'], phrases: ['haribo', 'mamba', 'nimm2 zelk*', 'zlot* misi*'] },
  { has: ['milk'], may: ['soy'], phrases: ['werther*', 'raczki', 'michaszki'] },
  { has: ['gluten', 'milk'], may: ['eggs', 'soy', 'nuts'], phrases: ['leibniz', 'lakotk*', 'bebe herbatnik*'] },
  { has: ['gluten', 'milk'], may: ['eggs', 'soy', 'nuts'], instead: true, phrases: ['krakusk*'] },
  { has: ['gluten'], may: ['milk', 'sesame', 'soy'], phrases: ['bake rolls', 'ovomaltin*', 'weetabix*'] },
  { has: ['gluten'], may: ['milk', 'nuts', 'soy'], phrases: ['chocapic*', 'oatly', 'nestle fitness', 'platk* fitness'] },
  { has: ['gluten', 'alcohol'], phrases: ['desperados*', 'heineken*', 'carlsberg*', 'perla piwo'] },
  { has: ['milk'], phrases: ['lurpak', 'hochland*', 'president', 'mlekovit*', 'mlekpol*', 'bakoma', 'turek ser*'] },
  { has: ['milk', 'lactose'], phrases: ['laciat*', 'bakus*', 'danonk*', 'zott'] },
  { may: ['milk', 'soy'], phrases: ['flora margaryn*', 'benecol', 'smakowit*', 'palma margaryn*'] },
  { may: ['soy', 'nuts', 'gluten'], phrases: ['alpro', 'beyond'] },
  {
    has: ['celery'],
    may: ['gluten', 'milk', 'eggs', 'soy', 'mustard', 'meat', 'poultry', 'beef'],
    phrases: ['kostk*|bulion*|bulionetk*|rosol* knorr*|winiar*|maggi|krakus', 'delikat* przypraw*|mies*|knorr*'],
  },
  { has: ['gluten', 'celery'], may: ['milk', 'eggs', 'soy', 'mustard', 'meat', 'poultry'], phrases: ['goracy kubek'] },
]

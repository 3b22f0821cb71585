import type { Food } from './food.ts'

/**
 * What is left of a food as bought once peel, stone, shell or bones are gone, what dry goods weigh once cooked, what a tin holds
 * once drained. Shares of reference/nutrition-and-units.md, sections 2 and 4, and the refuse of USDA SR28 where it names the food.
 * A key covers every food whose id is it or starts with it and a hyphen; the longest key wins.
 */
const EDIBLE_SHARES: Readonly<Record<string, number>> = {
  jajka: 0.88,
  'jajka-na-twardo': 1,
  'jajka-w-proszku': 1,
  ziemniaki: 0.8,
  'ziemniaki-mlode': 0.95,
  bataty: 0.8,
  topinambur: 0.7,
  maniok: 0.8,
  cebula: 0.9,
  'cebula-dymka': 0.95,
  'cebula-suszona': 1,
  'cebula-prazona': 1,
  szalotka: 0.88,
  czosnek: 0.87,
  'czosnek-granulowany': 1,
  por: 0.6,
  marchew: 0.89,
  'marchew-mloda': 0.95,
  pietruszka: 0.8,
  pasternak: 0.85,
  seler: 0.8,
  'seler-naciowy': 0.89,
  buraki: 0.75,
  'buraki-gotowane': 1,
  rzodkiewka: 0.95,
  rzodkiew: 0.8,
  rzepa: 0.81,
  brukiew: 0.85,
  skorzonera: 0.65,
  'chrzan-korzen': 0.73,
  imbir: 0.93,
  kapusta: 0.8,
  'kapusta-pekinska': 0.92,
  'kapusta-kiszona': 1,
  brukselka: 0.9,
  kalafior: 0.6,
  brokul: 0.61,
  'brokul-galazkowy': 0.95,
  'brokuly-mrozone': 1,
  kalarepa: 0.75,
  pomidory: 0.95,
  'pomidory-suszone': 1,
  'pomidory-krojone': 1,
  'pomidory-pelati': 1,
  'pomidory-w-puszce': 1,
  ogorki: 0.97,
  'ogorki-kiszone': 1,
  'ogorki-malosolne': 1,
  'ogorki-konserwowe': 1,
  papryka: 0.82,
  'papryka-konserwowa': 1,
  'papryczka-chili': 0.8,
  'papryczki-jalapeno': 0.85,
  cukinia: 0.95,
  kabaczek: 0.8,
  patison: 0.9,
  baklazan: 0.85,
  dynia: 0.7,
  'dynia-hokkaido': 0.85,
  'dynia-pizmowa': 0.8,
  'kolby-kukurydzy': 0.45,
  'fasolka-szparagowa': 0.92,
  szparagi: 0.7,
  karczochy: 0.4,
  fenkul: 0.72,
  salata: 0.74,
  'salata-lodowa': 0.95,
  pieczarki: 0.97,
  boczniaki: 0.9,
  botwina: 0.85,
  jablka: 0.9,
  'szara-reneta': 0.85,
  antonowka: 0.85,
  papierowka: 0.85,
  gruszki: 0.9,
  pigwa: 0.61,
  sliwki: 0.94,
  'sliwki-suszone': 1,
  renklody: 0.92,
  mirabelki: 0.9,
  brzoskwinie: 0.93,
  nektarynki: 0.91,
  morele: 0.93,
  wisnie: 0.88,
  czeresnie: 0.9,
  truskawki: 0.95,
  winogrona: 0.96,
  banany: 0.65,
  'banany-suszone': 1,
  plantany: 0.65,
  pomarancze: 0.73,
  mandarynki: 0.74,
  klementynki: 0.77,
  cytryny: 0.53,
  limonki: 0.6,
  grejpfruty: 0.5,
  sweetie: 0.5,
  pomelo: 0.56,
  ananas: 0.51,
  arbuz: 0.52,
  'mini-arbuz': 0.52,
  melon: 0.55,
  mango: 0.71,
  awokado: 0.74,
  kiwi: 0.76,
  granat: 0.55,
  kaki: 0.84,
  papaja: 0.62,
  marakuja: 0.52,
  liczi: 0.6,
  kokos: 0.52,
  rabarbar: 0.86,
}

/** Meat and fish that are sold with bones, and shellfish in shells: their share holds for a weight on the scales too. */
const BONED_SHARES: Readonly<Record<string, number>> = {
  kurczak: 0.68,
  'kura-rosolowa': 0.68,
  'udko-z-kurczaka': 0.73,
  'podudzie-z-kurczaka': 0.67,
  'udziec-z-kurczaka': 0.8,
  'skrzydelka-z-kurczaka': 0.54,
  'porcja-rosolowa': 0.4,
  'szyje-z-kurczaka': 0.64,
  indyk: 0.72,
  'udziec-z-indyka': 0.8,
  'podudzie-z-indyka': 0.75,
  'skrzydlo-z-indyka': 0.64,
  'szyja-z-indyka': 0.6,
  kaczka: 0.66,
  'udko-z-kaczki': 0.7,
  ges: 0.66,
  'udko-z-gesi': 0.7,
  krolik: 0.75,
  perliczka: 0.7,
  przepiorka: 0.8,
  bazant: 0.7,
  'schab-z-koscia': 0.79,
  zeberka: 0.68,
  golonka: 0.62,
  'nozki-wieprzowe': 0.4,
  'kosci-wieprzowe': 0.15,
  'kosci-wolowe': 0.1,
  'ogon-wolowy': 0.5,
  'gicz-cieleca': 0.65,
  pstrag: 0.6,
  karp: 0.55,
  szczupak: 0.55,
  okon: 0.45,
  leszcz: 0.5,
  lin: 0.5,
  wegorz: 0.7,
  dorada: 0.5,
  labraks: 0.5,
  fladra: 0.5,
  makrela: 0.65,
  'makrela-wedzona': 0.65,
  'makrela-w-pomidorach': 1,
  'makrela-w-oleju': 1,
  'szprotki-wedzone': 0.85,
  ploc: 0.5,
  karas: 0.5,
  ostrygi: 0.15,
  malze: 0.25,
}

/** Grams once cooked per gram dry. */
const COOKED_YIELDS: Readonly<Record<string, number>> = {
  ryz: 2.8,
  makaron: 2.2,
  spaghetti: 2.2,
  penne: 2.2,
  lasagne: 2.2,
  kasza: 2.8,
  'kasza-manna': 6,
  peczak: 3,
  kuskus: 2.5,
  bulgur: 2.7,
  'komosa-ryzowa': 2.8,
  amarantus: 2.8,
  freekeh: 2.7,
  soczewica: 2.4,
  fasola: 2.4,
  ciecierzyca: 2.4,
  groch: 2.4,
  soja: 2.4,
  'bob-suchy': 2.4,
}

/** What shares a cooked food's first word and is bought wet. */
const NEVER_DRY = /konserwow|-w-|mrozon|swiez|konjac|udon|zupk|gotow/

/** Share of a tin or jar that is left once its brine, juice or oil is poured off. */
const DRAINED_SHARES: Readonly<Record<string, number>> = {
  'fasola-konserwowa': 0.6,
  'fasola-biala-konserwowa': 0.6,
  'fasola-czerwona-konserwowa': 0.6,
  'fasola-czarna-konserwowa': 0.6,
  'ciecierzyca-konserwowa': 0.6,
  'soczewica-konserwowa': 0.6,
  'groszek-konserwowy': 0.6,
  'groszek-z-marchewka': 0.6,
  'kukurydza-konserwowa': 0.84,
  'mieszanka-meksykanska-konserwowa': 0.7,
  'fasolka-szparagowa-konserwowa': 0.55,
  'marchewka-konserwowa': 0.6,
  tunczyk: 0.72,
  'tunczyk-w-sosie-wlasnym': 0.72,
  'tunczyk-w-oleju': 0.72,
  'pieczarki-konserwowe': 0.55,
  'pieczarki-marynowane': 0.55,
  'grzyby-marynowane': 0.55,
  'ogorki-konserwowe': 0.55,
  'ogorki-kiszone': 0.6,
  korniszony: 0.55,
  'papryka-konserwowa': 0.55,
  oliwki: 0.5,
  kapary: 0.6,
  'ananas-w-puszce': 0.6,
  'brzoskwinie-w-puszce': 0.58,
  'morele-w-puszce': 0.58,
  'gruszki-w-puszce': 0.56,
  'mandarynki-w-puszce': 0.56,
  'karczochy-w-zalewie': 0.6,
  'pomidory-suszone-w-oleju': 0.55,
  sardynki: 0.75,
  'szprotki-w-oleju': 0.7,
}

/** The tinned sister of a food that is dry or fresh without a tin. */
const TINNED: Readonly<Record<string, string>> = {
  fasola: 'fasola-konserwowa',
  'fasola-biala': 'fasola-biala-konserwowa',
  'fasola-czerwona': 'fasola-czerwona-konserwowa',
  'fasola-czarna': 'fasola-czarna-konserwowa',
  ciecierzyca: 'ciecierzyca-konserwowa',
  soczewica: 'soczewica-konserwowa',
  'soczewica-zielona': 'soczewica-konserwowa',
  'soczewica-czerwona': 'soczewica-konserwowa',
  'soczewica-brazowa': 'soczewica-konserwowa',
  'soczewica-czarna': 'soczewica-konserwowa',
  groszek: 'groszek-konserwowy',
  kukurydza: 'kukurydza-konserwowa',
  pomidory: 'pomidory-w-puszce',
}

/** Grams of juice in one piece of the fruit it is named after. */
const JUICE_OF_ONE: Readonly<Record<string, number>> = {
  'sok-z-cytryny': 40,
  'sok-z-limonki': 25,
  'sok-pomaranczowy': 80,
  'sok-grejpfrutowy': 150,
}

/** Share of one whole piece that is eaten: without peel, stone or shell. */
export function edibleShareOf({ id }: Food): number {
  return byLongestKey(BONED_SHARES, id) ?? (/suszon|mrozon|liofiliz|kandyz/.test(id) ? 1 : (byLongestKey(EDIBLE_SHARES, id) ?? 1))
}

/** Share of a weight on the scales that is meat and no bone; 1 for what is sold without. */
export function bonedShareOf({ id }: Food): number {
  return byLongestKey(BONED_SHARES, id) ?? 1
}

/** Grams that a gram of a dry food weighs once cooked, or null for what is not sold dry. */
export function cookedYieldOf({ id }: Food): number | null {
  return NEVER_DRY.test(id) ? null : byLongestKey(COOKED_YIELDS, id)
}

/** Share of a tin or jar that goes into a dish. */
export function drainedShareOf({ id }: Food): number {
  return byLongestKey(DRAINED_SHARES, id) ?? 1
}

/** Id of the food that a tin of this one holds, or null where the food itself is tinned or no tin is sold. */
export function tinnedIdOf({ id }: Food): string | null {
  return TINNED[id] ?? null
}

/** Grams of juice in one fruit ("sok z 1 cytryny"), or null for what is no such juice. */
export function juiceOfOne({ id }: Food): number | null {
  return JUICE_OF_ONE[id] ?? null
}

function byLongestKey(table: Readonly<Record<string, number>>, id: string): number | null {
  for (let key = id; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('-')))) {
    const figure = table[key]
    if (figure !== undefined) return figure
  }
  return null
}

/** Every id or beginning of ids that the tables above name, for the test that each is still somebody's. */
export function yieldKeys(): string[] {
  const keys = [EDIBLE_SHARES, BONED_SHARES, COOKED_YIELDS, DRAINED_SHARES, JUICE_OF_ONE].flatMap((table) => Object.keys(table))
  return [...keys, ...Object.entries(TINNED).flat()]
}

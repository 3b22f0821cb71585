/**
 * Names that people use for a food beside those of its row; kept apart so that the rows stay as their authors wrote them.
 * Food id → further nominatives.
 */
export const EXTRA_NAMES: Readonly<Record<string, readonly string[]>> = {
  'kolendra-swieza': ['kolendra'],
  'reczniki-papierowe': ['ręcznik kuchenny'],
  'przyprawa-uniwersalna': ['ziarenka smaku'],
  'orzeszki-w-panierce': ['orzeszki paprykowe'],
  passata: ['passata pomidorowa'],
  'koncentrat-pomidorowy': ['pasta pomidorowa'],
  tahini: ['pasta tahini'],
  gorczyca: ['gorczyca ziarno'],
  pietruszka: ['pietrucha'],
  chipsy: ['czipsy'],
  'napoj-energetyczny': ['energol', 'energole'],
}

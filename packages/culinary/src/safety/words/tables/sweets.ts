import type { Phrases } from '../phrase.ts'

/** Sweets and bars by the names they are sold under, as their labels read. */
export const SWEETS: readonly Phrases[] = [
  {
    has: ['gluten', 'milk', 'soy'],
    may: ['nuts', 'peanuts', 'eggs'],
    phrases: [
      'grzesk*',
      'grzesiek',
      'prince polo',
      'goralk~',
      'goralki',
      'princess~',
      'princessa',
      'pieguski',
      'jezyk~ koci*',
      'torcik* wedlowsk*',
      'waflowy torcik*',
    ],
  },
  {
    has: ['milk', 'soy'],
    may: ['nuts', 'peanuts', 'gluten'],
    phrases: ['michalk~', 'michalki', 'irys~', 'irysy', 'mieszank* wedlowsk*'],
  },
  { has: ['milk', 'soy', 'alcohol'], may: ['gluten', 'nuts'], phrases: ['pawelek', 'pawelk~', 'kukulk~', 'kukulki', 'bombonierk*'] },
  { has: ['milk', 'soy', 'peanuts'], may: ['nuts', 'gluten'], phrases: ['tiki taki'] },
  { has: ['milk'], may: ['soy', 'gluten', 'nuts'], phrases: ['mordoklejk*', 'fudge', 'butterscotch*'] },
  { has: ['milk', 'gluten', 'soy'], may: ['nuts', 'eggs'], instead: true, phrases: ['salami czekolad*', 'blok~|blok|bloku czekolad*'] },
  { has: ['nuts', 'honey'], may: ['sesame'], phrases: ['makagig*'] },
  { has: ['nuts'], may: ['eggs', 'honey', 'peanuts'], phrases: ['miodek|miodku tureck*'] },
  { has: ['gluten', 'milk'], may: ['eggs', 'nuts', 'soy'], phrases: ['rurk* krem*|waflow*'] },
  { has: ['eggs', 'milk'], phrases: ['curd'] },
  { has: ['milk'], may: ['soy'], phrases: ['nutridrink*'] },
  { has: ['gluten', 'milk'], may: ['soy'], phrases: ['horlicks', 'ovaltin*'] },
]

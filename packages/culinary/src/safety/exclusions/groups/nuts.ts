import type { ExclusionGroup } from '../exclusion-group.ts'

/** A nut by its own name, in folded words and ids of foods. */
const NAMED_NUT = /(?:^|-)(?:laskow|wlosk|nerkow|pistacj|migdal|pekan|pecan|makadami|macadami|brazylijsk|ziemn|arachid|fistasz|pini)/
const hiddenNut = { traits: ['nuts'], unless: NAMED_NUT } satisfies ExclusionGroup['hiddenIn']
/** Nuts and peanuts, by their kinds. */
export const NUTS_GROUPS: readonly ExclusionGroup[] = [
  {
    typed: ['orzech~|orzechy|orzechow|orzechami', 'orzesz*', 'orzech* drzewn*|jadaln*|rozn*|inn*'],
    traits: ['nuts', 'peanuts'],
    words: ['orzech*|orzesz*'],
    spares: /^(?:kokos|galka|dynia|wiorki|olej-kokosowy)/,
  },
  { typed: ['orzesz*|orzech* ziemn*', 'arachid*', 'fistasz*', 'mas* orzechow*'], traits: ['peanuts'] },
  {
    typed: ['orzech*|orzesz* laskow*', 'laskow*'],
    words: [
      'laskow*|nutell*|nusspli|nutkao|gianduj*|ferrero|rocher*|hanut*|knoppers*|pralin*|romesco',
      'krem~ czekolad* orzech*',
      'kinder bueno',
    ],
    foods: ({ id }) => /^(?:krem-czekoladowo-orzechowy|krem-kakaowy|orzechy-laskowe|czekoladki)/.test(id),
    hiddenIn: hiddenNut,
  },
  {
    typed: ['orzech*|orzesz* wlosk*'],
    words: ['orzech*|orzesz* wlosk*', 'baklaw*|baklav*', 'kutia|kutii|kutie', 'waldorf*', 'orzechowk*', 'muhammar*', 'satsiv*'],
    hiddenIn: hiddenNut,
  },
  {
    typed: ['nerkow*', 'orzech*|orzesz* nerkow*'],
    words: ['nerkow*', 'korma|kormy', 'kung pao'],
    hiddenIn: { ...hiddenNut, unless: /(?:^|-)(?:laskow|wlosk|pistacj|migdal|pekan|makadami|brazylijsk|ziemn|arachid)/ },
  },
  {
    typed: ['pistacj*', 'orzech*|orzesz* pistacj*'],
    words: ['pistacj*', 'baklaw*|baklav*', 'kunaf*|knaf*|kataif*', 'mortadel*'],
    hiddenIn: hiddenNut,
  },
  { typed: ['pekan*|pecan*', 'orzech* pekan*|pecan*'], words: ['pekan*|pecan*'], hiddenIn: hiddenNut },
  { typed: ['makadami*|macadami*', 'orzech* makadami*|macadami*'], words: ['makadami*|macadami*'], hiddenIn: hiddenNut },
  { typed: ['brazylijsk*', 'orzech* brazylijsk*'], words: ['brazylijsk* orzech*|orzesz*'], hiddenIn: hiddenNut },
  {
    typed: ['migdal*', 'orzech* migdal*'],
    words: [
      'migdal*|marcepan*|marzipan*|frangipan*|amaret*|makaronik*|macarons|nugat*|turron|cantuc*|florentynk*|linzer*|financier*|orszad*|raffaello|toblerone|ajoblanco|stollen*|dacquois*|romesco|swietomarcinsk*',
    ],
    hiddenIn: hiddenNut,
  },
]

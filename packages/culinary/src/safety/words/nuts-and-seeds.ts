import type { Phrases } from './phrase.ts'

/** Nuts, peanuts, soy, sesame, sweets made of them. */
export const NUTS_AND_SEEDS: readonly Phrases[] = [
  {
    phrases: [
      'galk* muszkat*', 'kwiat* muszkat*', 'orzech* muszkat*', 'orzech* kokos*', 'orzech*|orzesz* wodn*|tygrys*|ziemn* tygrys*', 'orzesz*|orzech* pini*|cedr*|sosn*', 'kasztan*', 'kokos*', 'chipsy kokos*', 'dyni* orzech*|pizmow*',
      'lecytyn* slonecznik*|rzepak*', 'kremo* kasztan*', 
      'ziemniak* migdal*', 'fasolk~ mung', 'kielk* mung',
    ],
  },
  {
    has: ['peanuts'],
    may: ['nuts'],
    phrases: [
      'orzesz*|orzech* ziemn*', 'orzesz*|orzech* arachid*', 'arachid*', 'fistasz*', 'masl~|maslem|masla|masle|maselk* orzech*|orzesz*', 'satay', 'sataj', 'peanut*', 'felix', 'chrup* orzech*',
    ],
  },
  { has: ['peanuts', 'milk', 'soy'], may: ['eggs', 'nuts', 'gluten'], phrases: ['snickers*', 'reese*'] },
  { has: ['peanuts', 'nuts'], phrases: ['mieszank* studen*'] },
  { has: ['peanuts'], may: ['nuts'], phrases: ['orzeszk*', 'orzeszek', 'past~ orzech*', 'masl~|maslo|masla orzech* kawalk* orzech*'] },
  { has: ['nuts'], may: ['peanuts'], phrases: ['mieszank* orzech*'] },
  { has: ['nuts'], phrases: ['masl~|maslem|masla|past~|krem~ laskow*|migdal*|nerkow*|pistacj*|wlosk* orzech*', 'masl~|masla|maslem|past~|krem~|mas~ orzech*|orzesz* laskow*|nerkow*|wlosk*|pekan*|pistacj*|makadami*', 'masl~|masla|maslem migdal*|nerkow*|laskow*|pistacj*'] },
  {
    has: ['nuts'],
    phrases: [
      'orzech*', 'orzechow*', 'orzeszk* laskow*|wlosk*|nerkow*|pekan*|makadami*|brazylijsk*|pistacj*', 'orzech* laskow*|wlosk*|nerkow*|pekan*|pecan*|makadami*|macadami*|brazylijsk*|pistacj*', 'migdal*', 'laskow*', 'nerkowc*', 'nerkowiec', 'pistacj*', 'pekan*', 'pecan*', 'makadami*', 'macadami*', 'marcepan*',
      'marzipan*', 'frangipan*', 'krokant*', 'amarett*',
    ],
  },
  { has: ['nuts'], may: ['peanuts', 'sulphites'], phrases: ['bakali*'] },
  { may: ['nuts'], phrases: ['aromat* migdal*|orzech*', 'olejek|olejku|zapach* migdal*|orzech*'] },
  { has: ['nuts', 'milk', 'soy'], may: ['gluten', 'peanuts'], phrases: ['nutell*', 'ferrero*', 'pralin*', 'gianduj*', 'gianduia', 'krem~ czekolad* orzech*', 'toffife*', 'trufle czekolad*'] },
  { has: ['nuts', 'eggs'], may: ['honey', 'milk'], phrases: ['nugat*', 'turron', 'nugatow*'] },
  { has: ['milk', 'nuts'], may: ['gluten'], phrases: ['pesto'] },
  { has: ['nuts'], may: ['gluten'], phrases: ['pesto weg*'] },
  {
    has: ['soy'],
    phrases: [
      'soja', 'soi', 'soje', 'sojow*', 'soja', 'tofu*', 'tempeh*', 'tempe', 'edamame', 'natto', 'okara', 'yuba', 'teksturowan*', 'tvp', 'doenjang', 'inari', 'aburaage', 'shoyu bezgluten*',
    ],
  },
  { has: ['soy'], may: ['gluten'], phrases: ['miso', 'tamari'] },
  { has: ['soy', 'gluten'], phrases: ['sos~|sosu|sosem soj*', 'shoyu', 'teriyak*', 'terijaki', 'gochujang*', 'ponzu', 'yakisoba', 'sukiyaki'] },
  { has: ['soy', 'gluten', 'sesame'], phrases: ['hoisin*'] },
  { phrases: ['lecytyn* slonecz*|rzepak*'] },
  { may: ['soy', 'eggs'], phrases: ['lecytyn*', 'e322', 'emulgator*'] },
  { has: ['sesame'], phrases: ['sezam*', 'tahin*', 'halw~', 'chalw~', 'halwa', 'chalwa', 'hummus*', 'humus*', 'gomasi*', 'zatar', 'zaatar', 'za atar', 'furikake', 'dukka*', 'babagan*', 'baba ganu*|ghan*', 'mutabal*', 'moutabal*'] },
  { may: ['sesame'], phrases: ['falafel*'] },
  { may: ['soy'], instead: true, phrases: ['kielk* soj*|soi'] },
  { has: ['milk', 'soy'], may: ['nuts', 'gluten', 'peanuts'], phrases: ['czekolad* mleczn*|bial*', 'polew~|polewa czekolad*', 'kinder*', 'milk*', 'czekoladk*', 'baton*', 'mars', 'twix*', 'bounty', 'raffaello'] },
  { has: ['soy'], may: ['milk', 'nuts', 'gluten'], phrases: ['czekolad*', 'kuwertur*'] },
]

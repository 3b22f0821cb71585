import type { Phrases } from './phrase.ts'

/** Dishes, sweets and cuts whose name alone says what is in them, as they are cooked or baked as a rule. */
export const DISHES: readonly Phrases[] = [
  { phrases: ['rolad* szpinakow*|biszkopt*|lodow*|serow*|makow*', 'sin carne'] },
  {
    has: ['meat', 'pork'],
    phrases: ['wedzonk*', 'wedzonc*', 'swiezonk*', 'peklowk*', 'zymlok*', 'lardo', 'coppa', 'mettwurst*', 'bratwurst*', 'tuszonk*'],
  },
  { has: ['meat', 'pork'], may: ['gluten', 'milk'], phrases: ['corn dog*', 'currywurst*', 'scotch egg*'] },
  { has: ['meat'], phrases: ['gnaty', 'gnatow', 'gnatach', 'galat', 'galatu', 'bitki', 'bitek', 'bitkami', 'bitkach', 'con carne'] },
  {
    has: ['meat'],
    may: ['gluten', 'eggs', 'milk'],
    phrases: ['sznyc*', 'klopsik*', 'kofta', 'kofty', 'cevapcici', 'merguez', 'musak*', 'moussak*'],
  },
  {
    has: ['meat', 'beef'],
    phrases: ['rumszty*', 'romszty*', 'strogonow*', 'stroganow*', 'stroganoff*', 'boeuf', 'bourguignon*', 'ossobuco', 'brisket'],
  },
  { has: ['meat', 'poultry'], phrases: ['czernin*', 'czarnin*', 'kaczuch*', 'coq vin'] },
  { may: ['meat', 'pork'], phrases: ['rolad* slask*', 'okras*', 'omast*', 'szaszlyk*', 'tikka'] },
  { has: ['gelatine'], phrases: ['aspik*', 'auszpik*'] },
  { has: ['fish'], phrases: ['sashimi', 'ceviche', 'poke', 'gefilte', 'bouillabaisse', 'fish'] },
  {
    has: ['fish', 'soy', 'gluten'],
    may: ['crustaceans', 'eggs', 'sesame', 'molluscs'],
    phrases: ['sushi', 'nigiri', 'uramak*', 'futomak*'],
  },
  { has: ['fish', 'crustaceans', 'peanuts', 'eggs', 'soy'], may: ['gluten'], phrases: ['pad thai|taj'] },
  { has: ['peanuts'], may: ['soy', 'gluten', 'fish', 'crustaceans', 'nuts', 'eggs'], phrases: ['gado gado', 'kung pao', 'massaman*'] },
  { has: ['crustaceans', 'fish'], phrases: ['tom yum|jam', 'laksa', 'laksy', 'belacan', 'trassi'] },
  { may: ['crustaceans', 'fish'], phrases: ['sambal*', 'tom kha', 'zupa|zupy pho'] },
  { has: ['crustaceans', 'molluscs'], may: ['fish', 'meat', 'poultry', 'pork', 'celery'], phrases: ['paell*', 'jambalay*', 'gumbo'] },
  { may: ['milk', 'celery', 'meat', 'alcohol', 'sulphites'], phrases: ['risott*'] },
  { has: ['milk', 'lactose'], phrases: ['lassi', 'raita', 'raity', 'kulfi', 'fondue', 'saganaki'] },
  { has: ['milk'], may: ['nuts', 'peanuts'], phrases: ['korma', 'kormy', 'korme'] },
  { has: ['gluten', 'milk'], may: ['eggs'], phrases: ['chaczapuri', 'cheesecake*', 'calzone', 'strombol*', 'croque'] },
  { has: ['gluten', 'milk', 'nuts'], may: ['honey', 'eggs'], phrases: ['kunaf*', 'knaf*', 'kataif*', 'kadaif*'] },
  {
    has: ['gluten', 'nuts', 'eggs'],
    may: ['milk', 'soy', 'honey', 'sesame'],
    phrases: ['cantuc*', 'florentynk*', 'linzer*', 'financier*', 'stollen*', 'dacquois*', 'esterhaz*'],
  },
  {
    has: ['gluten', 'eggs', 'milk'],
    may: ['nuts', 'soy', 'sulphites'],
    phrases: ['mazurek', 'mazurk~', 'pascha', 'paschy', 'profiterol*', 'churros', 'sacher*', 'fale dunaju'],
  },
  { has: ['gluten', 'nuts', 'honey'], may: ['milk', 'sulphites'], phrases: ['kutia', 'kutii', 'kutie'] },
  { has: ['nuts'], may: ['gluten', 'milk'], phrases: ['grylaz*', 'romesco', 'muhammar*', 'ajoblanco', 'ajo blanco', 'orszad*', 'rocher*'] },
  { has: ['nuts', 'sesame'], phrases: ['dukka*'] },
  { has: ['nuts', 'celery', 'eggs', 'mustard'], phrases: ['waldorf*'] },
  { may: ['nuts', 'peanuts', 'sesame', 'gluten'], phrases: ['mole'] },
]

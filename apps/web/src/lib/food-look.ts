import type { PantryCategory } from '@spizarka/contract/pantry'
import type { Glyph, Tint } from '../ui/food/glyphs.ts'

// Beginnings of words; the first rule that fits decides, so what names a kind ("ser feta") stands before its family ("ser").
const GLYPH_OF: readonly (readonly [RegExp, Glyph])[] = (
  [
    ['jajk|jaj[ao]', 'egg'],
    ['masło orzech|krem orzech', 'jam'],
    ['mleko w proszku', 'flour'],
    ['masł|margaryn', 'butter'],
    ['mlek|kefir|maślank|napój owsian', 'milk'],
    ['feta|mozzarell|halloumi|tofu', 'feta'],
    ['twaróg|twarog|serek wiejski|ricott', 'curd'],
    ['ser |ser$|sery |gouda|parmezan|cheddar|oscyp|camembert', 'cheese'],
    ['jogurt|śmietan|serek|skyr|budyń', 'cup'],
    [
      'pieprz|papryka (?:słodka|ostra|wędzona|mielona|w proszku)|sól|cynamon|kurkum|majeranek|oregano|curry|kumin|kmin|liść laurowy|ziele angielskie|przypraw|imbir mielony',
      'spice',
    ],
    ['koncentrat|puszk|passat|pomidory krojone|kukurydz', 'tin'],
    ['ogórki (?:kiszone|konserwowe)|oliwki|kapary', 'pickles'],
    ['pomidor', 'tomato'],
    ['papryk', 'pepper'],
    ['szpinak|sałat|rukol|jarmuż|roszponk|kapust', 'spinach'],
    ['cebul|szalot', 'onion'],
    ['czosn', 'garlic'],
    ['ziemniak|batat', 'potato'],
    ['marchew|pietruszka korze', 'carrot'],
    ['burak|buracz', 'beet'],
    ['jabłk|jabłek|gruszk', 'apple'],
    ['cytryn|limonk', 'lemon'],
    ['banan', 'banana'],
    ['pieczark|grzyb|boczniak|kurki', 'mushroom'],
    ['dyni', 'pumpkin'],
    ['natk|koper|bazyli|szczypior|tymian|rozmaryn|mięt|kolendr', 'herbs'],
    ['chleb|tost|bagiet', 'bread'],
    ['bułk|kajzer|rogal|drożdżów', 'roll'],
    ['mąk|skrobi|proszek do pieczenia', 'flour'],
    ['makaron|spaghetti|lasagn|penne|świderk', 'pasta'],
    ['kasz|quino|bulgur|kuskus', 'groats'],
    ['ryż', 'rice'],
    ['płatki|musli|granol|otręb', 'oats'],
    ['cukier|ksylitol|erytryt', 'sugar'],
    ['kurczak|pierś z|udka|filet z (?:kurczaka|indyka)|indyk', 'chicken'],
    ['boczek|szynk|kiełbas|parówk|schab|karków|wołow|wieprz|mięso', 'bacon'],
    ['łosoś|dorsz|tuńczyk|śledź|makrel|pstrąg|ryb', 'fish'],
    ['olej|oliwa|ocet', 'oil'],
    ['miód', 'honey'],
    ['dżem|konfitur|powidł|nutell', 'jam'],
    ['fasol|ciecierzyc|soczewic|groch', 'beans'],
  ] as const
).map(([beginnings, glyph]) => [new RegExp(`(?:^|\\s)(?:${beginnings})`, 'i'), glyph])

const TINT_OF: Record<PantryCategory, Tint> = {
  dairy: 'dairy',
  produce: 'veg',
  meat: 'meat',
  bakery: 'grain',
  dry: 'grain',
  jars: 'jar',
  sauces: 'jar',
  frozen: 'dairy',
  ready: 'fruit',
  sweets: 'fruit',
  drinks: 'dairy',
  spices: 'jar',
  household: 'jar',
  other: 'jar',
}

/** How a product's tile looks: a drawing where its name says which, and the ground of its shelf. */
export function foodLook(name: string, category: PantryCategory = 'other'): { glyph: Glyph | undefined; tint: Tint } {
  return { glyph: GLYPH_OF.find(([pattern]) => pattern.test(name))?.[1], tint: TINT_OF[category] }
}

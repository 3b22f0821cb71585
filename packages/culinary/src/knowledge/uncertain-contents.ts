import type { Allergen, Food, Origin } from './food.ts'

/** What makers of foods alike put in or leave out; only the label tells. */
interface Uncertainty {
  allergens: readonly Allergen[]
  origin?: readonly Origin[]
}

const ANYTHING: readonly Allergen[] = ['gluten', 'eggs', 'fish', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites']

/** Where not even the kind is known. */
const ALL: readonly Allergen[] = [...ANYTHING, 'peanuts', 'crustaceans', 'molluscs', 'lupin']

const SAUSAGES: Uncertainty = { allergens: ['gluten', 'soy', 'milk', 'mustard', 'celery', 'eggs'] }
const SEASONINGS: Uncertainty = { allergens: ['mustard', 'celery', 'sesame', 'gluten', 'soy', 'milk'] }
const STOCK: Uncertainty = { allergens: ['gluten', 'milk', 'eggs', 'soy', 'mustard'] }
const ANY_MEAT: readonly Origin[] = ['meat', 'poultry', 'pork', 'beef']
const SOUPS: Uncertainty = {
  allergens: ['gluten', 'milk', 'eggs', 'soy', 'celery', 'mustard', 'fish'],
  origin: [...ANY_MEAT, 'dairy', 'egg', 'fish'],
}
const READY_MEALS: Uncertainty = { allergens: ANYTHING }
const SAUCES: Uncertainty = { allergens: ['gluten', 'milk', 'eggs', 'soy', 'celery', 'mustard', 'sulphites'] }
const CHOCOLATE: Uncertainty = { allergens: ['milk', 'nuts', 'gluten', 'soy', 'peanuts'] }
const CONFECTIONERY: Uncertainty = { allergens: ['gluten', 'milk', 'soy', 'nuts', 'peanuts', 'eggs', 'sesame'] }
const PASTRY: Uncertainty = { allergens: ['eggs', 'milk', 'soy', 'nuts', 'sesame', 'lupin'] }
const BREAD: Uncertainty = { allergens: ['sesame', 'soy'] }
/** Where flour without gluten will not bind, eggs, milk, soy or lupin do. */
const GLUTEN_FREE: Uncertainty = { allergens: ['eggs', 'milk', 'soy', 'lupin', 'nuts', 'sesame'] }
const SNACKS: Uncertainty = { allergens: ['milk', 'gluten', 'soy', 'mustard', 'celery'] }
const BREAKFAST: Uncertainty = { allergens: ['nuts', 'milk', 'soy', 'peanuts', 'sesame'] }
const SULPHITED: Uncertainty = { allergens: ['sulphites'] }
const PLANT_BASED: Uncertainty = { allergens: ['nuts', 'soy', 'gluten'] }
const EGG_PASTA: Uncertainty = { allergens: ['eggs'], origin: ['egg'] }
const FROM_PIGS: Uncertainty = { allergens: [], origin: ['meat', 'pork', 'beef'] }

/** Foods of one kind, by their ids. */
const BY_ID: readonly (readonly [RegExp, Uncertainty])[] = [
  [/^(?:kostka-(?:rosolowa|wolowa|warzywna|grzybowa|bulionowa)|bulion|rosol|przyprawa-uniwersalna|przyprawa-warzywna)/, STOCK],
  [/^(?:bulion|bulion-w-proszku)$/, { allergens: [], origin: ANY_MEAT }],
  [/^(?:przyprawa|harissa|pasta-curry|marynata|czubryca|zatar|adzika|pieprz-ziolowy|sol-ziolowa)/, SEASONINGS],
  // Thai pastes are made with dried shrimps and fish sauce.
  [/^(?:pasta-curry|sambal-oelek)/, { allergens: ['crustaceans', 'fish'], origin: ['fish'] }],
  [/^(?:curry|garam-masala|ras-el-hanout)$/, { allergens: ['mustard', 'celery', 'gluten'] }],
  [/^sos-(?!sojowy|rybny|ostrygowy|worcester|hoisin)|^(?:fix|dip)-/, SAUCES],
  [/^sos-(?:pomidorowy|bolonski$|pieczeniowy|curry|pieczarkowy|smietanowy|grzybowy)/, { allergens: [], origin: ['dairy', ...ANY_MEAT] }],
  [/^(?:sos|danie-gotowe|zupka|zupa-gotowa|zupa-chinska)$/, { allergens: ALL, origin: [...ANY_MEAT, 'fish', 'dairy', 'egg', 'honey'] }],
  [/^(?:deser|ciastka|ciasto|tort|krem-do-tortow-w-proszku|ciasto-w-proszku)$/, { allergens: [...CONFECTIONERY.allergens, 'lupin'] }],
  [/^(?:ketchup|chutney|salsa|ajwar)/, { allergens: ['celery', 'mustard'] }],
  [/^(?:sos-worcester|miso|tempeh|natto|sos-sliwkowy)$/, { allergens: ['gluten'] }],
  [/^(?:czekolada|kuwertura|kropelki-czekoladowe|posypka-czekoladowa|polewa)/, CHOCOLATE],
  [/^(?:kakao-rozpuszczalne|sos-czekoladowy)$/, { allergens: ['milk', 'soy', 'gluten'], origin: ['dairy'] }],
  [/^margaryna(?:-do-smarowania)?$/, { allergens: ['milk', 'soy'], origin: ['dairy'] }],
  [
    /^(?:jogurt-kokosowy|jogurt-roslinny|jogurt-sojowy|deser-sojowy|napoj-roslinny|ser-weganski|serek-weganski|feta-weganska|smietanka-sojowa|lody-weganskie)/,
    PLANT_BASED,
  ],
  [/^jogurt-kokosowy$/, { allergens: ['milk'], origin: ['dairy'] }],
  [
    /^(?:burgery-roslinne|mielone-roslinne|kotlety-roslinne|kurczak-roslinny|parowki-weganskie|wedlina-roslinna|pasztet-weganski|seitan|kotlety-sojowe)$/,
    { allergens: ['soy', 'gluten', 'celery', 'mustard', 'sesame', 'nuts'] },
  ],
  [/^budyn|^smietan-fix$|^aromat-smietankowy$/, { allergens: ['milk', 'eggs', 'gluten'], origin: ['dairy', 'egg'] }],
  [/^(?:proszek-do-pieczenia|kasza|cebula-prazona)$/, { allergens: ['gluten'] }],
  [
    /^(?:maslo-orzechowe|orzechy-ziemne|orzeszki-ziemne|chrupki-orzechowe|orzeszki-miodowe|orzeszki-w-panierce|orzeszki-w-karmelu)/,
    { allergens: ['nuts'] },
  ],
  [/^(?:orzechy|granola|musli|lody-orzechowe|masa-orzechowa)$/, { allergens: ['peanuts'] }],
  [
    /^(?:rodzynki|koryntki|figi-suszone|sliwki-suszone|zurawina$|wisnie-suszone|banany-suszone|pomidory-suszone|chrzan$|krewetki|czosnek-marynowany|musztarda)/,
    SULPHITED,
  ],
  [/^(?:pesto|tapenada)/, { allergens: ['nuts', 'fish', 'gluten'] }],
  [/^tapenada$/, { allergens: [], origin: ['fish'] }],
  [/^kimchi-weganskie$/, { allergens: ['soy', 'gluten'] }],
  [/^(?:falafel|hummus)$/, { allergens: ['gluten', 'sesame', 'soy'] }],
  [
    /^(?:makaron|makaron-nitki|makaron-wstazki|makaron-kokardki|lazanki|lasagne|makaron-lasagne|makaron-cannelloni|gnocchi|makaron-udon|makaron-somen)$/,
    EGG_PASTA,
  ],
  [/^(?:makaron-sojowy|kielki-fasoli-mung)/, { allergens: ['soy'] }],
  [
    /^(?:ciasto-francuskie|ciasto-kruche|ciasto-filo|ciasto-w-proszku|ciasto-na-pizze|spod-do-pizzy)$/,
    { allergens: ['milk', 'eggs', 'soy'], origin: ['dairy', 'egg'] },
  ],
  [/^(?:panierka-panko|grzanki|sucharki)$/, { allergens: ['milk', 'soy'] }],
  [/^(?:burgery-wolowe|karkowka-marynowana|mieso-kebab)/, SAUSAGES],
  [/^ser-smazony$/, { allergens: ['gluten', 'eggs'], origin: ['egg'] }],
  [/^tatar-wolowy$/, { allergens: ['eggs', 'mustard'] }],
  [/^paluszki-krabowe$/, { allergens: ['milk', 'molluscs'] }],
  [
    /^(?:sledzie-|matjasy|rolmopsy|sardynki-w|szprotki-w-|tunczyk-w-sosie-pom|makrela-w-|paprykarz)/,
    { allergens: ['mustard', 'celery', 'soy', 'gluten', 'sulphites'] },
  ],
  [
    /^(?:warzywa-na-patelnie|mrozonka|warzywa-mrozone|mieszanka-chinska|mieszanka-meksykanska|sok-jednodniowy|warzywa|warzywa-w-sloiczku)$/,
    { allergens: ['celery'] },
  ],
  [/^aromat-migdalowy$/, { allergens: ['nuts'] }],
  [/^(?:tortilla-kukurydziana|tacos|chleb-gryczany)$/, { allergens: ['gluten'] }],
  [/^(?:konserwa-turystyczna|gulasz-angielski|wolowina-w-puszce|kielbaski-w-puszce|pasztet)$/, SAUSAGES],
  [/^fasola-w-sosie-pomidorowym$/, { allergens: ['gluten', 'celery', 'mustard'] }],
  [/^maka-bezglutenowa$/, { allergens: ['lupin', 'soy', 'milk'] }],
  [/^makaron-bezglutenowy$/, EGG_PASTA],
  [/^musli-bezglutenowe$/, { allergens: ['nuts', 'milk', 'soy', 'sesame'] }],
  [/^odzywka-bialkowa$/, { allergens: ['soy', 'eggs'] }],
  // Nobody said with what they are filled or cooked.
  [
    /^(?:pierogi|pierogi-mrozone|uszka|krokiety|zapiekanka|tarta|sajgonki|minestrone|kapusta-zasmazana|kapusta-z-grochem)$/,
    { allergens: [], origin: ANY_MEAT },
  ],
  [/^mieso$/, { allergens: [], origin: ANY_MEAT }],
  [/^mieso-mielone$/, { allergens: [], origin: ['beef', 'poultry'] }],
  [/^(?:zelatyna|galaretka|zelki|pianki|cukierki-do-zucia)/, FROM_PIGS],
  // Liquorice is sold as gums as well.
  [/^lukrecja$/, { allergens: [], origin: ['gelatine'] }],
  [/^(?:baton|batonik|cukierki|krem-ciasteczkowy|lukrecja|pianki|rachatlukum|posypka|drazetki)/, CONFECTIONERY],
  [/^(?:leczo|bigos|fasolka-po-bretonsku|golabki|gulasz)/, READY_MEALS],
]

/** Foods of one shelf where makers differ. */
function byShelf(food: Food): Uncertainty | null {
  const processed = food.tags?.includes('processed') === true
  if (food.tags?.includes('gluten-free')) return food.aisle === 'bakery' ? GLUTEN_FREE : null
  if (food.aisle === 'cold-cuts' || (food.aisle === 'meat' && processed)) return SAUSAGES
  if (food.aisle === 'ready-meals')
    return /^(?:zupa|rosol|barszcz|zurek|krem-z|krupnik|kapusniak|grochowka)/.test(food.id) ? SOUPS : READY_MEALS
  if (food.aisle === 'frozen' && processed) return frozen(food)
  if (food.aisle === 'baby') return { allergens: ['milk', 'gluten', 'celery'] }
  if (food.aisle === 'bakery' && food.allergens.includes('gluten') && food.id !== 'bulka-tarta') return processed ? PASTRY : BREAD
  if (food.aisle === 'sweets' && food.allergens.length > 0) return food.allergens.includes('gluten') ? PASTRY : CONFECTIONERY
  if (food.aisle === 'snacks' && processed) return SNACKS
  if (food.aisle === 'breakfast' && (processed || /musli|granola/.test(food.id))) return BREAKFAST
  return null
}

/** Ice cream differs as chocolate does; what is nothing but vegetables and salt (chips) does not differ. */
function frozen(food: Food): Uncertainty | null {
  if (food.tags?.includes('added-sugar')) return CHOCOLATE
  return food.allergens.length === 0 && !food.origin.includes('meat') ? null : READY_MEALS
}

/** The food with what only its label would tell. */
export function withUncertainContents(food: Food): Food {
  const found = [...BY_ID.filter(([ids]) => ids.test(food.id)).map(([, uncertainty]) => uncertainty), byShelf(food) ?? { allergens: [] }]
  const allergens = distinct(found.flatMap((uncertainty) => uncertainty.allergens)).filter((allergen) => !food.allergens.includes(allergen))
  const origin = distinct(found.flatMap((uncertainty) => uncertainty.origin ?? [])).filter((kind) => !food.origin.includes(kind))
  if (allergens.length === 0 && origin.length === 0) return food
  return { ...food, mayContain: [...allergens, ...(food.mayContain ?? [])], mayComeFrom: [...origin, ...(food.mayComeFrom ?? [])] }
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

import type { Allergen, Food, Origin } from './food.ts'

/** What makers of foods alike put in or leave out; only the label tells. */
interface Uncertainty {
  allergens: readonly Allergen[]
  origin?: readonly Origin[]
}

const ANYTHING: readonly Allergen[] = ['gluten', 'eggs', 'fish', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites']

const SAUSAGES: Uncertainty = { allergens: ['gluten', 'soy', 'milk', 'mustard', 'celery', 'eggs'] }
const SEASONINGS: Uncertainty = { allergens: ['mustard', 'celery', 'sesame', 'gluten', 'soy', 'milk'] }
const SOUPS: Uncertainty = { allergens: ['gluten', 'milk', 'eggs', 'soy', 'celery', 'mustard', 'fish'], origin: ['meat', 'poultry', 'pork', 'beef', 'dairy'] }
const READY_MEALS: Uncertainty = { allergens: ANYTHING }
const SAUCES: Uncertainty = { allergens: ['gluten', 'milk', 'eggs', 'soy', 'celery', 'mustard', 'sulphites'] }
const CHOCOLATE: Uncertainty = { allergens: ['milk', 'nuts', 'gluten', 'soy', 'peanuts'] }
const CONFECTIONERY: Uncertainty = { allergens: ['gluten', 'milk', 'soy', 'nuts', 'peanuts', 'eggs', 'sesame'], origin: ['dairy', 'egg'] }
const PASTRY: Uncertainty = { allergens: ['eggs', 'milk', 'soy', 'nuts', 'sesame', 'lupin'] }
const BREAD: Uncertainty = { allergens: ['sesame', 'milk', 'soy', 'lupin'] }
const SNACKS: Uncertainty = { allergens: ['milk', 'gluten', 'soy', 'mustard', 'celery'] }
const DRIED_FRUIT: Uncertainty = { allergens: ['sulphites'] }
const BREAKFAST: Uncertainty = { allergens: ['nuts', 'milk', 'soy', 'peanuts', 'sesame'] }

/** Foods of one kind, by what their ids begin with or hold. */
const BY_ID: readonly (readonly [RegExp, Uncertainty])[] = [
  [/^(?:kostka-(?:rosolowa|wolowa|warzywna|grzybowa|bulionowa)|bulion|rosol|przyprawa-uniwersalna|przyprawa-warzywna|wywar)/, { allergens: ['gluten', 'milk', 'eggs', 'soy', 'mustard', 'fish'] }],
  [/^(?:bulion|bulion-w-proszku)$/, { allergens: [], origin: ['meat', 'poultry', 'beef'] }],
  [/^(?:przyprawa|curry|garam-masala|ras-el-hanout|ziola|harissa|pasta-curry|marynata|czubryca|zatar|adzika|pieprz-ziolowy|sol-ziolowa|sol-czosnkowa)/, SEASONINGS],
  [/^(?:sos|zupka|fix|dip|danie-gotowe)$|^(?:sos-|fix-|dip-)/, SAUCES],
  [/^(?:sos|dip-w-proszku|danie-gotowe|zupka|zupa-gotowa|zupa-chinska)$/, { allergens: ANYTHING, origin: ['meat', 'poultry', 'pork', 'beef', 'fish', 'dairy', 'egg', 'honey'] }],
  [/^(?:ketchup|chutney|salsa|ajwar|sriracha)/, { allergens: ['celery', 'mustard'] }],
  [/^(?:czekolada|kuwertura|kropelki-czekoladowe|posypka-czekoladowa|wiorki-czekoladowe|polewa)/, CHOCOLATE],
  [/^(?:kakao-rozpuszczalne|sos-czekoladowy)/, { allergens: ['milk', 'soy', 'gluten'], origin: ['dairy'] }],
  [/^(?:margaryna|margaryna-do-smarowania)$/, { allergens: ['milk', 'soy'], origin: ['dairy'] }],
  [/^(?:jogurt-kokosowy|jogurt-roslinny|deser-kokosowy|deser-sojowy)$/, { allergens: ['nuts', 'soy', 'gluten'] }],
  [/^jogurt-kokosowy$/, { allergens: ['milk'], origin: ['dairy'] }],
  [/^(?:ser-weganski|serek-weganski|feta-weganska|napoj-roslinny|smietanka-sojowa|lody-weganskie|burgery-roslinne|mielone-roslinne|kotlety-roslinne|kurczak-roslinny|parowki-weganskie|wedlina-roslinna|pasztet-weganski)$/, { allergens: ['nuts', 'soy', 'gluten', 'celery', 'mustard', 'sesame'] }],
  [/^(?:napoj-kokosowy|napoj-ryzowy|mleko-kokosowe|woda-kokosowa)/, { allergens: ['soy'] }],
  [/^budyn|^krem-do-tortow|^smietan-fix|^aromat-smietankowy/, { allergens: ['milk', 'eggs', 'gluten'], origin: ['dairy'] }],
  [/^(?:proszek-do-pieczenia|cukier-puder|kasza|skrobia-|amarantus|komosa|platki-jaglane|platki-gryczane|platki-kukurydziane|mak-|platki-ryzowe)$/, { allergens: ['gluten'] }],
  [/^(?:maslo-orzechowe|orzechy-ziemne|orzeszki-ziemne|chrupki-orzechowe|orzeszki-miodowe)/, { allergens: ['nuts'] }],
  [/^(?:orzechy|bakalie|granola|musli|lody-orzechowe|krem-orzechowy|masa-orzechowa)/, { allergens: ['peanuts', 'sesame'] }],
  [/^(?:rodzynki|figi-suszone|sliwki-suszone|zurawina|wisnie-suszone|daktyle|banany-suszone|borowki-suszone|pomidory-suszone|wiorki-kokosowe|platki-kokosowe|sok-z-cytryny|sok-z-limonki|chrzan|kapusta-kiszona|krewetki|ziemniaki-obrane|czosnek-marynowany|koryntki|ocet-jablkowy)/, DRIED_FRUIT],
  [/^(?:miso|sos-worcester|tempeh|sos-sliwkowy|gochujang|natto)$/, { allergens: ['gluten', 'soy'] }],
  [/^(?:przyprawa-w-plynie)$/, { allergens: ['gluten', 'celery', 'soy'] }],
  [/^(?:pesto|tapenada)/, { allergens: ['nuts', 'fish', 'gluten'] }],
  [/^tapenada$/, { allergens: [], origin: ['fish'] }],
  [/^(?:kimchi-weganskie)$/, { allergens: ['soy', 'gluten'] }],
  [/^(?:falafel|hummus)$/, { allergens: ['gluten', 'sesame', 'soy'] }],
  [/^(?:makaron)(?!-bezglutenowy|-ryzowy|-kukurydziany|-z-|-konjac|-sojowy)/, { allergens: ['eggs', 'soy'], origin: ['egg'] }],
  [/^makaron-sojowy$/, { allergens: ['soy'] }],
  [/^(?:lasagne|lazanki|spaghetti-pelnoziarniste|penne-pelnoziarniste|gnocchi|kopytka)$/, { allergens: ['eggs'], origin: ['egg'] }],
  [/^(?:ciasto-francuskie|ciasto-kruche|ciasto-filo|ciasto-w-proszku)$/, { allergens: ['milk', 'eggs', 'soy'], origin: ['dairy', 'egg'] }],
  [/^(?:panierka-panko|bulka-tarta|grzanki|sucharki)$/, { allergens: ['milk', 'eggs', 'sesame', 'soy'] }],
  [/^(?:mieso-mielone-|burgery-wolowe|karkowka-marynowana|mieso-kebab)/, { allergens: ['gluten', 'soy', 'mustard', 'celery'] }],
  [/^(?:paluszki-krabowe)/, { allergens: ['milk', 'molluscs', 'soy', 'gluten', 'crustaceans'] }],
  [/^(?:sledzie|matjasy|rolmopsy|sardynki|szprotki|tunczyk-w-sosie|makrela-w|paprykarz)/, { allergens: ['mustard', 'celery', 'soy', 'gluten', 'sulphites'] }],
  [/^(?:warzywa-na-patelnie|mrozonka|warzywa-mrozone|mieszanka-chinska|mieszanka-meksykanska|sok-jednodniowy|warzywa|warzywa-w-sloiczku|sok)$/, { allergens: ['celery'] }],
  [/^(?:likier-migdalowy|aromat-migdalowy)$/, { allergens: ['nuts'] }],
  [/^(?:kakao|karob|wiorki)$/, { allergens: [] }],
  [/^(?:baton|batonik|cukierki|zelki|krem-ciasteczkowy|lukrecja|pianki|rachatlukum|posypka|perelki|masa-cukrowa|drazetki|landrynki|lizaki)/, CONFECTIONERY],
  [/^(?:cukierki-do-zucia|landrynki|drazetki-czekoladowe|zelki|lizaki|perelki-cukrowe|posypka-cukrowa|barwnik-spozywczy|galaretki-w-cukrze|zelki-weganskie)$/, { allergens: [] }],
  [/^(?:zelfix|cukier-zelujacy|galaretka-porzeczkowa)$/, { allergens: [] }],
  [/^(?:leczo|bigos|fasolka-po-bretonsku|golabki|gulasz)/, READY_MEALS],
]

/** Foods of one shelf where makers differ. */
function byShelf(food: Food): Uncertainty | null {
  const processed = food.tags?.includes('processed') === true
  if (food.tags?.includes('gluten-free')) return null
  if (food.aisle === 'cold-cuts' || (food.aisle === 'meat' && processed)) return SAUSAGES
  if (food.aisle === 'ready-meals') return /^(?:zupa|rosol|barszcz|zurek|krem-z|krupnik|kapusniak|grochowka)/.test(food.id) ? SOUPS : READY_MEALS
  if (food.aisle === 'frozen' && processed) return food.origin.includes('dairy') ? CHOCOLATE : READY_MEALS
  if (food.aisle === 'baby') return { allergens: ['milk', 'gluten', 'celery'] }
  if (food.aisle === 'bakery' && food.allergens.includes('gluten')) return processed ? PASTRY : BREAD
  if (food.aisle === 'sweets') return food.allergens.includes('gluten') ? PASTRY : CONFECTIONERY
  if (food.aisle === 'snacks' && processed) return SNACKS
  if (food.aisle === 'breakfast' && (processed || /musli|granola/.test(food.id))) return BREAKFAST
  return null
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

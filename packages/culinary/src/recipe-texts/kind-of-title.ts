import type { DishKind } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'

/** How words of titles begin, without diacritics, by the kind of dish that they name. */
const KINDS: readonly (readonly [DishKind, RegExp])[] = [
  ['salad', /\b(?:salatk|tabbouleh|arbuz z)/],
  [
    'soup',
    /\b(?:zup|rosol|barszcz|zurek|zurku|zur\b|krupnik|kapusniak|chlodnik|gazpacho|grochowk|fasolowa|ogorkowa|pomidorowa|pieczarkowa|szczawiowa|kalafiorowa|jarzynowa|cebulowa|grzybowa|bulion|kwasnic|minestrone|ramen|krem z|flak|flaczk|botwink)/,
  ],
  ['dumplings', /\b(?:pierog|pierozk|klusk|kopytk|knedl|pyzy|uszka|pampuch|gnocchi|leniw)/],
  ['pancakes', /\b(?:nalesnik|plack|placuszk|racuch|racuszk|pancake|pankej|bliny|gofr|crepes|galette)/],
  ['eggs', /\b(?:jajecznic|omlet|frittat|szakszuk|shakshuk|jajk[ao]\b|jaja\b)/],
  ['pasta', /\b(?:makaron|spaghetti|penne|tagliatelle|carbonar|fusilli|lazank|bolognese|muszelki|kokardki|swiderki)/],
  [
    'casserole',
    /\b(?:zapiekank[ai] (?:z|makaron|ziemn|ryz|warz)|zapiekan[ey]|casserole|mous?sak|musak|gratin|lazani|lasagne|cannelloni|enchilad|golabk|faszerowan|pizz)/,
  ],
  ['porridge', /\b(?:owsiank|jaglank|kukurydziank|ryzank|porridge|granol|musli|kasza manna|kaszka|congee|overnight)/],
  ['spread', /\b(?:past[ay] (?:z|do|jajeczn|kanapk)|hummus|pesto|smal(?:ec|czyk)|pasztet|guacamole|smarowidl)/],
  ['sandwich', /\b(?:kanapk|tost|grzank|wrap|tortill|hamburger|burger|burrito|bruschett|quesadill|kebab|gyros|bajgl|panini)/],
  ['bread', /\b(?:chleb|bulki|bulecz|bagietk|pity|focacci|chalk|paszteciki|drozdzowk|rogal|podplomyk|krakers)/],
  ['drink', /\b(?:koktajl|smoothie|lemoniad|napoj|herbata|kawa|kompot|sok z|shake|kakao z|nalewk|mleko (?:z|kokos))/],
  ['dessert', /\b(?:deser|budyn|kisiel|galaretk|mus\b|pudding|panna cotta|lody|tiramisu|sernik na zimno|krem czekoladow)/],
  [
    'cake',
    /\b(?:ciast|sernik|szarlotk|jablecznik|brownie|muffin|babk|babeczk|tort\b|torcik|makowiec|piernik|piernicz|biszkopt|keks|ciasteczk|karpatk|bez[ay]\b|paczki|faworki|cookies|batonik|murzynek|wuzetk|kokosank|tarta (?:z|cytryn|czekol))/,
  ],
  [
    'stew',
    /\b(?:gulasz|leczo|ratatouille|bigos|potrawk|ragout|ragu|strogonow|boeuf|curry|dahl|dal\b|chili|duszon|fasolka po|pulpet|klopsik|zraz|paprykarz|szarpan|groch z)/,
  ],
  ['stir-fry', /\b(?:stir|wok|chinszczyz|pad thai|smazony ryz|ryz smazony)/],
  ['grain', /\b(?:risotto|kaszotto|pilaw|pilaf|paell|ryz|kasz[ae]|peczotto|kuskus|quinoa|bulgur|polenta)/],
  ['fry', /\b(?:kotlet|schabow|mielon[ey]|panierowan|nuggets|de volaille|sznycl|stek|krokiet|falafel|watrobk|krewetk)/],
  [
    'roast',
    /\b(?:pieczon[ey] (?:kurcz|schab|kark|zeb|los|dor|pstr|kacz|indy|udk)|pieczen|zeberk|karkowk|udk[ai]|udziec|podudzi|szaszlyk|pstrag|kaczk)/,
  ],
  ['side', /\b(?:surowk|mizeri|coleslaw|salata z|puree|sos\b|dip\b|buraczki|kiszon|pieczon[ey] (?:marchew|burak|warzyw|ziemniak|batat))/],
]

/** What is done to a dish as a whole says more of it than what it is made of. */
const TREATMENTS: readonly (readonly [DishKind, RegExp])[] = [
  ['casserole', /\bzapiekan[aeyi]\b/],
  ['stew', /\bduszon[aeyi]\b/],
]
/** Said before the dish. */
const INTRODUCTION = /^(?:przepis|pomysl) na /
/** From here on a title names what the dish goes with. */
const COMPANY = /\s(?:z|ze|w|we|na|pod|po|bez)\s/

/**
 * What kind of dish a title names: by what is done to it, else by the first of its words that does ("Zupa krem z dyni") and not by
 * one of what it goes with; null where none says so.
 */
export function kindOfTitle(title: string): DishKind | null {
  const folded = fold(title).replace(INTRODUCTION, '')
  const treated = TREATMENTS.find(([, words]) => words.test(folded))
  if (treated) return treated[0]
  const company = folded.search(COMPANY)
  const found = KINDS.map(([kind, words]) => ({ kind, at: folded.search(words) }))
    .filter(({ at }) => at >= 0 && (company === -1 || at < company))
    .toSorted((one, other) => one.at - other.at)
  return found[0]?.kind ?? null
}

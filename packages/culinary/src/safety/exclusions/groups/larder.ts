import { byAisle, type ExclusionGroup } from '../exclusion-group.ts'

const FIERY =
  'chil~|chili|chilli|czili|chilijsk*|jalapen*|habaner*|tabasco|sriracha|srirachy|sriracz*|cayenne|kajensk*|harissa|harissy|harisy|papryczk*|papryczek|sambal*|gochujang|gochugaru|piri|peperon*|pepperon*|chipotle|jolokia|carolina|vindaloo|madras|adzik*|adjik*|arrabb*'

/** Cereals, sweets, spices, drinks, and what is made or kept in a certain way. */
export const LARDER_GROUPS: readonly ExclusionGroup[] = [
  {
    typed: ['cynamon*'],
    words: ['cynamon*|piernik*|korzenn*', 'przypraw* grzan*|szarlotk*'],
  },
  { typed: ['imbir*'], words: ['imbir*|imbiru|piernik*|korzenn*|gari'] },
  {
    typed: ['kaw~|kawa'],
    spares: /^kawa-(?:zbozowa|z-cykorii|inka|zoledziowa)/,
    words: ['kaw~|kawa|kawow*|espresso|cappuccin*|latte|mokka|mocha|tiramis*|kahlua|affogat*'],
  },
  { typed: ['olej~|olej palmow*', 'tluszcz* palmow*'], words: ['palmow* olej|oleju|olejem|tluszcz*', 'palma margaryn*'] },
  {
    typed: ['smazon*|smazen*|smazenin*|frytowan*', 'glebok* tluszcz*'],
    words: ['frytk*', 'panierk*|panierow*|faworki|racuch*|frytur*|paczki|paczek|nalesnik*|tempur*'],
    suspects: (food) => /^(?:olej|oliwa|maslo$|maslo-klarowane|smalec|margaryna|tluszcz|ghee|smazalnicz)/.test(food.id),
  },
  {
    typed: ['makaron*'],
    words: [
      'makaron*|spaghetti*|spagetti|penne|tagliatelle|fusilli|farfalle|linguin*|bucatini|rigatoni|cannelloni|conchiglie|fettuccin*|pappardelle|orzo|orecchiette|lazank*|lasagn*|lazani*|udon|ramen|noodle*|vermicelli|ravioli|tortellini|swiderk*|kokardk*|nitki|muszelk*|zacierk*|soba|somen',
    ],
    spares: /^(?:fix|sos|przyprawa)/,
  },
  {
    typed: ['pieczyw*'],
    words: ['pieczyw*|chleb*|bulk*|bulek|bulecz*|bagiet*|kajzer*|tost*|rogal*|ciabat*|grzank*|sucharki'],
    spares: /^bulka-tarta/,
  },
  { typed: ['kasz~|kasze'], words: ['kasz*|kuskus*|bulgur*|peczak*|grysik*|manna|manny|krupnik*|kaszott*'], spares: /^kaszank/ },
  {
    typed: ['kiszon*', 'kiszonk*'],
    words: ['kiszon*|kwaszon*|kimchi|malosoln*', 'zakwas*'],
    foods: ({ id }) => /kiszon|kwaszon|malosoln/.test(id),
  },
  {
    typed: ['fast food*', 'fastfood*'],
    words: ['burger*|hamburger*|cheeseburger*|frytk*|frytek|nugget*|kebab*|pizz*|stripsy', 'hot dog*', 'zapiekank*'],
  },
  {
    typed: ['drozdz*'],
    words: ['drozdz*|zakwas*'],
    foods: ({ id }) => id.startsWith('drozdz'),
    suspects: ({ aisle }) => aisle === 'bakery' || aisle === 'alcohol',
  },
  { typed: ['konserw*'], foods: byAisle('cans-and-jars') },
  { typed: ['mrozonk*'], foods: byAisle('frozen'), words: ['mrozon*'] },
  { typed: ['gluten*'], traits: ['gluten'] },
  {
    typed: ['pszen*'],
    words: ['pszen*|bulk*|kajzer*|manna|manny|kuskus*|bulgur*|semolin*|makaron*|seitan*|panko|panierk*'],
    foods: (food) => food.allergens.includes('gluten') && !/zyt|jecz|owsi|owies|peczak|perlow|piwo|porter|radler|grycz/.test(food.id),
  },
  { typed: ['soj*|soi|soja'], traits: ['soy'] },
  { typed: ['seler*'], traits: ['celery'] },
  { typed: ['gorczyc*', 'musztard*'], traits: ['mustard'] },
  { typed: ['sezam*'], traits: ['sesame'] },
  { typed: ['lubin*'], traits: ['lupin'] },
  { typed: ['siarczyn*', 'dwutlen* siark*', 'siark*'], traits: ['sulphites'] },
  { typed: ['owad*|insekt*'], traits: ['insects'] },
  {
    typed: ['odzwierzec*', 'zwierzec*', 'pochodzen* zwierzec*'],
    traits: ['meat', 'fish', 'crustaceans', 'molluscs', 'milk', 'eggs', 'honey', 'gelatine', 'rennet', 'insects'],
  },
  { typed: ['zelatyn*', 'zelatyn* wieprz*|wolow*'], traits: ['gelatine'] },
  { typed: ['alkohol*', 'napoj* alkohol*|wyskokow*', 'trunk*', 'procent*', 'dodat* alkohol*'], traits: ['alcohol'] },
  {
    typed: ['kofein*'],
    words: ['kaw~|herbat*|espresso|cola|guaran*|yerba|matcha|energetyk*'],
    foods: (food) => food.tags?.includes('caffeine') === true,
  },
  { typed: ['slodycz*'], foods: byAisle('sweets') },
  {
    typed: [
      'ostr*|pikantn*|palac*',
      'ostr*|pikantn* przypraw*|papryk*|papryczk*|potraw*|jedzeni*|sos*|dani*|smak*|rzecz*',
      'ostr* papryczk* chil*',
      'ostr* papryk* papryczk*',
    ],
    words: [`${FIERY}|ostr~|ostraw*|pikantn*|wasabi|chrzan*|kimchi|diabl*|diavol*`],
    suspects: ({ id }) =>
      /^(?:curry|garam|pasta-curry|chorizo|salsa|przyprawa|nduja|kabanosy|sos-(?:curry|tandoori|barbecue)|skrzydelka|nachos)/.test(id),
    spares: /lagodn|^ostrygi|^sos-ostrygowy|slodk/,
  },
  {
    typed: ['chil~|chilli|chili', 'papryczk* chil*', 'papryczk*', 'papryk* chil*', 'chil* papryczk* papryk*', 'papryk* ostr*'],
    words: [FIERY],
    suspects: ({ id }) => /^(?:curry|pasta-curry|chorizo|salsa|przyprawa|nduja|kimchi|sos-(?:curry|tandoori))/.test(id),
    spares: /slodk/,
  },
  {
    typed: ['cukier|cukru|cukry', 'bial*|zwykl*|dodan*|prost*|trzcinow* cukier|cukru|cukry', 'dodat* cukru', 'cukr* dodan*'],
    words: [
      'cukier|cukru|cukrem|cukrow*|cukiern*|cukiereczk*|glukoz*|fruktoz*|sacharoz*|dekstroz*|melas*|karmel*|slodzon*|doslodz*|lizak*|landryn*|krowk*|dzem*|konfitur*|powidl*',
      'syrop~',
      'mleko|mleka skondensow* slodz*',
    ],
    foods: ({ aisle, tags }) => (aisle === 'sweets' || aisle === 'drinks') && tags?.includes('added-sugar') === true,
    suspects: ({ aisle, tags }) => tags?.includes('added-sugar') === true || aisle === 'sweets' || aisle === 'sauces',
    spares: /bez-cukru|zero|light|^slodzik|^ksylitol|^erytr|^burak/,
  },
  {
    typed: ['czekolad*'],
    words: ['czekolad*|nutell*|brownie*|pralin*|kuwertur*|stracciatel*|trufle'],
    foods: (food) => /czekolad/.test(food.id),
  },
  { typed: ['kakao'], words: ['kakao*|kakaow*|czekolad*|nutell*|brownie*'] },
  { typed: ['mak|maku'], words: ['mak|maku|makiem|makow*|makowiec|makowc*'] },
  { typed: ['ryz|ryzu'], spares: /^komosa/, words: ['ryz|ryzu|ryzem|ryzow*|risotto|sushi|arborio|basmati'] },
  { typed: ['slodzik*'], words: ['slodzik*|ksylitol*|erytryt*|stewi*|stevi*|aspartam*|sukraloz*|sorbitol*|maltitol*'] },
]

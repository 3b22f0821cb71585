import type { Food } from '../../knowledge/food.ts'
import type { Trait } from '../traits.ts'

/** What people exclude by one word that is many foods, or whose foods go by other names. */
export interface ExclusionGroup {
  /** How the exclusion is typed; phrases as in `words/phrase.ts`. */
  typed: readonly string[]
  /** Traits that it means. */
  traits?: readonly Trait[]
  /** Words that name it in a line or in a food's name; phrases. */
  words?: readonly string[]
  /** Foods that are it by their kind. */
  foods?: (food: Food) => boolean
  /** Foods that may go with it where ingredients alone cannot tell (fat is for frying and for salads). */
  suspects?: (food: Food) => boolean
  /** Foods of which some name says it, and that are not it. */
  spares?: RegExp
}

const byAisle =
  (...aisles: readonly Food['aisle'][]) =>
  (food: Food): boolean =>
    aisles.includes(food.aisle)

const MUSHROOMS =
  'grzyb*|pieczar*|boczniak*|kurki|kurkami|borowik*|prawdziwk*|podgrzyb*|maslak*|kozlarz*|kozlak*|rydz*|opienk*|gaski|kanie|kania|kani|smardz*|shiitake|shitake|mun|enoki|portobello|twardziak*|trufl~|uszka|uszek|uszkami'

export const EXCLUSION_GROUPS: readonly ExclusionGroup[] = [
  {
    typed: ['orzech~|orzechy|orzechow|orzechami'],
    traits: ['nuts', 'peanuts'],
    words: ['orzech*|orzesz*'],
    spares: /^(?:kokos|galka|dynia|wiorki|olej-kokosowy)/,
  },
  { typed: ['orzesz*|orzech* ziemn*', 'arachid*', 'fistasz*', 'mas* orzechow*'], traits: ['peanuts'] },
  { typed: ['migdal*'], words: ['migdal*', 'marcepan*', 'frangipan*', 'amaret*', 'makaronik*'] },
  { typed: ['grzyb*'], words: [MUSHROOMS] },
  { typed: ['owoc* morza', 'frutti mare'], traits: ['crustaceans', 'molluscs'] },
  {
    typed: ['smazon*|smazen*|smazenin*|frytowan*', 'glebok* tluszcz*'],
    words: ['frytk*', 'panierk*|panierow*|faworki|racuch*|frytur*|paczki|paczek|nalesnik*|tempur*'],
    suspects: (food) => /^(?:olej|oliwa|maslo$|maslo-klarowane|smalec|margaryna|tluszcz|ghee|smazalnicz)/.test(food.id),
  },
  {
    typed: ['ser~|sery|serow plesniow*', 'plesniow*', 'blekitn* ser*', 'niebiesk* ser*'],
    words: ['plesniow*|gorgonzol*|roquefort*|rokfor*|brie|camembert*|kamamber*|lazur|lazura|stilton*|danablu|cambozol*|dorblu|bleu'],
  },
  {
    typed: ['ser~|sery|serow kozi*|owcz*', 'kozi* ser*', 'owcz* ser*'],
    words: ['kozi*|kozieg*|owcz*|feta|fety|fete|oscyp*|bryndz*|bundz*|halloumi|pecorino|roquefort*|manchego|chevre'],
  },
  {
    typed: ['zolt* ser*', 'ser~|sery|serow dojrzewaj*|tward*|podpuszczk*'],
    words: [
      'gouda|goudy|goude|edam|edamsk*|edamer*|ementaler*|emental*|cheddar*|tylzyck*|maasdam*|radamer*|parmezan*|parmesan*|pecorino|gruyer*|padano|havarti|raclette|provolone|manchego',
      'zolt* ser*',
    ],
    foods: ({ id }) => /^(?:ser-(?:zolty|gruyere|raclette|provolone|dlugo)|parmezan|grana-padano|pecorino)/.test(id),
  },
  {
    typed: ['ser~|sery|serow bial*', 'bial* ser*', 'twarog*|twaroz*'],
    words: ['twarog*|twaroz*|bialy|bialego ser*', 'serek|serk* wiejsk*|twarogow*|grani*|homogenizow*'],
    foods: (food) => /^(?:twarog|serek-(?:wiejski|twarog|homog|bieluch))/.test(food.id),
  },
  {
    typed: ['makaron*'],
    words: [
      'makaron*|spaghetti*|spagetti|penne|tagliatelle|fusilli|farfalle|linguin*|bucatini|rigatoni|cannelloni|conchiglie|fettuccin*|pappardelle|orzo|orecchiette|lazank*|lasagn*|lazani*|udon|ramen|noodle*|vermicelli|ravioli|tortellini|swiderk*|kokardk*|nitki|muszelk*|zacierk*|soba|somen',
    ],
    spares: /^(?:fix|sos|przyprawa)/,
  },
  {
    typed: ['dziczyzn*', 'dzik* mies*', 'mies* dzik*'],
    words: ['dziczyzn*|sarn*|jelen*|jeleni*|dzik|dzika|dzikiem|zajac*|zajecz*|bazant*|kuropatw*|daniel*|przepior*|losia|muflon*'],
    spares: /^(?:roza|dzika-roza|herbata|jaja)/,
  },
  { typed: ['krewet*'], words: ['krewet*|scampi', 'owoc* morza'] },
  { typed: ['kalmar*'], words: ['kalmar*|kalamarni*', 'owoc* morza'] },
  { typed: ['malz*'], words: ['malz*|omul*|mule|vongole', 'owoc* morza'] },
  { typed: ['skorupiak*'], traits: ['crustaceans'] },
  { typed: ['mieczak*'], traits: ['molluscs'] },
  { typed: ['ryb~|rybn*|rybka|rybek'], traits: ['fish'] },
  { typed: ['czerwon* mies*'], traits: ['pork', 'beef'], words: ['jagni*|barani*|dziczyzn*|konin*|sarnin*'] },
  { typed: ['mies*', 'miesn*'], traits: ['meat'] },
  { typed: ['wieprz*', 'swinin*'], traits: ['pork'] },
  { typed: ['wolow*', 'cielec*'], traits: ['beef'] },
  { typed: ['drob|drobiu|drobiow*'], traits: ['poultry'] },
  {
    typed: ['podrob*'],
    spares: /^(?:serca-palmowe|pomidory)/,
    words: [
      'podrob*|watrob*|serca|serc|serduszk*|zoladki|zoladkow|nerki|nerek|ozor*|flaki|flakow|flaczk*|pluc*|mozdzk*|cynader*',
      'pasztet*',
    ],
  },
  {
    typed: ['wedlin*'],
    words: [
      'wedlin*|szynk*|kielbas*|parowk*|parowek|kabanos*|salami|baleron*|boczek|boczk*|bekon*|salceson*|kaszank*|metka|metki|mortadel*|serdel*|prosciutto|chorizo|pancet*|pasztetow*|mielonk*|krakowsk*|serwolatk*|jamon',
      'poledwic* sopock*|lososiow*|wedzon*|drob*',
    ],
    foods: byAisle('cold-cuts'),
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
    typed: ['bakali*', 'suszon* owoc*'],
    words: ['bakali*|rodzyn*|koryntk*|daktyl*|zurawin*', 'suszon* sliw*|morel*|fig*|jabl*|gruszk*|banan*|owoc*'],
    foods: ({ id }) =>
      /^(?:rodzynki|koryntki|daktyle|owoce-suszone|bakalie|\w+-suszon[ey]$|zurawina)/.test(id) &&
      !/^(?:pomidor|grzyb|borowik|boczn|bazyl|oreg|papry|cebul|czosn|koper)/.test(id),
  },
  {
    typed: ['owoc* jagodow*|lesn*'],
    words: ['malin*|jagod*|borowk*|jezyn*|porzeczk*|agrest*|poziomk*|zurawin*|truskawk*|aroni*|lesn*'],
  },
  { typed: ['dyniowat*', 'warzyw* dyniowat*'], words: ['dyni*|cukini*|ogork*|kabacz*|patison*|arbuz*|melon*'] },
  { typed: ['konserw*'], foods: byAisle('cans-and-jars') },
  { typed: ['mrozonk*'], foods: byAisle('frozen'), words: ['mrozon*'] },
  { typed: ['nabial*', 'mleko|mleka', 'produkt* mleczn*', 'mleczn*', 'laktoz* mleko', 'bialk* mlek*'], traits: ['milk'] },
  { typed: ['laktoz*'], traits: ['lactose'] },
  { typed: ['jaj~|jajk*|jajek'], traits: ['eggs'] },
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
  { typed: ['miod|miodu|miody|miodow*'], traits: ['honey'] },
  { typed: ['zelatyn*'], traits: ['gelatine'] },
  { typed: ['alkohol*'], traits: ['alcohol'] },
  {
    typed: ['kofein*'],
    words: ['kaw~|herbat*|espresso|cola|guaran*|yerba|matcha|energetyk*'],
    foods: (food) => food.tags?.includes('caffeine') === true,
  },
  {
    typed: ['cytrus*', 'owoc* cytrus*'],
    words: [
      'cytryn*|limonk*|limet*|pomaranc*|mandaryn*|klementyn*|grejpfr*|grapefr*|pomel*|kumkwat*|yuzu|cytrus*|bergamot*|satsum*|kalamondyn*',
    ],
  },
  {
    typed: ['straczk*', 'warzyw* straczk*', 'straczk* rosl*', 'rosl* straczk*'],
    words: [
      'fasol*|groch*|groszek|groszk*|ciecierzyc*|cieciork*|soczewic*|soj*|soi|bob|bobu|bobem|lubin*|hummus*|humus*|falafel*|tofu|edamame|tempeh|straczk*',
    ],
    traits: ['soy', 'lupin'],
  },
  { typed: ['psiankow*'], words: ['pomidor*|papryk*|papryczk*|ziemnia*|baklazan*|oberzyn*|chili|chilli|passat*|ketchup*|frytk*'] },
  {
    typed: ['kapustn*', 'warzyw* kapustn*', 'krzyzow*'],
    words: [
      'kapust*|kalafior*|brokul*|brukselk*|jarmuz*|kalarep*|rzodkiew*|rzep~|brukiew|brukwi*|romanesc*|pak|bok|coleslaw*|bigos*|kimchi|rukol*',
    ],
  },
  { typed: ['cebul*'], words: ['cebul*|szalot*|dymk*|szczypior*'] },
  { typed: ['cebulow* warzyw*'], words: ['cebul*|szalot*|dymk*|szczypior*|czosn*|por|pora|pory|porem'] },
  { typed: ['warzyw*'], foods: byAisle('vegetables') },
  { typed: ['owoc~|owocow'], foods: byAisle('fruit') },
  { typed: ['slodycz*'], foods: byAisle('sweets') },
  {
    typed: ['ostr*|ostre|pikantn*', 'ostr* przypraw*|papryk*|potraw*'],
    words: [
      'chili|chilli|ostr*|pikantn*|jalapen*|tabasco|sriracha|cayenne|harissa|papryczk*|wasabi|sambal*|gochujang|habanero|piri|peperoncino',
    ],
  },
  {
    typed: ['chil~|chilli|chili', 'papryczk* chili'],
    words: ['chili|chilli|jalapen*|tabasco|sriracha|cayenne|harissa|papryczk*|sambal*|gochujang|habanero|piri|peperoncino'],
  },
  { typed: ['cukier|cukru', 'bial*|zwykl* cukier|cukru'], words: ['cukier|cukru|cukrem|cukrow*|glukoz*|fruktoz*|melas*', 'syrop~'] },
  {
    typed: ['pomidor*'],
    words: [
      'pomidor*|passat*|ketchup*|pelati|salsa|bolon*|bologn*|leczo|ajwar|gazpach*|szakszuk*|pizza|pizzerinki|margherita|ratatouill*|arrabb*',
      'sos* pizz*|cocktail*',
      'fasol* bretonsk*',
      'chili con carne',
    ],
  },
  {
    typed: ['ziemnia*', 'kartof*', 'pyr~'],
    spares: /batat|topinambur/,
    words: ['ziemnia*|kartof*|frytk*|frytki|kopytk*|pyz~|puree|gnocchi|krochmal*|purre', 'chipsy|chipsow', 'klusk* slask*'],
  },
  { typed: ['kukurydz*'], words: ['kukurydz*|popcorn*|polent*|nachos*|tacos|mamalyg*|cornfl*'] },
  { typed: ['papryk*'], words: ['papryk*|papryczk*|paprykarz*|leczo|ajwar|harissa|pepperoni|peperoni|jalapen*|chili|cayenne|ratatouill*'] },
  {
    typed: ['jabl*'],
    words: ['jabl*|jablk*|szarlot*|cydr*|antonowk*|renet*|papierowk*'],
    spares: /^granat$/,
    foods: (food) => food.id.startsWith('jablka'),
  },
  { typed: ['sliw*'], words: ['sliw*|powidl*|wegierk*|mirabel*|renklod*'] },
  { typed: ['winogron*'], words: ['winogron*|rodzyn*|koryntk*'] },
  {
    typed: ['czekolad*'],
    words: ['czekolad*|nutell*|brownie*|pralin*|kuwertur*|stracciatel*|trufle'],
    foods: (food) => /czekolad/.test(food.id),
  },
  { typed: ['kakao'], words: ['kakao*|kakaow*|czekolad*|nutell*|brownie*'] },
  { typed: ['mak|maku'], words: ['mak|maku|makiem|makow*|makowiec|makowc*'] },
  { typed: ['ryz|ryzu'], spares: /^komosa/, words: ['ryz|ryzu|ryzem|ryzow*|risotto|sushi|arborio|basmati'] },
  { typed: ['por|pora|pory|porow'], words: ['por|pora|pory|porow|porem|porami'] },
  { typed: ['kolendr*'], words: ['kolendr*|curry|garam', 'masala'] },
  { typed: ['czosn*'], words: ['czosn*|aioli|tzatzik*', 'pesto'] },
  { typed: ['ogor*'], words: ['ogor*|korniszon*|mizeri*|tzatzik*|pikle'] },
  { typed: ['oliwk*'], words: ['oliwk*|oliwek|tapenad*'], spares: /^oliwa/ },
  { typed: ['awokad*', 'avocado'], words: ['awokad*|avocado|guacamol*'] },
  { typed: ['ciecierzyc*', 'cieciork*'], words: ['ciecierzyc*|cieciork*|hummus*|humus*|falafel*'] },
  { typed: ['slodzik*'], words: ['slodzik*|ksylitol*|erytryt*|stewi*|stevi*|aspartam*|sukraloz*|sorbitol*|maltitol*'] },
  { typed: ['kokos*'], words: ['kokos*|raffaello|bounty'] },
  {
    typed: ['ser|sery|sera|serow'],
    words: [
      'ser|sera|serem|serze|sery|serow|serami|serow*|serek|serk*|parmezan*|parmesan*|mozzarell*|mozarell*|feta|fety|gouda|cheddar|camembert*|brie|oscyp*|halloumi|ricott*|mascarpone|gorgonzol*|twarog*|twaroz*|pecorino|bryndz*|sernik*|pesto|emental*|edamsk*',
    ],
    foods: (food) => food.aisle === 'cheese',
  },
  { typed: ['buracz*|burak*'], words: ['burak*|buracz*|cwikl*|botwin*', 'barszcz* czerwon*|ukrain*'] },
  { typed: ['marchew*|marchwi*'], words: ['marchew*|marchwi*|wloszczyzn*'] },
  { typed: ['pietrusz*'], words: ['pietrusz*|natk*|wloszczyzn*'] },
  { typed: ['kurczak*'], words: ['kurczak*|kurczec*|kura|kury|nugget*|stripsy|drobiow*|drobiu', 'piers* kurcz*'] },
]

import type { Food } from '../../knowledge/food.ts'
import type { Trait } from '../traits.ts'

/** What people exclude by one word that is many foods, or whose foods go by other names. */
export interface ExclusionGroup {
  /** How the exclusion is typed; phrases as in `words/phrase.ts`. */
  typed: readonly string[]
  /** Meant only where "surowy" is said with it: what is raw and holds one of these; cooked, the same foods are none of it. */
  raw?: readonly Trait[]
  /** Traits that it means. */
  traits?: readonly Trait[]
  /** Words that name it in a line or in a food's name; phrases. */
  words?: readonly string[]
  /** Foods that are it by their kind. */
  foods?: (food: Food) => boolean
  /** Foods that may go with it where ingredients alone cannot tell (fat is for frying and for salads). */
  suspects?: (food: Food) => boolean
  /** Traits that hide it where neither the foods nor the words say which kind it is ("ciasto z orzechami"). */
  hiddenIn?: { traits: readonly Trait[]; unless: RegExp }
  /** Foods of which some name says it, and that are not it. */
  spares?: RegExp
}

const byAisle =
  (...aisles: readonly Food['aisle'][]) =>
  (food: Food): boolean =>
    aisles.includes(food.aisle)

const MUSHROOMS =
  'grzyb*|pieczar*|boczniak*|kurki|kurkami|borowik*|prawdziwk*|prawdziwek|podgrzyb*|porcini|shimeji|nameko|soplowk*|czubajk*|uszak*|pieprznik*|zielonk*|reishi|champignon*|boletus*|pieczarecz*|kurek|gasek|kozaki|kozakow|czernidlak*|zolciak*|purchawk*|maslak*|kozlarz*|kozlak*|rydz*|opienk*|gaski|kanie|kania|kani|smardz*|shiitake|shitake|mun|enoki|portobello|twardziak*|trufl~|truflow*|kurkow*|uszka|uszek|uszkami'

/** A nut by its own name, in folded words and ids of foods. */
const NAMED_NUT = /(?:^|-)(?:laskow|wlosk|nerkow|pistacj|migdal|pekan|pecan|makadami|macadami|brazylijsk|ziemn|arachid|fistasz|pini)/
const hiddenNut = { traits: ['nuts'], unless: NAMED_NUT } satisfies ExclusionGroup['hiddenIn']
const FIERY =
  'chil~|chili|chilli|czili|chilijsk*|jalapen*|habaner*|tabasco|sriracha|srirachy|sriracz*|cayenne|kajensk*|harissa|harissy|harisy|papryczk*|papryczek|sambal*|gochujang|gochugaru|piri|peperon*|pepperon*|chipotle|jolokia|carolina|vindaloo|madras|adzik*|adjik*|arrabb*'

export const EXCLUSION_GROUPS: readonly ExclusionGroup[] = [
  {
    typed: ['ryb~|rybn*|losos*|tunczyk*|sledz*', 'mies* ryb*', 'ryb* owoc* morza'],
    raw: ['fish'],
    words: [
      'sushi|sashimi|nigiri|uramak*|futomak*|ceviche|poke|gravlax|gravad|matias*|matjas*|rolmops*|tarama|bottarg*',
      'surow*|tatar|tatara|tatarem|tatary|tataru|carpaccio',
      'wedzon* losos*|pstrag*|halibut*|tunczyk* zimno',
      'losos* wedzon*',
    ],
    foods: ({ id }) => /^(?:sushi|sashimi|losos-wedzony|matias|sledz-(?:solony|a-la-matias)|tatar-z-lososia|gravlax|kawior)/.test(id),
    suspects: ({ origin, aisle, tags }) => origin.includes('fish') && aisle === 'fish' && !tags?.includes('processed'),
  },
  {
    typed: ['jaj~|jajk*|jajek', 'bialk*', 'zoltk*'],
    raw: ['eggs'],
    words: [
      'kogel*|kogiel*|kogla|koglu|tatar|tatara|tatarem|tataru|tiramis*|ajerkoniak*|eggnog*|zabaglion*|aioli',
      'surow*',
      'majonez* domow*',
      'mus~|mus czekolad*',
    ],
    suspects: ({ aisle, id }) => aisle === 'eggs' || id === 'majonez' || id.startsWith('tatar'),
  },
  {
    typed: ['mies*', 'wolow*', 'mies* wolow*'],
    raw: ['meat'],
    words: ['tatar|tatara|tatarem|tataru|carpaccio|metka|metki|metke|bresaol*|prosciutto|jamon|surow*'],
    foods: ({ id }) => /^(?:tatar|metka|carpaccio|prosciutto|szynka-parmenska|bresaola|jamon)/.test(id),
    suspects: ({ aisle }) => aisle === 'meat',
  },
  { typed: ['kapust*'], words: ['kapust*|bigos*|kapusniak*|coleslaw*|kwasnic*|golabk*|kimchi|kimczi|sauerkraut'] },
  {
    typed: ['cynamon*'],
    words: ['cynamon*|piernik*|korzenn*', 'przypraw* grzan*|szarlotk*'],
  },
  { typed: ['imbir*'], words: ['imbir*|imbiru|piernik*|korzenn*|gari'] },
  {
    typed: ['rodzyn*', 'sultank*'],
    words: ['rodzyn*|sultank*|koryntk*|keks~|keks|keksik*|bakali*|bakaliow*|kutia|kutii|kutie|stollen*|panettone'],
  },
  { typed: ['ananas*'], words: ['ananas*|hawajsk*', 'pina|pinia colada'] },
  {
    typed: ['kaw~|kawa'],
    spares: /^kawa-(?:zbozowa|z-cykorii|inka|zoledziowa)/,
    words: ['kaw~|kawa|kawow*|espresso|cappuccin*|latte|mokka|mocha|tiramis*|kahlua|affogat*'],
  },
  { typed: ['losos~|losos'], words: ['losos~|losos|lososik*|lososiow*|gravlax*|gravad'], spares: /^(?:poledwica|metka)/ },
  { typed: ['tunczyk*'], words: ['tunczyk*|tonnato', 'salat* nicejsk*|nicoise'] },
  { typed: ['olej~|olej palmow*', 'tluszcz* palmow*'], words: ['palmow* olej|oleju|olejem|tluszcz*', 'palma margaryn*'] },
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
  { typed: ['grzyb*', 'grzyb* lesn*|suszon*|swiez*|dzik*|jadaln*|marynow*', 'suszon* lesn* grzyb*'], words: [MUSHROOMS] },
  {
    typed: ['owoc* morza', 'frutti mare', 'seafood'],
    traits: ['crustaceans', 'molluscs'],
    words: ['owoc* morza', 'surimi', 'sashimi', 'sushi', 'paell*'],
  },
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
  { typed: ['ryb~|rybn*|rybka|rybek', 'ryb~ morsk*|slodkowodn*|wedzon*|tlust*|mies*'], traits: ['fish'] },
  { typed: ['czerwon* mies*'], traits: ['pork', 'beef'], words: ['jagni*|barani*|dziczyzn*|konin*|sarnin*'] },
  { typed: ['mies*', 'miesn*'], traits: ['meat'] },
  { typed: ['wieprz*', 'swin*', 'mies* wieprz*|swin*'], traits: ['pork'] },
  { typed: ['wolow*', 'cielec*', 'mies* wolow*|cielec*'], traits: ['beef'] },
  { typed: ['drob|drobiu|drobiow*', 'mies* drob*|drobiu'], traits: ['poultry'] },
  {
    typed: ['podrob*'],
    spares: /^(?:serca-palmowe|pomidory)/,
    words: [
      'podrob*|watrob*|serca|serc|serduszk*|zoladki|zoladkow|nerki|nerek|ozor*|flaki|flakow|flaczk*|pluc*|mozdzk*|cynader*',
      'pasztet*|leberk*|salceson*|kaszank*|krupniok*|czernin*|grasic*|ogon~|ogony|lby|foie|ryjk*|zoladeczk*|zoladek|mozg~|mozdzek|szpik*|krew',
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
  {
    typed: ['nasion*', 'pestk*|pestek', 'ziaren|ziarna|ziarno', 'nasion* pestk*'],
    words: [
      'nasion*|pestk*|pestek|siemi*|slonecznik*|sezam*|chia|mak|maku|makiem|konop*|tahin*|chalw*|czarnuszk*',
      'ziarn* slonecznik*|dyni*|sezam*|lnu|lnian*',
    ],
    traits: ['sesame'],
    spares: /^(?:olej|maslo-slonecz|granat)/,
  },
  { typed: ['owoc* pestkow*'], words: ['sliwk*|sliwek|brzoskwin*|nektaryn*|morel*|wisni*|czeresni*|mirabel*|powidl*'] },
  {
    typed: ['owoc* tropik*|egzot*', 'tropik*|egzot* owoc*'],
    words: [
      'mango|ananas*|papaj*|marakuj*|liczi|lychee|kiwi|banan*|kokos*|awokado|granat~|gujaw*|karambol*|figi|fig|daktyl*|passiflor*|pitaj*',
    ],
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
  {
    typed: [
      'nabial*',
      'mleko|mleka',
      'mleko|mleka|nabial* krow*|kozi*|zwierzec*',
      'kazein*',
      'przetwor* mleczn*',
      'produkt* mleczn*',
      'mleczn*',
      'laktoz* mleko',
      'bialk* mlek*',
    ],
    traits: ['milk'],
  },
  { typed: ['laktoz*'], traits: ['lactose'] },
  {
    typed: ['jaj~|jajk*|jajek', 'bialk* jaj*|jajek|kurz*', 'bialk* jaj~|jajk* kurz*', 'jaj~|jajk* kurz*', 'jaj~|jajk* przepiorcz*'],
    traits: ['eggs'],
  },
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
  { typed: ['miod|miodu|miody|miodow*', 'pszczel*', 'pszczel* wyrob*'], traits: ['honey'] },
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
  {
    typed: ['cytrus*', 'owoc* cytrus*', 'sok~|sokow cytrus*'],
    spares: /^(?:kwasek|trawa-cytrynowa|melisa|tymianek|werbena|pieprz)/,
    words: [
      'cytryn*|limonk*|limet*|pomaranc*|mandaryn*|klementyn*|grejpfr*|grapefr*|pomel*|kumkwat*|yuzu|cytrus*|bergamot*|satsum*|kalamondyn*|lemon*|limoncello|cointreau|kafir*|ugli|minneol*|tangelo|grejfrut*',
    ],
  },
  {
    typed: ['straczk*', 'straczk* warzyw*|rosl*|nasion*', 'such*|suszon* straczk*', 'fasolow*'],
    words: [
      'fasol*|groch*|groszek|groszk*|ciecierzyc*|cieciork*|soczewic*|soj*|soi|bob|bobu|bobem|lubin*|hummus*|humus*|falafel*|tofu|edamame|tempeh|straczk*',
    ],
    traits: ['soy', 'lupin'],
  },
  {
    typed: ['psiankow*', 'psiankow* warzyw*|rosl*'],
    words: ['pomidor*|papryk*|papryczk*|ziemnia*|baklazan*|oberzyn*|chili|chilli|passat*|ketchup*|frytk*'],
  },
  {
    typed: ['kapustn*', 'warzyw* kapustn*', 'krzyzow*'],
    words: [
      'kapust*|kalafior*|brokul*|brukselk*|jarmuz*|kalarep*|rzodkiew*|rzep~|brukiew|brukwi*|romanesc*|pak|bok|coleslaw*|bigos*|kimchi|rukol*',
    ],
  },
  { typed: ['cebul*'], words: ['cebul*|szalot*|dymk*|szczypior*|soffrit*|mirepoix'] },
  { typed: ['cebulow* warzyw*'], words: ['cebul*|szalot*|dymk*|szczypior*|czosn*|por|pora|pory|porem'] },
  { typed: ['warzyw*'], foods: byAisle('vegetables') },
  { typed: ['owoc~|owocow'], foods: byAisle('fruit') },
  { typed: ['slodycz*'], foods: byAisle('sweets') },
  {
    typed: [
      'ostr*|pikantn*|palac*',
      'ostr*|pikantn* przypraw*|papryk*|papryczk*|potraw*|jedzeni*|sos*|dani*|smak*|rzecz*',
      'ostr* papryczk* chil*',
      'ostr* papryk* papryczk*',
    ],
    words: [`${FIERY}|ostr*|pikantn*|wasabi|chrzan*|kimchi|diabl*|diavol*`],
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
  { typed: ['kurczak*'], words: ['kurczak*|kurczacz*|kurczat*|kurczec*|kura|kury|nugget*|stripsy|drobiow*|drobiu', 'piers* kurcz*'] },
]

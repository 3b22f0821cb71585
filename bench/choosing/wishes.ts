import type { DishKind, EquipmentKey } from '@spizarka/knowledge'

/** What people write into the wish, and what a reader of the dish would take for met. */
export interface PlausibleWish {
  wish: string
  /** A dish is what was wished where all that is said here holds. */
  met: {
    /** Its title is so. */
    title?: RegExp
    notTitle?: RegExp
    /** Or it has so many grams of these a serving, whatever its title says. */
    orFoods?: { of: readonly string[]; grams: number }
    kinds?: readonly DishKind[]
    notKinds?: readonly DishKind[]
    /** It has one of these foods (beginnings of ids). */
    foods?: readonly string[]
    without?: readonly string[]
    minutes?: number
    kcal?: { most?: number; least?: number }
    proteinLeast?: number
    saltMost?: number
    nothingBought?: true
    tools?: readonly EquipmentKey[]
    withoutTools?: readonly EquipmentKey[]
    keeps?: number
    /** Words that its steps have, or have not. */
    steps?: RegExp
    withoutSteps?: RegExp
  }
  /** At home beside what most people have. */
  has?: readonly string[]
}

const MEAT = [
  'schab',
  'karkowka',
  'kielbasa',
  'piers',
  'kurczak',
  'udk',
  'udz',
  'mies',
  'mielone',
  'szynka',
  'boczek',
  'wolow',
  'wieprz',
  'indyk',
  'filet',
  'kaczk',
  'losos',
  'dorsz',
  'tunczyk',
  'sledz',
  'parowk',
  'kabanos',
  'pasztet',
  'zeberk',
  'lopatk',
  'golonk',
  'watrob',
  'makrela',
]
const SWEET: readonly DishKind[] = ['cake', 'dessert', 'porridge', 'drink']
const FRIED = /(?<![a-z])(?:pod|o|u|b)?(?:smaż|obsmaż)|patelni/u

/** A hundred of them. */
export const PLAUSIBLE_WISHES: readonly PlausibleWish[] = [
  // Foods.
  { wish: 'coś z kurczakiem', met: { foods: ['kurczak', 'piers', 'filet', 'udk', 'udz', 'podudz', 'skrzyd'] }, has: ['piers-z-kurczaka'] },
  { wish: 'łosoś', met: { foods: ['losos'] }, has: ['losos'] },
  {
    wish: 'ryba',
    met: { foods: ['losos', 'dorsz', 'mintaj', 'miruna', 'pstrag', 'sledz', 'tunczyk', 'makrela', 'biala-ryba', 'karp'] },
    has: ['dorsz'],
  },
  { wish: 'coś z kaszą', met: { foods: ['kasza', 'peczak', 'bulgur', 'kuskus'] }, has: ['kasza-gryczana'] },
  {
    wish: 'dużo warzyw',
    met: { foods: ['marchew', 'cukini', 'papryk', 'pomidor', 'brokul', 'kapust', 'por', 'szpinak', 'ogork', 'burak', 'cebul'] },
  },
  { wish: 'z cukinią i fetą', met: { foods: ['cukini'] }, has: ['cukinia', 'feta'] },
  { wish: 'z mięsem mielonym', met: { foods: ['mies', 'mielon'] }, has: ['mieso-mielone-wieprzowe'] },
  { wish: 'coś z jajkami', met: { foods: ['jajk'] } },
  { wish: 'z pieczarkami', met: { foods: ['pieczark'] }, has: ['pieczarki'] },
  { wish: 'z ciecierzycą', met: { foods: ['ciecierzyc'] }, has: ['ciecierzyca-konserwowa'] },
  { wish: 'na obiad strączki', met: { foods: ['fasol', 'ciecierzyc', 'soczewic', 'groch', 'bob'] }, has: ['soczewica-czerwona'] },
  { wish: 'ryż z warzywami', met: { foods: ['ryz'] }, has: ['ryz'] },
  { wish: 'tofu', met: { foods: ['tofu'] }, has: ['tofu'] },
  { wish: 'z makaronem i szpinakiem', met: { foods: ['szpinak'] }, has: ['szpinak', 'makaron-penne'] },
  { wish: 'coś z kiszoną kapustą', met: { foods: ['kapusta-kiszona'] }, has: ['kapusta-kiszona'] },
  { wish: 'wołowina', met: { foods: ['wolow', 'mieso-mielone-wolowe', 'rostbef', 'prega', 'gulasz'] }, has: ['wolowina-gulaszowa'] },
  { wish: 'z twarogiem', met: { foods: ['twarog', 'ser-bialy'] }, has: ['twarog'] },
  { wish: 'z dynią', met: { foods: ['dyni'] }, has: ['dynia'] },
  { wish: 'z kurczakiem albo indykiem', met: { foods: ['kurczak', 'piers', 'filet', 'udk', 'indyk', 'udz'] }, has: ['piers-z-kurczaka'] },
  { wish: 'owoce morza', met: { foods: ['krewetk', 'malze', 'kalmar'] }, has: ['krewetki'] },
  // Kinds of dish.
  { wish: 'zupa', met: { kinds: ['soup'] } },
  { wish: 'zupa krem', met: { kinds: ['soup'], title: /krem/i }, has: ['brokul', 'smietanka-30'] },
  { wish: 'pomidorowa', met: { title: /pomidorow/i }, has: ['passata', 'ryz'] },
  { wish: 'naleśniki', met: { title: /naleśnik/i } },
  { wish: 'placki ziemniaczane', met: { title: /plac.*(?:ziemniacz|puree)/i } },
  { wish: 'sałatka', met: { kinds: ['salad'] } },
  { wish: 'makaron', met: { foods: ['makaron', 'spaghetti', 'penne', 'swiderki'] }, has: ['makaron-spaghetti'] },
  { wish: 'zapiekanka', met: { title: /zapiek/i }, has: ['pieczarki'] },
  { wish: 'gulasz', met: { title: /gulasz/i }, has: ['lopatka-wieprzowa', 'papryka-czerwona'] },
  { wish: 'kotlety', met: { title: /kotle|schabow/i }, has: ['mieso-mielone-wieprzowe', 'bulka-tarta'] },
  { wish: 'pierogi', met: { title: /pierog/i }, has: ['twarog'] },
  { wish: 'risotto', met: { title: /risott|kaszott/i }, has: ['ryz-arborio', 'groszek-mrozony'] },
  { wish: 'omlet', met: { title: /omlet/i }, has: ['pieczarki'] },
  { wish: 'leczo', met: { title: /leczo/i }, has: ['kielbasa', 'papryka-czerwona', 'cukinia'] },
  { wish: 'szarlotka', met: { title: /szarlot|jabłk/i }, has: ['jablka'] },
  { wish: 'coś na kanapki', met: { kinds: ['spread', 'sandwich'] } },
  { wish: 'curry', met: { title: /curry|dal/i }, has: ['mleko-kokosowe', 'curry', 'ciecierzyca-konserwowa', 'imbir'] },
  { wish: 'pizza', met: { title: /pizz/i }, has: ['mozzarella', 'passata', 'drozdze-suche'] },
  { wish: 'bigos', met: { title: /bigos/i }, has: ['kapusta-kiszona', 'kielbasa', 'grzyby-suszone', 'boczek', 'lopatka-wieprzowa'] },
  { wish: 'spaghetti', met: { title: /spaghetti/i }, has: ['makaron-spaghetti', 'passata'] },
  // Cuisines.
  {
    wish: 'po włosku',
    met: {
      title:
        /spaghetti|penne|makaron|pizz|risott|lasagn|gnocch|minestr|tagliat|capres|polent|frittat|bolo|mozzarell|pest|ricott|focac|panin|carbon|muszelk|kokard/i,
    },
  },
  {
    wish: 'coś polskiego',
    met: {
      title:
        /schab|bigos|pierog|kopyt|klus|żur|rosół|krupnik|kapuś|groch|barszcz|ogórk|pomidorow|mielon|zraz|bitk|karkó|żeber|kasza|placki|naleśnik|racuch|kotlet|jajeczn|gołąbk|łazank|koperk|jarzyn|kalafior|fasolka|sztuka|pulpet|klops|pyry|zalewaj|kapust|sałatka|twaro|prażo|pyz|leniw|śledź|buracz|gulasz|jajka|grzyb|knedl|boczek|ziemniaki/i,
    },
  },
  {
    wish: 'azjatyckie',
    met: { foods: ['sos-sojowy', 'mleko-kokosowe', 'imbir', 'tofu', 'sos-rybny'] },
    has: ['sos-sojowy', 'imbir', 'ryz', 'piers-z-kurczaka'],
  },
  {
    wish: 'coś meksykańskiego',
    met: { title: /meksyk|tortill|quesad|enchil|chili|fasol|burrit|taco|salsa/i },
    has: ['tortilla', 'fasola-czerwona-konserwowa', 'kukurydza-konserwowa'],
  },
  { wish: 'po grecku', met: { title: /grec|gyros|fet|musak|oliw|tzatz/i }, has: ['feta', 'oliwki-czarne', 'pomidory'] },
  {
    wish: 'kuchnia indyjska',
    met: { title: /curry|dal|masal|tikka|pilaw/i },
    has: ['curry', 'mleko-kokosowe', 'soczewica-czerwona', 'imbir', 'kumin', 'kurkuma'],
  },
  { wish: 'po węgiersku', met: { title: /węgier|gulasz|leczo|papryk/i }, has: ['papryka-czerwona', 'lopatka-wieprzowa'] },
  {
    wish: 'francuskie',
    met: { title: /tart|ratat|galet|nicej|cebulow|francus|soufl|volai|camemb|strogon|wini|zapiekane w śmiet/i },
    has: ['por', 'boczek', 'smietanka-30', 'pomidory', 'cukinia', 'baklazan'],
  },
  {
    wish: 'śródziemnomorskie',
    // Spain, Italy and Provence lie at that sea too.
    met: { title: /grec|hiszpań|włosk|toskań|prowan|oliw|fet|pomidor|bakła|cukini|ratat|mozzar|bazyl|ciecierz/i },
    has: ['feta', 'pomidory', 'oliwa-z-oliwek'],
  },
  {
    wish: 'po tajsku',
    met: { foods: ['mleko-kokosowe', 'sos-rybny', 'sos-sojowy', 'limonki'] },
    has: ['mleko-kokosowe', 'sos-sojowy', 'makaron-ryzowy', 'limonki', 'imbir'],
  },
  {
    wish: 'jak u babci',
    met: {
      title:
        /schab|bigos|pierog|kopyt|klus|żur|rosół|krupnik|kapuś|groch|barszcz|ogórk|pomidorow|mielon|zraz|bitk|karkó|kasza|placki|naleśnik|racuch|kotlet|jajeczn|gołąbk|łazank|koperk|jarzyn|kalafior|fasolka|sztuka|pulpet|klops|pyry|zalewaj|kapust|sałatka|twaro|prażo|pyz|leniw|śledź|buracz|gulasz|jajka|grzyb|knedl|boczek|ziemniaki/i,
    },
  },
  // Manners.
  { wish: 'coś szybkiego', met: { minutes: 30 } },
  { wish: 'do 20 minut', met: { minutes: 20 } },
  { wish: 'w kwadrans', met: { minutes: 15 } },
  { wish: 'coś lekkiego', met: { kcal: { most: 420 } } },
  { wish: 'poniżej 400 kcal', met: { kcal: { most: 400 } } },
  { wish: 'coś sycącego', met: { kcal: { least: 380 } } },
  {
    wish: 'na ostro',
    met: {
      foods: [
        'chili',
        'papryka-ostra',
        'pieprz-cayenne',
        'curry',
        'sos-chili',
        'tabasco',
        'musztarda',
        'chrzan',
        'imbir',
        'harissa',
        'papryczk',
        'jalapeno',
        'ostra',
        'platki-chili',
      ],
    },
    has: ['papryka-ostra-mielona', 'chili-platki'],
  },
  { wish: 'coś łagodnego', met: { without: ['chili', 'papryka-ostra', 'papryczk', 'tabasco'] } },
  {
    wish: 'jednogarnkowe',
    met: {
      kinds: ['soup', 'stew', 'grain', 'stir-fry', 'casserole', 'eggs', 'fry', 'pasta', 'roast'],
      withoutSteps: /osobn|drugim garnku/u,
    },
  },
  { wish: 'bez smażenia', met: { withoutSteps: FRIED } },
  { wish: 'z piekarnika', met: { tools: ['oven'] } },
  { wish: 'nie mam piekarnika', met: { withoutTools: ['oven'] } },
  { wish: 'bez mięsa', met: { without: MEAT } },
  {
    wish: 'wegańskie',
    met: { without: [...MEAT, 'jajk', 'mleko-2', 'maslo', 'smietan', 'ser-', 'twarog', 'jogurt', 'miod', 'feta', 'mozzarella'] },
  },
  { wish: 'wegetariański obiad', met: { without: MEAT } },
  { wish: 'proste danie', met: { minutes: 60 } },
  { wish: 'tanie', met: { without: ['losos', 'krewetk', 'wolow', 'awokado', 'parmezan', 'kaczk', 'halloumi'] } },
  { wish: 'zdrowe', met: { notKinds: ['cake', 'dessert'], kcal: { most: 660 } } },
  { wish: 'dużo białka', met: { proteinLeast: 25 }, has: ['piers-z-kurczaka'] },
  { wish: 'mało węglowodanów', met: { without: ['makaron', 'ryz', 'ziemniak', 'kasza', 'chleb'] }, has: ['piers-z-kurczaka', 'brokul'] },
  { wish: 'coś słodkiego', met: { foods: ['cukier', 'miod', 'dzem', 'banan', 'jabl', 'powidl', 'czekolad', 'rodzyn'] } },
  { wish: 'duszone', met: { steps: /du[sś]/u } },
  { wish: 'na parze', met: { steps: /par[zęy]|koszyk|sitk/u } },
  { wish: 'z resztek', met: { title: /wczoraj|rosoł|czerstw|pieczeni|końców|reszt|pieczonego|zapiek/i }, has: ['ziemniaki', 'chleb'] },
  { wish: 'bez cebuli i czosnku', met: { without: ['cebul', 'czosn'] } },
  {
    wish: 'bez glutenu',
    met: { without: ['makaron-p', 'makaron-s', 'maka-psz', 'chleb', 'bulk', 'kasza-manna', 'kuskus', 'peczak', 'bulgur'] },
  },
  { wish: 'na zimno', met: { title: /sałat|zimn|chłodn|gazpach|śled|past|galaret|kanap|twaroż|surów|mizer|panzan|tabb/i } },
  { wish: 'coś ciepłego', met: { tools: ['hob', 'oven'] } },
  // Textures.
  {
    wish: 'chrupiące',
    met: {
      title:
        /chrup|panier|fryt|grzank|schabow|tost|kraker|placki|placusz|surów|kotlet|zapiekank|panini|skorup|smażon|kotleciki|paluszk|coleslaw/i,
    },
  },
  {
    wish: 'kremowe',
    met: {
      title: /krem|puree|śmietan|ser|mle|jogurt|budy|hummus|polent|rissot|kaszot|strogon|carbon|cytrynowa z ryżem i jajkiem/i,
      // Of a sauce that the dish lies in, 40 g a serving, and not a spoon on top of it.
      orFoods: { of: ['mleko-kokosowe', 'smietan', 'jogurt-grecki'], grams: 40 },
    },
  },
  { wish: 'coś z sosem', met: { title: /sos|gulasz|strogon|potrawk|bolog|curry|duszon|śmietan/i } },
  { wish: 'puszyste', met: { title: /puszyst|omlet|racuch|pankej|gofr|biszkop|placusz|naleśn|puree|bułk|bułcz|babk/i } },
  { wish: 'gęsta zupa', met: { kinds: ['soup'] } },
  { wish: 'dużo sera', met: { foods: ['ser', 'mozzarella', 'feta', 'parmezan', 'camembert'] } },
  // Occasions.
  {
    wish: 'na imprezę',
    met: {
      title:
        /rolad|faszer|mini|muffin|quesad|skrzyd|hummus|past|kraker|palusz|falaf|grzan|tortill|zapiek|fryt|pit|sałat|pizz|krokiet|szarlot|sernik|śled|burger|parów|panini|wrap|focac|jajka/i,
    },
  },
  { wish: 'do pracy', met: { keeps: 1, notKinds: ['drink'] } },
  {
    wish: 'dla dzieci',
    met: {
      title:
        /naleś|placus|klops|pulp|palusz|pomidorow|klusecz|knedl|racuch|spagh|gofr|omlet|pizz|kopyt|mielon|bud|kisiel|leniw|kotle|muff|pankej|krem|pierog|ryż|tost|makaron|kokard|świder|panier|rosół|parów|frytk|galaret|ciast|jabł|kluski|puree|zapiek|kasz|serem|penne/i,
    },
  },
  { wish: 'na piknik', met: { kinds: ['sandwich', 'spread', 'salad', 'cake', 'eggs', 'roast', 'fry', 'bread', 'pancakes'] } },
  {
    wish: 'na święta',
    met: { title: /karp|barszcz|pierog|uszk|śled|mak|piern|kompot|bigos|jarzyn|grzyb|groch|ryb|paszt|krok|sern|schab|kapust/i },
    has: ['kapusta-kiszona', 'grzyby-suszone', 'buraki'],
  },
  {
    wish: 'wigilia',
    met: { title: /karp|barszcz|pierog|uszk|śled|mak|piern|kompot|jarzyn|grzyb|groch|ryb|krok|sern|kapust|bigos/i },
    has: ['buraki', 'kapusta-kiszona', 'grzyby-suszone', 'sledzie-w-oleju'],
  },
  { wish: 'dla gości', met: { notKinds: ['porridge', 'drink', 'side'] } },
  { wish: 'na kilka dni', met: { keeps: 2 } },
  { wish: 'na poprawę humoru', met: { kinds: ['casserole', 'pasta', 'pancakes', 'dumplings', 'dessert', 'cake', 'soup'] } },
  { wish: 'rozgrzewające', met: { notKinds: ['salad', 'drink'] } },
  // Several at once, said as people say it.
  { wish: 'szybka zupa', met: { kinds: ['soup'], minutes: 30 }, has: ['soczewica-czerwona'] },
  { wish: 'lekka kolacja bez mięsa', met: { without: MEAT, kcal: { most: 420 } } },
  {
    wish: 'mam ochotę na coś z kurczakiem, po azjatycku',
    met: { foods: ['kurczak', 'piers', 'filet'] },
    has: ['piers-z-kurczaka', 'sos-sojowy', 'imbir', 'ryz'],
  },
  { wish: 'coś dobrego z ziemniakami, byle nie placki', met: { foods: ['ziemniak'] }, has: ['ziemniaki'] },
  { wish: 'szybki makaron z tuńczykiem', met: { foods: ['tunczyk'], minutes: 30 }, has: ['tunczyk-w-oleju', 'makaron-spaghetti'] },
  { wish: 'warzywa z piekarnika', met: { tools: ['oven'] }, has: ['cukinia', 'marchew', 'papryka-czerwona'] },
  // What was read as something else, or not at all.
  { wish: 'nic z ziemniaków', met: { without: ['ziemniak'] }, has: ['ziemniaki'] },
  { wish: 'jajecznica', met: { title: /^jajecznic|jajecznica/i }, has: ['jajka'] },
  {
    wish: 'ciasto',
    met: { kinds: ['cake', 'dessert'] },
    has: ['jablka', 'cynamon', 'proszek-do-pieczenia', 'maslo', 'kasza-manna', 'jajka'],
  },
  { wish: 'zupa krem', met: { title: /krem/i, kinds: ['soup'] }, has: ['brokul', 'ziemniaki', 'cebula'] },
  { wish: 'na rozgrzanie', met: { notKinds: ['salad', 'drink', 'sandwich', 'fry'] }, has: ['kapusta-kiszona', 'kielbasa'] },
  { wish: 'frytkownica beztłuszczowa', met: { tools: ['air-fryer'] }, has: ['skrzydelka-z-kurczaka', 'ziemniaki'] },
  { wish: 'rosół', met: { title: /^ros/i }, has: ['rosol', 'makaron-nitki', 'marchew'] },
  { wish: 'kanapki', met: { title: /kanap/i }, has: ['chleb', 'ser-zolty', 'pomidory'] },
  { wish: 'coś z ziemniaków', met: { title: /ziemniak|placki|kopyt|klusk|babka|puree/i }, has: ['ziemniaki', 'jajka'] },
  { wish: 'bez brudzenia garów', met: { kinds: ['soup', 'stew', 'roast', 'grain', 'pasta', 'casserole', 'stir-fry', 'fry', 'eggs'] } },
  { wish: 'romantyczna kolacja', met: { notKinds: [...SWEET, 'side'] } },
]

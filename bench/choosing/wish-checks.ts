import { purposeOf } from '@spizarka/culinary/ingredients'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import type { ComposedRecipe } from '@spizarka/engine'
import { type Food, findFoodById, isOneOf } from '@spizarka/knowledge'

/** A dish as a cook sees it who knows nothing of how it was chosen: what lies on a plate, what it is made in, how long it takes. */
interface Plate {
  title: string
  kind: string
  steps: string
  minutes: number
  workMinutes: number
  keepsDays: number
  oven: boolean
  kcal: number
  protein: number
  fat: number
  carbs: number
  /** Grams a head of what is one of these foods or groups. */
  of: (...ids: readonly string[]) => number
  ofSuch: (isSuch: (food: Food) => boolean) => number
  /** Foods beside seasonings and water. */
  foods: number
  missing: number
}

interface WishCheck {
  kind: string
  /** What of a wish asks for it. */
  asks: RegExp
  /** Whether a dish keeps it. */
  keeps: (plate: Plate) => boolean
}

const PAN = /patelni|wok/u
const BREAD_DISHES: ReadonlySet<string> = new Set(['sandwich', 'spread', 'bread'])
const SWEET_FOODS = ['substancje-slodzace', 'dzem', 'powidla', 'czekolada', 'owoce', 'slodycze', 'desery-w-proszku', 'przetwory-owocowe']
/** On a Friday people have fish when they say "bez mięsa". */
const isMeat = (food: Food): boolean => food.origin.some((origin) => ['meat', 'poultry', 'pork', 'beef'].includes(origin))
const without =
  (...ids: readonly string[]) =>
  ({ of }: Plate): boolean =>
    of(...ids) === 0
const withAtLeast =
  (grams: number, ...ids: readonly string[]) =>
  ({ of }: Plate): boolean =>
    of(...ids) >= grams

/** Kinds of wishes that people type, and how a finished dish is held against each. */
const WISH_CHECKS: readonly WishCheck[] = [
  { kind: 'one pan', asks: /jedn\S+ patel|^z patelni/u, keeps: ({ steps, oven }) => PAN.test(steps) && !oven && vesselsOf(steps) === 1 },
  {
    kind: 'one pot, little to wash',
    asks: /jedn\S+ gar|jednogarn|mało gar|zmywa|brudzeni|mało naczyń|jednej blach/u,
    keeps: ({ steps }) => vesselsOf(steps) <= 1,
  },
  {
    kind: 'much protein',
    asks: /dużo białka|białkow|po treningu|po siłowni|sporo białka/u,
    keeps: ({ protein, kind }) =>
      protein >=
      (['dessert', 'drink', 'porridge', 'cake', 'spread'].includes(kind)
        ? 14.5
        : ['eggs', 'sandwich', 'pancakes'].includes(kind)
          ? 19.5
          : 24),
  },
  { kind: 'little protein', asks: /mało białka/u, keeps: ({ protein }) => protein <= 20 },
  {
    kind: 'light',
    asks: /lekki|lekka|lekko(?!straw)|dobrze spać/u,
    keeps: ({ kcal, fat, of }) =>
      kcal <= 520 && fat <= 30 && of('boczek', 'boczek-surowy', 'kielbasa', 'slonina', 'smalec', 'kaszanka', 'parowki') < 5,
  },
  { kind: 'hot', asks: /na ostro|ostrego(?<!bez ostrego)(?<!nic ostrego)|pikantn|^ostr/u, keeps: (plate) => heatOf(plate) >= 1 },
  {
    kind: 'mild',
    asks: /bez ostr|nic ostr|łagodn|nie za ostr/u,
    keeps: (plate) => heatOf(plate) < 0.35 && plate.of('chrzan', 'musztarda') < 8 && plate.of('pieprz', 'pieprz-czarny') <= 0.6,
  },
  {
    kind: 'warm',
    asks: /na ciepło|ciepł|rozgrzew|rozgrzan|bo zimno/u,
    keeps: ({ steps, kind }) =>
      !['salad', 'spread', 'drink'].includes(kind) &&
      /patelni|gotuj|ugotuj|piecz|zapiek|zagrzej|podgrzej|opiek|toster|smaż|rozgrzej|zagotuj/u.test(steps),
  },
  {
    kind: 'cold',
    asks: /na zimno/u,
    keeps: ({ kind, keepsDays }) => ['salad', 'sandwich', 'spread', 'dessert', 'drink'].includes(kind) || keepsDays >= 1,
  },
  {
    kind: 'no sandwiches',
    asks: /nie chce kanapek|bez kanapek|nie kanapk|bez (pieczyw|chleb)/u,
    keeps: ({ kind, title }) => !BREAD_DISHES.has(kind) && !/kanapk|tost|grzank|chleb w/iu.test(title),
  },
  { kind: 'no meat', asks: /bez mięsa|bezmięsn|wege|jarsk/u, keeps: ({ ofSuch }) => ofSuch(isMeat) === 0 },
  { kind: 'no eggs', asks: /bez jaj/u, keeps: without('jajka') },
  {
    kind: 'no onion',
    asks: /bez cebul|nie rusz\S* cebul/u,
    keeps: without('cebula', 'szalotka', 'cebula-dymka', 'cebula-czerwona', 'por'),
  },
  { kind: 'no nuts', asks: /bez orzech/u, keeps: without('orzechy-i-nasiona') },
  { kind: 'no sausages', asks: /bez parów/u, keeps: without('parowki') },
  {
    kind: 'nothing green',
    asks: /niczego zielon|nic zielon/u,
    keeps: ({ of }) =>
      of(
        'brokul',
        'szpinak',
        'salata',
        'groszek',
        'groszek-mrozony',
        'fasolka-szparagowa',
        'ogorki',
        'cukinia',
        'szczypiorek',
        'natka-pietruszki',
        'koperek',
        'brukselka',
        'warzywa-lisciowe',
      ) < 1,
  },
  { kind: 'no gluten', asks: /bez glutenu/u, keeps: ({ ofSuch }) => ofSuch(({ allergens }) => allergens.includes('gluten')) === 0 },
  { kind: 'no soup', asks: /nie zup/u, keeps: ({ kind }) => kind !== 'soup' },
  { kind: 'no scrambled eggs', asks: /nie znowu jajecz/u, keeps: ({ title }) => !/jajecznic/iu.test(title) },
  { kind: 'no frying', asks: /bez smaż|nie smaż/u, keeps: ({ steps }) => !/smaż|patelni|zrumień|zeszklij/u.test(steps) },
  { kind: 'no oven', asks: /bez piekar|nie mam piekar|bez pieczenia/u, keeps: ({ oven }) => !oven },
  { kind: 'no cooking', asks: /bez gotowania/u, keeps: ({ steps, oven }) => !oven && !/gotuj|smaż|patelni|piecz /u.test(steps) },
  { kind: 'from the oven', asks: /(?<!be)z piekarnika|zapiekan|jednej blach/u, keeps: ({ oven }) => oven },
  {
    kind: 'for children',
    asks: /dla dziec|dla mał|dzieci |dzieciom|dzieciak|maluch|wnuk|do rączki/u,
    keeps: (plate) =>
      heatOf(plate) < 0.35 &&
      plate.of(
        'kapusta-kiszona',
        'chrzan',
        'watroba',
        'podroby',
        'sledzie',
        'gorgonzola',
        'ser-plesniowy',
        'kaszanka',
        'wino-biale',
        'wino-czerwone',
        'piwo',
      ) < 5 &&
      plate.of('musztarda') < 8 &&
      plate.kind !== 'drink',
  },
  {
    kind: 'easy on the stomach',
    asks: /żołąd|lekkostraw|po grypie|nic ciężkiego/u,
    keeps: (plate) =>
      plate.fat <= 20 &&
      heatOf(plate) < 0.35 &&
      plate.of('kapusta', 'kapusta-kiszona', 'nasiona-straczkowe', 'kielbasa', 'boczek-wedzony') < 10 &&
      plate.of('cebula', 'czosnek') < 10 &&
      !/smaż na dużym|panier|frytk/u.test(plate.steps),
  },
  {
    kind: 'filling',
    asks: /konkretn|sycąc|syto|najad|nażreć|dużo i|tłusto|i dużo|porządn/u,
    keeps: ({ kcal, protein }) => kcal >= 430 && protein >= 14,
  },
  { kind: 'quick', asks: /szybk|na wczoraj|kwadrans/u, keeps: ({ minutes }) => minutes <= 30 },
  {
    kind: 'simple',
    asks: /najprost|prost|mało roboty|na leniwo|nie chce mi się|nie umiem got/u,
    keeps: ({ workMinutes, foods }) => workMinutes <= 25 && foods <= 10,
  },
  {
    kind: 'cheap',
    asks: /tani/u,
    keeps: ({ of, missing }) =>
      missing <= 1 && of('losos', 'krewetki', 'wolowina', 'kaczka', 'parmezan', 'losos-wedzony', 'owoce-morza', 'jagniecina') < 10,
  },
  { kind: 'nothing bought', asks: /nie idę do sklepu|bez zakup|z tego co (jest|mam)/u, keeps: ({ missing }) => missing === 0 },
  { kind: 'soup', asks: /(?<!nie )zup|rosoł(?!u ale)/u, keeps: ({ kind, title }) => kind === 'soup' || /zup|krem|rosół/iu.test(title) },
  { kind: 'cream soup', asks: /zupa krem|krem z/u, keeps: ({ kind, steps }) => kind === 'soup' && /zmiksuj|zblenduj|blend/u.test(steps) },
  {
    kind: 'sweet',
    asks: /na słodko(?<!nie na słodko)|słodk(?!o)|ciasto do kawy/u,
    keeps: ({ of, kind }) => of(...SWEET_FOODS) >= 8 && !['soup', 'fry', 'stew', 'roast', 'salad'].includes(kind),
  },
  {
    kind: 'no sugar',
    asks: /bez cukru|nie podbije cukru|nie mogę/u,
    keeps: ({ of, carbs }) => of('cukier', 'cukier-puder', 'dzem', 'miod', 'syropy') < 3 && carbs <= 75,
  },
  { kind: 'not sweet', asks: /nie na słodko/u, keeps: ({ of }) => of('cukier', 'miod', 'dzem', 'banany') < 5 },
  {
    kind: 'pancakes',
    asks: /naleśnik|placusz|placki|racuch/u,
    keeps: ({ title, kind }) => kind === 'pancakes' || /plac|naleś|racu|kotleciki/iu.test(title),
  },
  { kind: 'pasta', asks: /makaron/u, keeps: withAtLeast(40, 'makaron') },
  { kind: 'of flour', asks: /z mąki/u, keeps: ({ of }) => of('maka') >= 25 },
  { kind: 'groats', asks: /z kasz/u, keeps: withAtLeast(15, 'kasza') },
  { kind: 'potatoes', asks: /ziemniak/u, keeps: withAtLeast(60, 'ziemniaki', 'ziemniaki-gotowane') },
  { kind: 'pumpkin', asks: /dyni/u, keeps: withAtLeast(70, 'dynia') },
  { kind: 'cheese', asks: /z serem|serem/u, keeps: ({ of }) => of('sery') >= 15 },
  { kind: 'fish', asks: /^ryb/u, keeps: withAtLeast(60, 'ryba') },
  { kind: 'tortillas', asks: /tortill/u, keeps: withAtLeast(40, 'tortilla') },
  { kind: 'cabbage', asks: /kapust|bigos/u, keeps: withAtLeast(70, 'kapusta', 'kapusta-kiszona', 'bigos') },
  { kind: 'apples', asks: /jabłk/u, keeps: withAtLeast(50, 'jablka') },
  { kind: 'mackerel', asks: /makrel/u, keeps: withAtLeast(40, 'makrela-wedzona', 'makrela') },
  { kind: 'curd', asks: /twaroż/u, keeps: withAtLeast(50, 'sery-twarogowe') },
  { kind: 'cherries', asks: /wiśni/u, keeps: withAtLeast(40, 'wisnie', 'wisnie-mrozone', 'dzem') },
  {
    kind: 'Asian',
    asks: /azjat|z woka|sushi/u,
    keeps: ({ of, title }) =>
      of('sos-sojowy', 'sos-rybny', 'pasta-curry', 'mleko-kokosowe', 'sosy-azjatyckie', 'imbir', 'curry', 'olej-sezamowy') >= 1 &&
      !/gulasz|spaghetti/iu.test(title),
  },
  {
    kind: 'Mexican',
    asks: /meksyk/u,
    keeps: ({ of, title }) =>
      /meksyk|fajit|quesad|enchil|burrit|taco|chili/iu.test(title) ||
      of('tortilla', 'fasola-czerwona', 'fasola-czarna', 'fasola-czerwona-konserwowa', 'kukurydza-konserwowa') >= 60,
  },
  {
    kind: 'Italian',
    asks: /włosk/u,
    keeps: ({ of, kind }) => (kind === 'pasta' || of('mozzarella', 'parmezan', 'bazylia-swieza', 'oregano') > 0) && of('sos-sojowy') === 0,
  },
  {
    kind: 'for guests',
    asks: /goście|gości|teści|elegan|romantycz|wrażenie|rocznic/u,
    keeps: ({ kind, title }) =>
      !BREAD_DISHES.has(kind) && !['porridge', 'eggs', 'drink'].includes(kind) && !/potrawka|mielon|placki|parów|z tego co/iu.test(title),
  },
  {
    kind: 'crunchy',
    asks: /chrup/u,
    keeps: ({ steps, title }) =>
      /chrup|słupki|panier|zapiek|frytk|grzank|tost|plac|skrzydeł|nachos|chips|opiecz|złot|z patelni/iu.test(`${title} ${steps}`),
  },
  {
    kind: 'creamy',
    asks: /kremow/u,
    keeps: ({ of, title, steps }) =>
      of('smietany-i-smietanki', 'mleko-kokosowe', 'jogurt', 'serek', 'mascarpone', 'mleko') >= 20 ||
      /krem|puree|zmiksuj/iu.test(`${title} ${steps}`),
  },
  { kind: 'in a box', asks: /pudeł|do pracy(?! )|do szkoły/u, keeps: ({ keepsDays, kind }) => keepsDays >= 1 && kind !== 'soup' },
]

/** What of a wish a dish breaks, by kinds. */
export function brokenBy(wish: string, recipe: ComposedRecipe): string[] {
  const plate = plateOf(recipe)
  return askedBy(wish)
    .filter(({ keeps }) => !keeps(plate))
    .map(({ kind }) => kind)
}

export function askedBy(wish: string): WishCheck[] {
  const said = wish.toLowerCase()
  return WISH_CHECKS.filter(({ asks }) => asks.test(said))
}

function plateOf(recipe: ComposedRecipe): Plate {
  const { ingredients, servings, equipment, why } = recipe
  const known = ingredients.flatMap(({ food, grams }) => {
    const found = food === null ? null : findFoodById(food)
    return found ? [{ food: found, grams: grams ?? 0 }] : []
  })
  const { kcal, proteinG, fatG, carbsG } = computeNutrition(
    ingredients.map(({ food, grams, line }) => ({ food: food === null ? null : findFoodById(food), grams, purpose: purposeOf(line) })),
    servings,
  ).perServing
  const ofSuch = (isSuch: (food: Food) => boolean): number =>
    known.reduce((sum, { food, grams }) => sum + (isSuch(food) ? grams : 0), 0) / servings
  return {
    title: recipe.title,
    kind: recipe.kind,
    steps: recipe.steps
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
    minutes: recipe.totalMinutes,
    workMinutes: recipe.activeMinutes ?? recipe.totalMinutes,
    keepsDays: recipe.keepsDays,
    oven: equipment.includes('oven'),
    kcal: kcal ?? 0,
    protein: proteinG ?? 0,
    fat: fatG ?? 0,
    carbs: carbsG ?? 0,
    of: (...ids) => ofSuch(({ id }) => isOneOf(id, ids)),
    ofSuch,
    foods: known.filter(({ food }) => !food.spice && !food.fromTap).length,
    missing: why.find((said) => said.startsWith('Brakuje'))?.split(',').length ?? 0,
  }
}

/** How much of it burns, where 1 is what a grown-up calls hot: half a gram of ground chili a head, or as much of what is milder. */
function heatOf({ of }: Plate): number {
  return (
    of('chili-platki', 'papryka-ostra-mielona', 'pieprz-cayenne', 'chili-mielone') / 0.5 +
    of('chili', 'papryczka-chili', 'jalapeno', 'papryczki-jalapeno') / 3 +
    of('pasta-curry', 'pasta-curry-czerwona', 'harissa', 'sosy-ostre', 'sriracha', 'tabasco', 'gochujang', 'sambal', 'kimchi') / 4 +
    of('chrzan') / 12
  )
}

/** In how many pots, pans and trays it is cooked: each is named, and a second one of a kind by the word for another. */
function vesselsOf(steps: string): number {
  const pan = Number(PAN.test(steps))
  const pot = Number(/garnk|garnek|rondl|rondel|wrzątek|wrzątku|osolonej wodzie|osolonym wrzątku|wodą i gotuj|ugotuj/u.test(steps))
  const tray = Number(/blach|blasz|brytfann|żaroodporn|naczyni\S+ do zapiekania|formi|formę|keksów|tortownic/u.test(steps))
  const second = Number(
    /drugi\S+ (garn|patel|rond)|osobny\S* (garn|rond)|osobnej patel|na czystej patel|obu patel|inny\S+ garn/u.test(steps),
  )
  return pan + pot + tray + second
}

import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import kitchen from '../../../fixtures/kitchen.json' with { type: 'json' }
import { fold } from '../../parse/polish/fold.ts'
import { pick, randomly } from '../../random.fixture.ts'
import { ALLERGENS, type AllergenSlug, type DietSlug, type SafetyProfile } from '../../safety/index.ts'
import { baseDishes } from '../base/index.ts'
import { type ComposedRecipe, composeRecipes, holdAgainstPantry } from '../index.ts'
import { aRequest, foodsOf, stocked } from '../kitchen.fixture.ts'

/** What names of foods say of themselves, written by hand and apart from the food table's own allergens and origins. */
const NAMES_WITH = {
  gluten:
    /pszen(?!i\w+ bezglut)|zytni|jeczm|orkisz|graham|kuskus|bulgur|kasza manna|kasza perlow|peczak|panko|seitan|piwo|bajg|chalk|brioche|kajzer|bagiet|ciabat|^pita|^tortilla(?! kukuryd)|^(?!.*(?:bezglut|gryczan|ryz|kukuryd|soj|ciecierz|soczew|groszk|konjac)).*(?:chleb|bulk|makaron|spaghetti|penne|lasagne)|^bulka tarta$|^platki owsiane(?!.*bezglut)|^sos sojowy(?!.*bezglut)/,
  mleko:
    /^(?:mleko|smietan\w*|jogurt)(?!.*(?:kokos|soj|rosl|owsian))|^kefir|^maslank|^twarog|^(?:ser|serek|feta|mozzarella|parmezan)\b(?!.*wegan)|^halloumi|^camembert|^brie|^gorgonz|^skyr|^ricotta|^mascarpone|^maslo(?! (?:orzech|migdal|z n|z o|slonecz))/,
  jaja: /^jaj|^majonez(?!.*wegan)|^zoltka|^bialka jaj|jajeczny/,
  ryby: /dorsz|losos|pstrag|tunczyk|makrel|sledz|matjas|mintaj|miruna|morszczuk|sandacz|dorada|labraks|sardyn|szprot|anchois|sos rybny|worcester/,
  orzechy: /migdal|orzech\w* (?:wlosk|lask|nerk|pekan|brazyl)|nerkowc|pistacj/,
  'orzeszki-ziemne': /orzechy ziemne|orzeszki ziemne|^maslo orzechowe/,
  soja: /soj|^tofu|tempeh|^miso|edamame/,
  seler: /^seler|wloszczyzn/,
  gorczyca: /musztard|gorczyc/,
  sezam: /sezam|tahini|^hummus/,
  skorupiaki: /krewet|homar|langust|krab/,
} satisfies Partial<Record<AllergenSlug, RegExp>>
type NamedAllergen = keyof typeof NAMES_WITH
const MEAT =
  /kurcza|indyk|wieprz|wolow|boczek|kielbas|szynk|^mieso|schab|karkow|lopatk|zeber|slonin|smalec|salami|jagni|watrob|rostbef|poledw|pancett|kaczk|zelatyn/
const FISH = NAMES_WITH.ryby
const DIETS: Readonly<Record<DietSlug, readonly RegExp[]>> = {
  peskatarianska: [MEAT],
  wegetarianska: [MEAT, FISH, /krewet|kalmar|malze/],
  weganska: [MEAT, FISH, /krewet|kalmar|malze/, NAMES_WITH.mleko, NAMES_WITH.jaja, /^miod/],
}
const EXCLUSIONS = Object.entries(kitchen.exclusions).map(([text, names]) => ({ text, names: new RegExp(names) }))
const NAMED_ALLERGENS = Object.keys(ALLERGENS).filter((slug): slug is NamedAllergen => Object.hasOwn(NAMES_WITH, slug))
/** `npm run bench -- compose-safety` goes through 20,000. */
const ROUNDS = Number(process.env['COMPOSE_ROUNDS'] ?? 80)

/** Share of a dish's weight that comes from the pantry where a request is met. */
const MOSTLY = 0.6

function forbidden({ allergens, exclusions, diet, conditions }: SafetyProfile): RegExp[] {
  return [
    ...NAMED_ALLERGENS.filter((slug) => allergens.includes(slug)).map((slug) => NAMES_WITH[slug]),
    ...(conditions.includes('celiakia') ? [NAMES_WITH.gluten] : []),
    ...(diet === null ? [] : DIETS[diet]),
    ...EXCLUSIONS.flatMap(({ text, names }) => (exclusions.includes(text) ? names : [])),
  ]
}

it('serves nobody what they must not have, after adaptation and with choices, and every step uses what is listed', {
  timeout: 120_000 + 60 * ROUNDS,
}, () => {
  const random = randomly(20_261_121)
  const ofBase = [...new Set(baseDishes().flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))]
  const ofTable = FOODS.filter(({ aisle }) => aisle !== 'household').map(({ id }) => id)
  const violations = new Set<string>()
  let served = 0
  for (let round = 0; round < ROUNDS; round++) {
    const foods = [...pick(ofBase, 8 + random(60), random), ...pick(ofTable, random(20), random)]
    const profile: SafetyProfile = {
      conditions: random(4) === 0 ? ['celiakia'] : [],
      allergens: pick(NAMED_ALLERGENS, random(4), random),
      exclusions: pick(Object.keys(kitchen.exclusions), random(3), random),
      diet: (['wegetarianska', 'weganska', 'peskatarianska'] as const)[random(6)] ?? null,
      styles: [],
    }
    const pantry = foods.map((food) => stocked(food, 100 + random(900)))
    const { recipes } = composeRecipes(
      aRequest({
        pantry,
        profile,
        meal: (['breakfast', 'lunch', 'dinner', 'snack'] as const)[random(8)] ?? null,
        device: (['thermomix', 'lidlomix'] as const)[random(8)] ?? null,
        count: 1 + random(3),
        maxMissing: random(5),
        servings: 1 + random(6),
        seed: round,
      }),
    )
    for (const { title, ingredients, steps, variants } of recipes) {
      served += 1
      const listed = ingredients.map(({ food }) => food)
      for (const { name, id } of foodsOf(listed))
        if (forbidden(profile).some((names) => names.test(fold(name)))) violations.add(`${title}: ${id} for ${JSON.stringify(profile)}`)
      for (const way of [steps, ...variants.map((variant) => variant.steps)]) {
        const used = new Set(way.flatMap(({ uses = [] }) => uses))
        if (listed.some((food) => !used.has(food)) || [...used].some((food) => !listed.includes(food)))
          violations.add(`${title}: steps and list differ`)
      }
    }
  }
  expect([...violations]).toEqual([])
  expect(served).toBeGreaterThan(ROUNDS)
})

it('meets nearly every request of a pantry with a dozen staples by a dish that is mostly at home', () => {
  const random = randomly(7)
  const requests = 80
  let met = 0
  for (let round = 0; round < requests; round++) {
    const pantry = pick(kitchen.oftenAtHome, 40, random)
      .slice(0, 12 + random(6))
      .map((food) => stocked(food, 600))
    const meal = (['breakfast', 'lunch', 'dinner', null] as const)[random(4)] ?? null
    const request = aRequest({ pantry, meal, maxMissing: 2, seed: round })
    const isMostlyAtHome = ({ ingredients }: ComposedRecipe) => holdAgainstPantry(ingredients, request).coverage >= MOSTLY
    if (composeRecipes(request).recipes.some(isMostlyAtHome)) met += 1
  }
  expect(met / requests).toBeGreaterThanOrEqual(0.98)
})

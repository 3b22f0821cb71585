import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DISH_KINDS } from '@spizarka/knowledge/types'
import { parse, stringify } from 'yaml'
import { z } from 'zod'

const KNOWLEDGE = join(import.meta.dirname, '../../../knowledge')

/** A whole knowledge with two foods and one dish, file by file. */
export const SMALL_KNOWLEDGE: Readonly<Record<string, string>> = {
  'foods/dairy.yaml': `- id: mleko
  name: mleko
  kind: food
  is: nabial
  aisle: dairy
  unit: ml
  density: 1.03
  storage: fridge
  keeps_days: 30
  contains: [milk]
  from: [dairy]
  equivalents: [mleko-2]
  nutrition: { source: label, match: good, kcal: 60, protein_g: 3.2, fat_g: 3.2, carbs_g: 4.7 }

- id: mleko-2
  name: mleko 2%
  kind: food
  is: mleko
  aisle: dairy
  unit: ml
  density: 1.03
  storage: fridge
  keeps_days: 30
  contains: [milk]
  from: [dairy]
  nutrition: { source: label, match: good, kcal: 50, protein_g: 3.2, fat_g: 2, carbs_g: 4.8 }
`,
  'groups.yaml': `- id: zywnosc
  name: żywność

- id: nabial
  name: nabiał
  is: zywnosc
`,
  'dishes/shared/menu.yaml': `as_sold: [mrożon*]
accompaniments: [drink]
never_main_meal: [drink]
meals:
  breakfast: { accusative: śniadanie, nearest: [lunch] }
  lunch: { accusative: obiad, nearest: [breakfast] }
  dinner: { accusative: kolację, nearest: [lunch] }
  snack: { accusative: przekąskę, nearest: [lunch], without: [] }
filling_salad: { kcal: 200, protein_g: 8, carbs_g: 30 }
meat_and_fish: [meat]
cooked_as_meat: []
alike_on_plate: []
bought_last: []
usual_first: []
well_known: []
known_with: []
makeshift: []
cook_alike: []
browns_once_cut: []
only_savoury: []
measured_exactly: []
stands_on: []
sparse: { kinds: [sandwich], of: [mleko], foods_at_least: 3, except: [mleko] }
not_bought_for_a_pinch: []
past_its_day: []
less_meat: []
good_to_have: []
leanings:
  - { suits: cukrzyca, nutrient: carbs_g, at_most: 55 }
planning:
  places:
    breakfast: &place { kcal: [100, 800], protein_g: 10, vegetables_g: 0, minutes: [30, 60], must: { minutes: [60, 120] }, work: [20, 40], ingredients: 8, kinds: {} }
    main: *place
    light: *place
    snack: *place
  customs: { sunday: { kinds: [soup], called: [rosół] } }
  batch: { kinds: [soup], keeps_days: 2 }
  a_week: { usual: 2, foods: [], most_a_head: [] }
  a_day: []
  bases: []
  first_from_home: []
  one_kind: []
  once_a_week: []
  helpings: []
  day_kcal: [1600, 2400]
  freezes: []
  weekdays: [[niedziel*], [poniedziałek], [wtorek], [środa], [czwartek], [piątek], [sobota]]
  weekday_groups: []
  times_of_day: []
  left_alone: [ruszać]
  kept_for: [zostaw*]
  running: [z rzędu]
  days_counted: { before: [przez], numbers: [dwa], of: [dni] }
  working_week: [tygodniu]
  every_day: [codziennie]
  all_meals: []
  away: [nie ma nas]
  money: [zł]
  most_times: [najwyżej]
  occasions: []
  table_is_laid_for: []
  everyday: []
  dear: []
  not_sent_for: []
  special_diet_goods: []
  unlikely: []
  meal_aisles: []
  filling_vegetables: []
  full_after: []
  seasons: []
  fruit: []
  thin_protein: []
  dishes_of_months: []
  tags: []
`,
  'dishes/shared/seasonings.yaml': `seasonings: {}
strength: []
broth: { kinds: [soup], not_title: [rosol], not_foods: [], from_ml: 200, liquids: [{ foods: [mleko], of: mleka, put: mleko, with: mlekiem }], cubes: [], whole_share: 0.95, least_ml: 150, cube_ml: 1000, with_foods: [] }
one_of: []
neutral: []
strong: []
pickled: []
grains: []
spices: []
herbs: []
`,
  'community/words.yaml': `swearing: { begins: [kurcze], misspelt: [], backwards: [], letter_names: {}, whole: [], within: [], masked_ends: [], after: [za], innocent: [kurczeta], bare: [], bare_whole: [], bare_innocent: [], innocent_beside: {}, ordinary: [], insults: { people: [idiot], things: [szmat], innocent: [], called: [idioto], prepositions: [], said_of: [jestes], said_to: [ty], of_oneself: [], fondly: [], scolding: [] }, phrases: [], phrases_innocent: [], slips: [], names: { endings: [], sure: [], whole: [], no_name: [] } }
contacts: { own: [], between_digits: [], welcomes: [], own_places: [], telling: [], hosts: [], mail_hosts: [], domains: [pl], domain_words: [to], no_words: [pl], before_language: [], calls: [], invites: [], invited_to: [], earns: [], earned: [], offers: [], numbered: [], before_amounts: [], dots: [kropka], ats: [malpa], protocols: [www], places: [insta], digits: { jeden: '1' }, hundreds: [sto], tens: [], units: [g] }
health_claims: [leczy]
reserved_names: { within: [redakcja], whole: [admin] }
`,
  'community/food-safety.yaml': `heats: [gotuj]
rules:
  - { rule: surowe-mleko, holds: [mleko], said: [surow mlek], advice: zagotuj, source: GIS }
`,
  'diary/limits.yaml': `nadcisnienie:
  name: nadciśnienie
  watch:
    - { nutrient: salt_g, most: 5, source: WHO }
`,
  'diary/portions.yaml': `- { of: [mleko], usual: szklanka, measures: { szklanka: 258 } }
`,
  'diary/measures.yaml': `- { of: [zywnosc], density: 1, heap: 1 }
`,
  'diary/published-energies.yaml': 'mleko: { USDA SR28 01077: 61, CIQUAL 2025 19016: 63.9, Swiss 7.0 CH1143: 67.6 }\n',
  'diary/cooked-weights.yaml': `why: powód
yields: [{ of: [mleko], fry: 0.9, bake: 0.9, boil: 1, stew: 1, source: tabela }]
fat_left: [{ of: [mleko], fry: 0.9, bake: 0.9, boil: 1, stew: 1, source: tabela }]
solids_left: [{ of: [mleko], fry: 1, bake: 1, boil: 0.9, stew: 1, source: tabela }]
others: { fry: 0.9, bake: 0.9, boil: 1, stew: 1, source: tabela }
dry: [mleko-2]
doughs:
  flours: [mleko]
  of: [mleko]
  least_flour: 0.2
  most_liquid: 1.2
  water:
    fried: { share: 0.5, source: tabela }
    waffle: { share: 0.4, source: tabela }
    scalded: { share: 0.4, source: tabela }
    baked: { share: 0.3, source: tabela }
  waffle_iron: [gofrownic]
coats: { crumbs: [mleko], dry: [mleko], wet: [mleko], mixed: [mleko], most: 0.2, most_flour: 0.3, source: tabela }
whole_after_minutes: { fry: 10, bake: 30 }
beside: [mleko-2]
empty: [rozgrz]
everything: [wszystk]
vegetables: { said: [warzyw], of: [mleko] }
steam: { covered: 2, open: 10, unsaid: 5, why: powód }
covered: [przykryc]
thickened: [odparu]
gone: [woda zniknie]
drained: [odcedz]
doubt: { lost: 0.4, taken_up: 0.15 }
uncertain_from: 0.12
`,
  'diary/words.yaml': `said_before: [zjadłam]
ways: [z patelni]
untold: { of_somebody: [od], relatives: [babci], words: [coś], alone: [obiad], some_kind: [jakiś], of_some_kind: [mleko] }
as_written: { slices: { begins: [kromk], of: chleba, breads: [chleb] }, parts: [{ begins: [bialk], of: [jaj] }], fat: [{ begins: [smietan], percents: [18] }] }
circumstances: { behind: [w], company_behind: [z], said_with: [mleczn], of: [knajp], company: [koleg] }
around: { phrases: [po swojemu], words: [wreszcie.], clause: [że], behind: [przy], small: [mi], for_whom: [mi] }
others: { who: [mąż], ate: [zjad], got: [zrobi] }
day: { verbs: [boli], words: [deszcz], judged: [smakowa], no_verbs: [mal], between: [się], measured: [puls.] }
jars: { begins: [sloiczek], called: [obiadek], holds: [{ of: [mleko], food: mleko }] }
occasions: [imienin]
nothing: { all: [nic], one: [nic], refused: [odmowil], not_had: [ma] }
carriers:
  - { words: [kanapka], food: mleko, measure: kromka, grams: 35 }
numbers: { 0.5: [pół], 2: [dwa] }
vessels: [{ begins: [talerz], measure: talerz }]
measures: [{ begins: [garsc], measure: garść }]
sizes: [{ begins: [duz], times: 1.3 }]
done_so: [na miękko]
still_itself: [gotowan]
uncooked: [surow]
uncooked_phrases: [na surowo]
cooking:
  manners:
    fry: { begins: [smazon], phrases: [z patelni], after: po usmażeniu }
    bake: { begins: [pieczon], phrases: [z grilla], after: po upieczeniu }
    boil: { begins: [gotowan], phrases: [na parze], after: po ugotowaniu }
    stew: { begins: [duszon], phrases: [z wolnowaru], after: po uduszeniu }
  unsaid: { of: [mleko], as: bake }
  of_several: [mleko]
made_of: { of: [mleko], flesh: [mleko], except: [] }
as_dishes: [łazanki]
of_one_piece: [omlet]
another: [druga]
served_beside: [mleko]
eaten_in: [mleko]
whitened: [mleko]
cooked: mleko
vague: []
filled: { of: [mleko], fillings: [mleko], except: [] }
sauced: { of: [], sauces: [] }
milked: { of: [mleko], milks: [mleko] }
as_with: [posypan]
shared: [{ words: [na pół], share: 0.5 }]
told_share: { of: [porcji], left: [oddal], ordinals: { 2: [drug] } }
whole: [calosc]
mixed: { called: [drink], of: [mleko] }
flavoured: []
tasting: []
flavours: []
cooked_from: [{ dishes: [mleko], dry: [mleko-2], times: 5 }]
whole_helpings: [{ beside: [mleko], of: [mleko-2], except: [] }]
nicknames: []
sides: [mleko]
`,
  'choices/staples.yaml': `- { food: mleko, name: mleko, on: true }
- { food: mleko-2, name: mleko 2% }
`,
  'kitchen-checks/doneness.yaml': `ready: { why: gotowe, foods: [nabial] }
raw: { why: surowe, foods: [mleko] }
canned: { why: z puszki, foods: [mleko], most_boil: 5, most_stew: 9 }
rules:
  - { name: mleko, why: kipi, foods: [mleko], least: { fry: 1, bake: 1, boil: 1, steam: 1 }, until: [kipi] }
`,
  'kitchen-checks/portions.yaml': `why: granice
kinds:
${DISH_KINDS.map((kind) => `  ${kind}: { weight_g: [50, 700], kcal: [20, 900], fat_g: 50, salt_g: [0, 3], why: jak zwykle }`).join('\n')}
sweet: { share: 0.1, foods: [mleko] }
fats: { why: smaży się na nich, foods: [mleko] }
water: { why: pije, kinds: [grain], grains: { foods: [mleko] }, liquids: { foods: [mleko] }, share: [0.5, 2] }
rendering: { why: wytapia się, foods: [mleko], from_g: 13, share: 0.5, pan_g: 16, least_g: 3, enough_g: 6, coat: [{ foods: [mleko], kinds: [roast], g_per_kg: 16 }] }
rich: { why: samo jest tłuste, foods: [mleko], kinds: [spread], from_g: 9 }
starch: { why: do syta, kinds: [stew], others: [mleko], heaps: [{ foods: [mleko], from_g: 60, least_g: 130, full_g: 200 }] }
salting:
  why: solone według wagi
  kinds: [soup]
  rates: [{ foods: [mleko], g: 0.5 }]
  default_g: 0.3
  almost: 0.9
  least: 0.5
  whole_plate: 0.9
  sweet: { kinds: [dessert], most_g: 0.2 }
own_salt_g: 0.4
steamed_off_g: 4
small_meal_kcal: 450
meal_kcal: { why: niżej to przystawka, lunch: 260, dinner: 170 }
`,
  'words/wishes.yaml': `kinds:
  - { kind: drink, called_so: true, words: [koktajl*] }
meals:
  - { meal: lunch, words: [obiad*] }
dishes:
  - { words: [schabow*], called: [kotlety schabowe] }
years: [lat]
months: [miesi*]
ages:
  - { years_below: 3, tag: quick }
fillers: [coś]
function_words: { pronouns: [jaki*] }
similar: [podobn*]
main_part: [na bazie]
minutes: [minut*]
hours: [godzin*]
half: [pół]
energy: [kcal]
grams: [g]
protein: [białk*]
doings: [wyjd*]
using_up: [zużyj*]
limits: [do]
refusals: [bez]
refusal_ends: [ale]
floors: [minimum]
dislikes: [lubi]
asked_behind: [żeby]
conjunctions: [i]
alternatives: [lub]
many_foods:
  - { words: [nabiał*], aisle: dairy }
`,
  'dish-tags.yaml': `- id: quick
  name: szybkie
  words: [szybk*, na szybko]
  when:
    - { minutes_at_most: 30 }
`,
}

/** Writes a small knowledge without a fault into a folder of its own, and gives the folder. */
export function writeSmallKnowledge(): string {
  const root = mkdtempSync(join(tmpdir(), 'knowledge-'))
  mkdirSync(join(root, 'recipes'))
  // What no food of it names is taken as it is.
  for (const part of ['words', 'shops', 'units.yaml', 'recipe-words.yaml', 'gate', 'choices', 'kitchen-checks', 'pictures'])
    cpSync(join(KNOWLEDGE, part), join(root, part), { recursive: true })
  // Examples decide beside all foods, not beside these few: here each trait has a word of its own.
  rmSync(join(root, 'gate/phrases'), { recursive: true })
  mkdirSync(join(root, 'gate/phrases'))
  const traits = [...readFileSync(join(root, 'gate/traits.yaml'), 'utf8').matchAll(/\{ trait: ([a-z-]+)/g)].map(([, trait = '']) => trait)
  const groups = traits
    .map((trait) => [trait, `${trait.replace('-', '')}owiec`])
    .map(([trait, word]) => `  - { holds: [${trait}], phrases: [${word}], example: ${word} }\n`)
  writeFileSync(join(root, 'gate/phrases/traits.yaml'), `why: Words of traits.\ngroups:\n${groups.join('')}`)
  simplifyRules(root)
  simplifyLimits(root)
  rmSync(join(root, 'gate/exclusions'), { recursive: true })
  mkdirSync(join(root, 'gate/exclusions'))
  const exclusion = '{ id: mleko, typed: [mlek*], traits: [milk], example: { excluded: mleko, line: milkowiec } }'
  writeFileSync(join(root, 'gate/exclusions/milk.yaml'), `why: One exclusion.\ngroups:\n  - ${exclusion}\n`)
  for (const [file, text] of Object.entries(SMALL_KNOWLEDGE)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** Choices of a profile ask of traits alone. */
function simplifyRules(root: string): void {
  const file = join(root, 'gate/rules.yaml')
  const rules = z
    .looseObject({ conditions: choicesSchema, diets: choicesSchema, styles: choicesSchema })
    .parse(parse(readFileSync(file, 'utf8')))
  for (const choice of [rules.conditions, rules.diets, rules.styles].flatMap((choices) => Object.values(choices))) {
    delete choice.rules
    delete choice.dish_rules
    const [trait] = [...(choice.blocks ?? []), ...(choice.warns ?? [])]
    if (trait !== undefined) choice.example = `${trait.replace('-', '')}owiec`
  }
  writeFileSync(file, stringify(rules))
}

/** Limits speak of its foods alone. */
function simplifyLimits(root: string): void {
  const file = join(root, 'kitchen-checks/limits.yaml')
  const foods = z.looseObject({ foods: z.array(z.string()), except: z.array(z.string()).optional() })
  const limits = z
    .looseObject({
      waiting: foods,
      whole: foods,
      bland: foods,
      sour: foods,
      curdles: foods,
      curdle_holds: foods,
      warmed: foods,
      called_after: z.looseObject({ names: z.array(foods) }),
    })
    .parse(parse(readFileSync(file, 'utf8')))
  const { waiting, whole, bland, sour, curdles, curdle_holds: holds, warmed, called_after: called } = limits
  for (const part of [waiting, whole, bland, sour, curdles, holds, warmed, ...called.names]) {
    part.foods = ['mleko']
    delete part.except
  }
  writeFileSync(file, stringify(limits))
}

const choicesSchema = z.record(
  z.string(),
  z.looseObject({
    blocks: z.array(z.string()).optional(),
    warns: z.array(z.string()).optional(),
    example: z.string().optional(),
    rules: z.unknown().optional(),
    dish_rules: z.unknown().optional(),
  }),
)

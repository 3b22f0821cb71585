import { findFoodById } from '@spizarka/knowledge'
import type { ShapeName, Tones } from './shapes.ts'

/** How pieces of a food look from above. */
export interface FoodLook extends Tones {
  shape: ShapeName
}

type Row = readonly [ids: RegExp, shape: ShapeName, light: string, dark: string]

/** The first that fits a food's id; what is not here (liquids, fat, flour, sugar) is not seen on a plate. */
const LOOKS: readonly Row[] = [
  [/^pomidor|^passata|^koncentrat-pom|^sos-pomidor/, 'wedge', '#e8603f', '#c23a1e'],
  [/^papryka-(?:zolta|pomar)/, 'strip', '#f6cf4f', '#dfa83a'],
  [/^papryka-ziel|^jalapen|^fasolka-szpar|^szparag|^groszek-cukr/, 'strip', '#8dbb6a', '#4f8a45'],
  [/^papryk|^papryczk|^chili/, 'strip', '#ea6a48', '#c23a1e'],
  [/^marchew|^wloszczyzn/, 'round', '#f4a04f', '#dd7a25'],
  [/^dyni|^batat/, 'cube', '#f3a24a', '#d97f28'],
  [/^ogor|^cukini|^kabacz|^patison|^baklaz/, 'round', '#dcebb8', '#5c9a4f'],
  [/^rzodkiew/, 'round', '#fff6f3', '#d4476b'],
  [/^burak|^botwin/, 'wedge', '#b84c78', '#842a54'],
  [/^ziemniak|^frytk/, 'cube', '#f4dc94', '#d9b15c'],
  [/^(?:seler|pietruszka-korz|pietruszka$|pasternak|kalarep|rzep|topinambur)/, 'cube', '#fbf1d8', '#dcc89c'],
  [/^cebula-czerw/, 'ring', '#d9a3c4', '#8f3f74'],
  [/^(?:cebul|szalot|por$|fenkul)/, 'ring', '#fbf3df', '#d3ad6a'],
  [
    /^(?:szczypior|koper|natka|pietruszka-nac|bazyli|kolendr|mieta|oregano|tymian|rozmaryn|czosnek-niedz|lubczyk|kielki|rzezuch)/,
    'herb',
    '#6fae5c',
    '#3f8048',
  ],
  [/^(?:szpinak|salat|rukol|jarmuz|roszpon|mix-sal|cykor|szczaw|burak-lisc|kapusta-pek|kapusta-wlos)/, 'leaf', '#86b365', '#4b8d4c'],
  [/^kapusta-czerw/, 'strip', '#b98ac0', '#7a3f86'],
  [/^(?:kapust|bruksel)/, 'strip', '#dfe9b4', '#a9c075'],
  [/^brokul/, 'floret', '#7fb05c', '#3f7a42'],
  [/^kalafior/, 'floret', '#fffaf0', '#e3d6b8'],
  [/^(?:groszek|groch|bob|edamame)/, 'dot', '#94bf5f', '#5f8f3c'],
  [/^kukurydz/, 'dot', '#f8d65a', '#dba92e'],
  [/^(?:fasola-czerw|fasola-czarn)/, 'bean', '#9a4a3c', '#6b2a22'],
  [/^fasol/, 'bean', '#fbf1dc', '#d8c39a'],
  [/^ciecierz|^hummus/, 'dot', '#ecca8d', '#c79a55'],
  [/^soczewic/, 'bean', '#d98f4e', '#b06a30'],
  [/^(?:pieczark|grzyb|boczniak|kurki|borowik|podgrzyb|mun)/, 'mushroom', '#e3c9a3', '#8a5a35'],
  [/^jaj/, 'egg', '#fffdf6', '#e9ddc6'],
  [/^(?:ser-feta|feta|mozzarell|twarog|ser-bial|tofu|halloumi|ser-kozi|ser-salat|ricott)/, 'cube', '#fffdf6', '#e0dccb'],
  [/^(?:ser-|serek-top|parmez|camembert|brie|gouda|cheddar|oscypek|grana)/, 'flake', '#fbe08a', '#eec055'],
  [/^(?:smietan|jogurt|serek|skyr|mascarp|creme|bita)/, 'dollop', '#fffdf8', '#e8ddc9'],
  [/^(?:kurcza|kura|podudz|piers|udk|udziec|skrzyd|indyk|filet-z-(?:kur|ind|ud|pier)|kaczk|ges)/, 'chunk', '#eec59a', '#c98f58'],
  [/^(?:boczek|szynk|kielbas|parowk|salami|kaban|poledwica-s|pancett|wedlin|baleron)/, 'strip', '#eda394', '#c4695a'],
  [/^(?:losos|pstrag)/, 'chunk', '#f5ad8a', '#df7d55'],
  [
    /^(?:dorsz|mintaj|mirun|morszcz|sandacz|tunczyk|makrel|sledz|matjas|sardyn|ryb|dorad|halibut|tilapi|szprot)/,
    'chunk',
    '#f3ead9',
    '#c5ad8c',
  ],
  [/^(?:krewet|langust)/, 'shrimp', '#f8b79d', '#e2805f'],
  [
    /^(?:wolow|wieprz|schab|karkow|lopatk|mieso|zeberk|poledw|antryk|rostbef|watrob|jagni|ciel|golon|zoladk)/,
    'chunk',
    '#b5744b',
    '#824a2a',
  ],
  [/^(?:tempeh|seitan|kotlet)/, 'chunk', '#cf9a62', '#9d6a38'],
  [/^(?:jabl|grusz)/, 'wedge', '#fdf3cf', '#c9402f'],
  [/^arbuz/, 'wedge', '#ec6a6f', '#4f8a45'],
  [/^rabarb/, 'strip', '#e58fa0', '#b8506a'],
  [/^banan/, 'round', '#fbeeb8', '#e8cd6a'],
  [/^awokad/, 'wedge', '#d9e58f', '#5f8f3c'],
  [/^(?:brzoskw|morel|mango|nektaryn)/, 'wedge', '#fbc36a', '#e08a35'],
  [/^(?:truskaw|malin|wisni|czeres|porzecz|zurawin|poziom|granat)/, 'dot', '#d8405f', '#a3243f'],
  [/^(?:borowk|jagod|jezyn|sliw|winogr|aroni)/, 'dot', '#7a6bb0', '#473a78'],
  [/^(?:pomarancz|mandaryn|grejpf)/, 'citrus', '#fbc45a', '#ef9a2c'],
  [/^cytryn/, 'citrus', '#faf0a8', '#f0d040'],
  [/^limonk/, 'citrus', '#dceba0', '#86b048'],
  [/^(?:ananas|kiwi)/, 'wedge', '#f7dd6b', '#cfa32e'],
  [/^(?:orzech|orzesz|migdal|nerkow|pistacj|pestki|slonecz|sezam|nasion|siemie)/, 'nut', '#dba973', '#9d6a38'],
  [/^oliwki/, 'ring', '#8a9a4a', '#4c5a2a'],
  [/^(?:czekolad|kakao)/, 'cube', '#7a4a2e', '#4f2d1a'],
  [/^(?:rodzyn|daktyl|figi|sliwki-susz)/, 'bean', '#7a4a3a', '#4d2a22'],
  [/^(?:chleb|kajzer|graham|bajg|ciabat|bulk|bagiet|grzank|pita|chalk|tost)/, 'cube', '#f1cb93', '#b8743a'],
]

/** The look of a food; null where none of it is seen. */
export function lookOf(foodId: string): FoodLook | null {
  // Ground paprika is no paprika to look at.
  if (findFoodById(foodId)?.spice) return null
  const row = LOOKS.find(([ids]) => ids.test(foodId))
  return row ? { shape: row[1], light: row[2], dark: row[3] } : null
}

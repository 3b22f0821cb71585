/** Foods that no cook puts into one dish: each of the first with each of the second, by the ids that begin so. */
const CLASHES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^kapusta-kiszona/,
    /^(?:groszek|brokul|kalafior|szpinak|dynia|cukinia|pomidory|burak|papryka(?:-cz|$)|bataty|tofu|ciecierzyca|fasolka|fasola-czerwona|soczewica|piers|filet|feta)/,
  ],
  [
    /^burak/,
    /^(?:groszek|brokul|kalafior|szpinak|pieczarki|papryka(?:-cz|$)|cukinia|kukurydza|pomidory|bataty|tofu|fasolka|fasola-czerwona|ciecierzyca|soczewica|dorsz|losos|pstrag|halibut|parowki|piers|filet)/,
  ],
  [/^(?:dynia|bataty)/, /^(?:ogorki|kapusta|kielbasa|parowki|groszek)/],
  [/^(?:dorsz|losos|pstrag|halibut|krewetki)/, /^(?:kapusta|kukurydza|ser-zolty|seler|pieczarki|baklazan|ketchup|curry)/],
  [/^tunczyk/, /^(?:kapusta|kalafior|pieczarki|baklazan|smietan|feta|curry)/],
  [/^parowki/, /^(?:szpinak|kalafior|brokul|fasolka|baklazan|feta|kasza|komosa|bulgur|peczak|oregano|curry)/],
  [/^(?:szynka|kielbasa|boczek)/, /^(?:curry|kumin|kasza-jaglana|komosa|feta)/],
  [/^tofu/, /^(?:ser-|mozzarella|feta|parmezan|grana|smietan|seler|majeranek)/],
  [/^kapusta(?:-biala|-wloska)?$/, /^(?:kalafior|brokul|szpinak|cukinia|fasolka|mozzarella|feta|pomidory-koktajlowe)/],
  [/^kukurydza/, /^(?:boczek|kapusta|seler|fasola-biala)/],
  [
    /^ogorki-(?:kiszone|konserwowe)/,
    /^(?:mozzarella|awokado|ser-kozi|ogorki|ciecierzyca|rukola|mix-salat|salata|roszponka|szpinak|hummus)/,
  ],
  [/^(?:twarog|serek)/, /^(?:ser-|mozzarella|feta|kielbasa|tunczyk|szynka|poledwica|ogorki-kiszone)/],
  [/^hummus/, /^(?:mozzarella|ser-zolty|szynka|kielbasa|losos|makrela|poledwica|tunczyk|jajka)/],
  [
    /^(?:maslo-orzechowe|dzem|powidla|miod|syrop)/,
    /^(?:pomidory|ogorki|rzodkiewka|papryka|salata|awokado|ser-|serek-wiejski|hummus|pasztet|mozzarella|feta|szynka|kielbasa|losos|makrela|poledwica|piers|tunczyk|tofu|szczypiorek|cebula|koperek|natka)/,
  ],
  [/^(?:feta|mozzarella|ser-|parmezan|grana)/, /^(?:sos-sojowy|curry|kumin|kurkuma)/],
  [/^(?:smietan|parmezan|grana)/, /^(?:ocet|sos-sojowy)/],
]
const known = new Map<string, boolean>()

/** Whether two foods spoil each other in one dish: pickled cabbage with broccoli, fish with corn. */
export function clash(one: string, other: string): boolean {
  const key = `${one} ${other}`
  let answer = known.get(key)
  if (answer === undefined) {
    answer = CLASHES.some(([first, second]) => (first.test(one) && second.test(other)) || (first.test(other) && second.test(one)))
    known.set(key, answer)
  }
  return answer
}

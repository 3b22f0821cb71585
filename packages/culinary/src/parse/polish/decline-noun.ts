/**
 * Every form that a Polish noun may take, all cases, both numbers, from its nominative (either number).
 * It knows no gender, so it yields more than the language does; a form too many costs nothing, a missing one loses a product.
 * Forms of a singular guessed behind a plural come second, to be trusted less.
 */
export function declineNoun(nominative: string): { sure: Set<string>; guessed: Set<string> } {
  const sure = new Set<string>([nominative])
  const guessed = new Set<string>()
  const last = nominative.at(-1) ?? ''
  const stem = nominative.slice(0, -1)
  if (nominative.length < 3) return { sure, guessed }
  switch (last) {
    case 'a':
      feminineInA(stem, sure)
      if (/(?:k|[^aeiouy])a$/.test(nominative)) neuterInO(stem, guessed)
      break
    case 'o':
      neuterInO(stem, sure)
      break
    case 'ę':
      addAll(sure, [`${stem}ęcia`, `${stem}ęciu`, `${stem}ęcie`, `${stem}ęta`, `${stem}ąt`, `${stem}enia`, `${stem}eniu`, `${stem}eniem`])
      break
    case 'e':
      if (/[nc]ie$/.test(nominative)) neuterInO(stem, sure)
      else neuterInO(stem, guessed)
      plural(stem, sure)
      singularOf(stem, guessed)
      break
    case 'i':
    case 'y':
      plural(last === 'i' && !isVelar(stem) ? nominative : stem, sure)
      plural(stem, sure)
      singularOf(stem, guessed)
      break
    case 'u':
    case 'é':
    case 'ó':
      break
    default:
      consonantal(nominative, sure)
      if (nominative.endsWith('um')) neuterInO(nominative.slice(0, -2), guessed)
  }
  for (const form of sure) guessed.delete(form)
  return { sure, guessed }
}

function addAll(into: Set<string>, forms: readonly string[]): void {
  for (const form of forms) into.add(form)
}

/** Endings that all plurals share, on a stem without its vowel. */
function pluralEndings(stem: string, into: Set<string>): void {
  addAll(into, [`${stem}om`, `${stem}ami`, `${stem}ach`])
}

function feminineInA(stem: string, into: Set<string>): void {
  const soft = isSoft(stem)
  addAll(into, [`${stem}a`, `${stem}ę`, `${stem}ą`, `${stem}o`])
  if (stem.endsWith('i')) addAll(into, [stem, `${stem}i`, `${stem}e`, stem.slice(0, -1) + 'ii'])
  else if (stem.endsWith('j')) addAll(into, [`${stem.slice(0, -1)}i`, `${stem}i`, `${stem}e`])
  else if (stem.endsWith('l')) addAll(into, [`${stem}i`, `${stem}e`])
  else if (soft) addAll(into, [`${stem}y`, `${stem}e`])
  else {
    into.add(stem + (isVelar(stem) ? 'i' : 'y'))
    const softened = soften(stem)
    if (softened) into.add(`${softened}e`)
  }
  pluralEndings(stem, into)
  addAll(into, bareForms(stem))
}

function neuterInO(stem: string, into: Set<string>): void {
  addAll(into, [`${stem}a`, `${stem}u`, `${stem}${isVelar(stem) ? 'ie' : 'e'}m`, `${stem}o`])
  const softened = soften(stem)
  if (softened) addAll(into, [`${softened}e`, `${softened.replace(/a(?=[^aeiouyąęó]+i?$)/, 'e')}e`])
  pluralEndings(stem, into)
  addAll(into, bareForms(stem))
}

/** The forms of a plural whose nominative ending has been cut off ("ziemniak", "drożdż", "czereśni"). */
function plural(stem: string, into: Set<string>): void {
  pluralEndings(stem, into)
  addAll(into, bareForms(stem))
  addAll(into, [`${stem}ów`, `${stem}${isVelar(stem) || /[lji]$/.test(stem) ? 'i' : 'y'}`, `${stem}e`])
  if (stem.endsWith('i')) addAll(into, [`${stem.slice(0, -1)}ów`, stem])
  if (/(?:sz|cz|rz|[cżl])$/.test(stem)) into.add(`${stem}y`)
}

/** Singulars that may stand behind a plural stem, with all their cases. */
function singularOf(stem: string, into: Set<string>): void {
  for (const bare of bareForms(stem)) if (hasVowel(bare)) consonantal(bare, into)
  feminineInA(stem, into)
}

/** Nouns ending in a consonant: masculine and feminine endings alike ("burak", "ocet", "sól", "marchew"). */
function consonantal(nominative: string, into: Set<string>): void {
  into.add(nominative)
  for (const stem of obliqueStems(nominative)) {
    const soft = isSoft(nominative)
    const written = /[ńśćź]$/.test(stem) ? `${unacute(stem)}i` : stem
    addAll(into, [`${written}a`, `${written}u`, `${written}owi`, `${written}em`, `${written}e`, `${written}ów`])
    if (isVelar(stem)) addAll(into, [`${stem}iem`, `${stem}i`])
    if (soft || /[pbw]$/.test(stem)) {
      const base = /[ńśćź]$/.test(stem) ? unacute(stem) : stem
      addAll(into, [`${base}i`, `${base}ie`, `${base}y`, `${base}ią`, `${base}ia`, `${base}iu`, `${base}iem`, `${written}ą`])
      addAll(into, [`${base}iom`, `${base}iami`, `${base}iach`, `${base}iów`, `${base}mi`])
    }
    if (!soft) {
      into.add(`${stem}y`)
      const softened = soften(stem)
      if (softened) into.add(`${softened}e`)
    }
    pluralEndings(written, into)
  }
}

/** The stems that the other cases are built on: fleeting e dropped, ó and ą opened ("ogórek" → "ogórk", "miód" → "miod"). */
function obliqueStems(nominative: string): string[] {
  const stems = [nominative]
  if (nominative.endsWith('x')) stems.push(`${nominative.slice(0, -1)}ks`)
  // One syllable that loses its only vowel: flax alone among groceries.
  if (nominative === 'len') stems.push('ln')
  const dropped = nominative.replace(/i?e([kclrtńnws])$/, '$1')
  if (dropped !== nominative && hasVowel(dropped)) stems.push(dropped)
  const opened = nominative.replace(/ó([^aąeęioóuy]{1,2})$/, 'o$1').replace(/ą([^aąeęioóuy]{1,2})$/, 'ę$1')
  if (opened !== nominative) stems.push(opened)
  if (nominative.endsWith('ew')) stems.push(`${nominative.slice(0, -2)}wi`, `${nominative.slice(0, -2)}w`)
  return stems
}

const VOWELS = new Set('aąeęioóuy')

/** Whether the letter is a Polish vowel. */
function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.has(letter)
}

/** Whether a stem still holds a vowel: without one it can be no Polish word ("sr" out of "ser"). */
function hasVowel(stem: string): boolean {
  for (const letter of stem) if (VOWELS.has(letter)) return true
  return false
}

/** Consonant endings before the soft -e of the locative, longest first ("szynk-" → "szync-e", "sałat-" → "sałaci-e"). */
const SOFTENED: readonly (readonly [string, string])[] = [
  ['zdn', 'zdni'],
  ['st', 'ści'],
  ['zd', 'ździ'],
  ['sł', 'śl'],
  ['zn', 'źni'],
  ['sn', 'śni'],
  ['ch', 'sz'],
  ['k', 'c'],
  ['g', 'dz'],
  ['h', 'ż'],
  ['r', 'rz'],
  ['t', 'ci'],
  ['d', 'dzi'],
  ['ł', 'l'],
  ['p', 'pi'],
  ['b', 'bi'],
  ['w', 'wi'],
  ['f', 'fi'],
  ['m', 'mi'],
  ['n', 'ni'],
  ['s', 'si'],
  ['z', 'zi'],
]

/** The stem of the locative singular in -e of a hard noun, or null when the consonant takes no such ending. */
export function soften(stem: string): string | null {
  for (const [hard, soft] of SOFTENED) if (stem.endsWith(hard)) return stem.slice(0, -hard.length) + soft
  return null
}

/** Whether the stem ends in a consonant that is soft today or was once (sz, ż, cz, c, dz, rz, l, j, ń …). */
export function isSoft(stem: string): boolean {
  return /(?:sz|cz|rz|dz|dź|dż|[cżlj]|[ńśćź]|i)$/.test(stem)
}

/** Velars take -i where other hard stems take -y, and -ie- where others take -e- ("szynki", "ogórkiem"). */
export function isVelar(stem: string): boolean {
  return /[kg]$/.test(stem)
}

/** The bare stem as the genitive plural shows it: fleeting e, ó for o, ą for ę ("szynk" → "szynek", "krow" → "krów"). */
function bareForms(stem: string): string[] {
  const forms: string[] = []
  const last = stem.at(-1) ?? ''
  const before = stem.at(-2) ?? ''
  const hardened = stem.endsWith('i') ? stem.slice(0, -1) : stem
  if (stem.endsWith('i')) forms.push(hardened + (/[nsc]$/.test(hardened) ? '' : ''), acute(hardened))
  else forms.push(stem)
  if (stem.length > 2 && !isVowel(last) && !isVowel(before) && !/(?:sz|cz|rz|ch|dz)$/.test(stem)) {
    forms.push(`${stem.slice(0, -1)}${before === 'k' || before === 'g' ? 'ie' : 'e'}${last}`)
  }
  // A soft sign before the k gives way: "bańka" → "baniek", "wiśienka" → "wisienek".
  if (/[ńśćź]k$/.test(stem)) forms.push(`${unacute(stem.slice(0, -1))}iek`)
  if (/[oę][^aąeęioóuy]{1,2}$/.test(hardened)) {
    forms.push(hardened.replace(/o([^aąeęioóuy]{1,2})$/, 'ó$1').replace(/ę([^aąeęioóuy]{1,2})$/, 'ą$1'))
  }
  return forms
}

/** "dyn" → "dyń": the softness that a lost i leaves behind. */
function acute(stem: string): string {
  return stem
    .replace(/n$/, 'ń')
    .replace(/s$/, 'ś')
    .replace(/(?<!c)c$/, 'ć')
    .replace(/z$/, 'ź')
}

/** "korzeń" → "korzen": the softness written as an i again. */
function unacute(stem: string): string {
  return stem.replace(/ń$/, 'n').replace(/ś$/, 's').replace(/ć$/, 'c').replace(/ź$/, 'z')
}

/** Endings of diminutives → endings of the words they belittle; several where the language leaves it open. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(.{2,})ecz(k.{1,3})$/, ['$1$2', '$1ecz$2']],
  [/^(.{2,})uszk(.{1,3})$/, ['$1k$2', '$1$2']],
  [/^(.{3,}[iy])cz(?:ki|kow|kami|kom|kach)$/, ['$1ki', '$1k']],
  [/^(.{3,})cz(?:yk|yki|yka|ykow)$/, ['$1iec']],
  [/^(.{3,})ci(?:k)(|a|i|ow|iem|u)$/, ['$1t$2', '$1t', '$1ty']],
  [/^(.{2,})dzi(?:k)(|a|i|ow|iem|u)$/, ['$1d', '$1dy']],
  [/^(.{3,})[iy]k(|a|i|ow|iem|u)$/, ['$1', '$1y', '$1i']],
  [/^(.{2,})[ie]?ek$/, ['$1', '$1y']],
  [/^(.{3,})k([aoeu]|ami|om|ach)$/, ['$1$2', '$1i$2', '$1y']],
  [/^(.{3,})ki$/, ['$1y', '$1i', '$1e', '$1a']],
]

/** Folded words that a folded diminutive may come from ("jogurcik" → "jogurt", "rybka" → "ryba"). */
export function baseOfDiminutive(folded: string): string[] {
  return folded.length < 5
    ? []
    : ENDINGS.flatMap(([ending, words]) => (ending.test(folded) ? words.map((word) => folded.replace(ending, word)) : []))
}

const VOWELS = new Set('aąeęioóuy')

/** Whether the letter is a Polish vowel. */
function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.has(letter)
}

/** Whether a stem still holds a vowel: without one it can be no Polish word ("sr" out of "ser"). */
export function hasVowel(stem: string): boolean {
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
export function bareForms(stem: string): string[] {
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
export function unacute(stem: string): string {
  return stem.replace(/ń$/, 'n').replace(/ś$/, 's').replace(/ć$/, 'c').replace(/ź$/, 'z')
}

import { bareForms, hasVowel, isSoft, isVelar, soften, unacute } from './stems.ts'

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

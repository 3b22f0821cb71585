/** Endings of words said fondly, folded, and what the plain word has there: "naleśniczki", "sałateczka", "pierożki", "omlecik", "racuszki". */
const ENDINGS: readonly (readonly [fond: RegExp, plain: string])[] = [
  [/(?<=\p{L}{3})icz(?:ek|k)/u, 'ik'],
  [/(?<=\p{L}{3})ecz(?:ek|k)/u, 'k'],
  [/(?<=\p{L}{3})oz(?:ek|k)/u, 'og'],
  [/(?<=\p{L}{3})usz(?:ek|k)/u, 'uch'],
  [/(?<=\p{L}{2})ci(?:k|ek)/u, 't'],
]
/** Behind it stands a case of the word, and nothing more. */
const CASE = /^(?:a|i|e|u|ow|om|ami|ach|iem)?$/u

/** The plain words, without their endings, of which a word may be the diminutive, folded; none where it is none by its form. */
export function plainWordsOf(folded: string): readonly string[] {
  return ENDINGS.flatMap(([fond, plain]) => {
    const found = fond.exec(folded)
    if (!found || !CASE.test(folded.slice(found.index + found[0].length))) return []
    return folded.slice(0, found.index) + plain
  })
}

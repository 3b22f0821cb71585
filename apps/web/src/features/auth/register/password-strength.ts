import { LIMITS } from '@spizarka/contract/limits'

/** Words of the meter, from the weakest; how many of its four parts are full is their place, counted from one. */
export const STRENGTHS = ['Za krótkie', 'Słabe', 'Dobre', 'Bardzo dobre'] as const
export type Strength = (typeof STRENGTHS)[number]

/** What passwords are guessed from first; what is left without it has to carry the password. */
const GUESSABLE_PARTS = [
  'password',
  'haslo',
  'hasło',
  'qwerty',
  'qwertz',
  'asdfgh',
  'zxcvbn',
  'abcdef',
  'letmein',
  'admin',
  'polska',
  'spizarka',
  'spiżarka',
]
const MIN_LEFT = 8
const FEW_CHARACTERS = 6
const VERY_GOOD = 20

/** How hard a password is to guess: length first, then repeats, the login, and what everybody types. */
export function strengthOf(password: string, login: string): Strength {
  if (password.length < LIMITS.passwordAtRegistration) return 'Za krótkie'
  const left = withoutKnown(password.toLowerCase(), login.trim().toLowerCase())
  if (left.length < MIN_LEFT || new Set(left).size < FEW_CHARACTERS || isRepeated(password) || runLength(left) > left.length / 2)
    return 'Słabe'
  return left.length >= VERY_GOOD ? 'Bardzo dobre' : 'Dobre'
}

function withoutKnown(password: string, login: string): string {
  return [...GUESSABLE_PARTS, ...(login.length >= 3 ? [login] : [])].reduce((left, known) => left.replaceAll(known, ''), password)
}

/** "ananasananasananas": one part over and over. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}

/** How many characters stand in rows of neighbours: "1234", "aaaa", "dcba". */
function runLength(text: string): number {
  let inRuns = 0
  for (let index = 2; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1)
    if (Math.abs(step) <= 1 && step === text.charCodeAt(index - 1) - text.charCodeAt(index - 2)) inRuns += 1
  }
  return inRuns
}

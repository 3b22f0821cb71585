import { z } from 'zod'
import { LIMITS } from '../shared/limits.ts'

const ALPHABETS = [
  { letter: /\p{Script=Latin}/u, foreign: /(?![\p{Script=Latin}0-9])[\p{L}\p{N}]/u },
  { letter: /\p{Script=Cyrillic}/u, foreign: /(?![\p{Script=Cyrillic}0-9])[\p{L}\p{N}]/u },
  { letter: /\p{Script=Greek}/u, foreign: /(?![\p{Script=Greek}0-9])[\p{L}\p{N}]/u },
]

/** Letters of two alphabets in one name serve but to look like somebody else's: "оla" with a Cyrillic "о", "օla" with an Armenian one. */
function usesOneAlphabet(text: string): boolean {
  return ALPHABETS.every(({ letter, foreign }) => !letter.test(text) || !foreign.test(text))
}

// NFKC makes one name of what looks alike in Unicode: full-width letters, ligatures, a letter with a combining mark.
export const usernameSchema = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(1)
  .max(LIMITS.username)
  // Unicode has letters that show nothing, such as the Hangul fillers.
  .regex(/^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}.+_-]+$/u, {
    error: 'Wprowadź poprawną nazwę użytkownika. Wartość może zawierać jedynie litery, cyfry i znaki ./+/-/_.',
  })
  .refine(usesOneAlphabet, { error: 'Nazwa użytkownika może zawierać litery tylko jednego alfabetu.' })

export const emailSchema = z.string().trim().toLowerCase().max(LIMITS.email).pipe(z.email())

/** A password as it is given to be checked against the one that is kept. */
export const givenPasswordSchema = z.string().min(1).max(LIMITS.password)

/** What a link of a mail carries: whose it is, and the secret. */
export const linkSchema = z.object({ uid: z.string().min(1).max(64), token: z.string().min(1).max(128) })

/** A new password, typed twice. */
function newPasswordSchema(minimum: number, texts: { tooShort: string; different: string }) {
  return z
    .object({
      new_password: z.string().min(minimum, { error: texts.tooShort }).max(LIMITS.password),
      re_new_password: z.string(),
    })
    .refine((passwords) => passwords.new_password === passwords.re_new_password, { path: ['re_new_password'], error: texts.different })
}

/** The new password behind a reset link; compared with the body only once the link has been found good (see `confirmPasswordReset`). */
export const resetPasswordSchema = newPasswordSchema(LIMITS.passwordAtReset, {
  tooShort: 'Hasło musi mieć co najmniej 8 znaków.',
  different: 'Hasła nie są identyczne.',
})

/** The new password of somebody who is signed in. */
export const changedPasswordSchema = newPasswordSchema(LIMITS.passwordAtRegistration, {
  tooShort: 'Nowe hasło musi mieć co najmniej 14 znaków.',
  different: 'Nowe hasła nie są identyczne.',
})

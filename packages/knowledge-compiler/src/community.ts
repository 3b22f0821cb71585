import { z } from 'zod'
import { type Problem, readPart } from './source.ts'

const WORDS = 'community/words.yaml'
const FOOD_SAFETY = 'community/food-safety.yaml'

const word = z.string().regex(/^[a-z]+$/, 'jedno słowo małymi literami, bez polskich znaków')
const phrase = z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, 'małe litery bez polskich znaków, słowa przez jedną spację')

const wordsSchema = z.strictObject({
  swearing: z.strictObject({
    begins: z.array(word).min(1),
    misspelt: z.array(word),
    backwards: z.array(word),
    letter_names: z.record(word, word),
    whole: z.array(word),
    within: z.array(word),
    masked_ends: z.array(z.string().regex(/^[a-ząćęłńóśźż]+$/)),
    after: z.array(word).min(1),
    innocent: z.array(word),
    bare: z.array(word),
    bare_whole: z.array(word),
    bare_innocent: z.array(word),
    innocent_beside: z.record(word, z.array(word).min(1)),
    ordinary: z.array(word),
    insults: z.strictObject({
      people: z.array(word).min(1),
      things: z.array(word).min(1),
      innocent: z.array(word),
      called: z.array(word).min(1),
      prepositions: z.array(word),
      said_of: z.array(phrase).min(1),
      said_to: z.array(phrase).min(1),
      of_oneself: z.array(phrase),
      fondly: z.array(word),
      scolding: z.array(word),
    }),
    phrases: z.array(phrase),
    phrases_innocent: z.array(phrase),
    slips: z.array(phrase),
    names: z.strictObject({ endings: z.array(word), sure: z.array(word), whole: z.array(word), no_name: z.array(word) }),
  }),
  contacts: z.strictObject({
    domains: z.array(word).min(1),
    domain_words: z.array(word),
    no_words: z.array(word),
    before_language: z.array(word),
    calls: z.array(phrase),
    invites: z.array(word),
    invited_to: z.array(word),
    earns: z.array(word),
    earned: z.array(word),
    own: z.array(phrase),
    own_places: z.array(phrase),
    telling: z.array(word),
    hosts: z.array(word),
    mail_hosts: z.array(z.string().regex(/^[a-z0-9]+$/)),
    offers: z.array(phrase),
    numbered: z.array(word),
    between_digits: z.array(word),
    welcomes: z.array(word),
    before_amounts: z.array(word),
    protocols: z.array(word),
    dots: z.array(word).min(1),
    ats: z.array(word).min(1),
    places: z.array(phrase).min(1),
    digits: z.record(word, z.string().regex(/^\d$/)),
    hundreds: z.array(word),
    tens: z.array(word),
    units: z.array(word).min(1),
  }),
  health_claims: z.array(phrase).min(1),
  reserved_names: z.strictObject({ within: z.array(phrase).min(1), whole: z.array(phrase).min(1) }),
})

const foodSafetySchema = z.strictObject({
  heats: z.array(word).min(1),
  rules: z
    .array(
      z.strictObject({
        rule: z.string().regex(/^[a-z-]+$/),
        holds: z.array(z.string()).min(1).optional(),
        said: z.array(phrase).min(1),
        unheated: z.literal(true).optional(),
        advice: z.string().min(1),
        source: z.string().min(1),
      }),
    )
    .min(1),
})

/** What people write of recipes is watched for: words that are held, and what may make somebody ill. */
export interface CommunityKnowledge {
  words: z.output<typeof wordsSchema> | null
  foodSafety: z.output<typeof foodSafetySchema> | null
}

/** Reads `knowledge/community/`; rules of food safety speak of foods and groups that there are. */
export function readCommunity(root: string, ids: ReadonlySet<string>, problems: Problem[]): CommunityKnowledge {
  const words = readPart(wordsSchema, root, WORDS, problems)
  const safety = readPart(foodSafetySchema, root, FOOD_SAFETY, problems)
  for (const [place, { rule, holds = [] }] of (safety?.value.rules ?? []).entries())
    for (const id of holds)
      if (safety && !ids.has(id))
        problems.push({
          file: safety.source.file,
          line: safety.source.lineOf(['rules', place, 'holds']),
          field: `${rule}.holds`,
          message: `„${id}” to ani produkt, ani grupa`,
          remedy: 'wpisz id z foods/ albo groups.yaml',
        })
  return { words: words?.value ?? null, foodSafety: safety?.value ?? null }
}

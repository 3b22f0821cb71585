import { createHash } from 'node:crypto'
import { LEGAL_DOCUMENTS, RECIPIENT_KINDS, type Recipient } from '@spizarka/contract/legal'
import { LIMITS, POINTS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { expect, test } from 'vitest'
import type { Operator } from '../../../lib/operator/operator.ts'
import { amend } from './legal-document.ts'
import { privacyOf } from './privacy.ts'
import { termsOf } from './terms.ts'

const operator = {
  name: 'Kuchnia Testowa sp. z o.o., ul. Próbna 1, 00-001 Warszawa',
  supportEmail: 'pomoc@kuchnia.pl',
  premiumSupportEmail: 'premium@kuchnia.pl',
  recipients: [{ kind: 'hosting' }],
} satisfies Operator
const terms = termsOf(operator)
const privacy = privacyOf(operator)
const textOf = ({ versions: [{ sections }] }: typeof terms): string =>
  sections.flatMap(({ paragraphs, table = [] }) => [...paragraphs, ...table.flat()]).join('\n')

test('the terms have every section in the order of the specification', () => {
  expect(terms.versions[0].sections.map(({ title }) => title)).toEqual([
    'Postanowienia ogólne',
    'Definicje',
    'Wiek',
    'Rejestracja',
    'Usługi i płatności',
    'Realizacja zamówień',
    'Prawo odstąpienia',
    'Rezygnacja z subskrypcji',
    'Zasady korzystania',
    'Odpowiedzialność',
    'Reklamacje',
    'Rozwiązanie umowy',
    'Postanowienia końcowe',
    'Prawa konsumenta',
    'Spory',
    'Kontakt',
  ])
})

test('the privacy policy has every section in the order of the specification', () => {
  expect(privacy.versions[0].sections.map(({ title }) => title)).toEqual([
    'Administrator',
    'Cele i podstawy prawne',
    'Zgoda na dane o zdrowiu',
    'Zgoda marketingowa',
    'Odbiorcy danych',
    'Przekazywanie poza EOG',
    'Okres przechowywania',
    'Prawa użytkownika',
    'Pliki cookie i pamięć przeglądarki',
    'Decyzje automatyczne',
    'Bezpieczeństwo',
    'Zmiany polityki',
    'Kontakt',
  ])
})

test.each([
  'miesięczna co 30 dni, roczna co 365 dni',
  'do 3 razy w ciągu 7 dni',
  'Na 7 dni przed odnowieniem',
  'w ciągu 24 godzin',
  'w ciągu 14 dni od jej zawarcia',
  'Odpowiadamy w ciągu 14 dni',
  'w ciągu 7 dni',
  'w ostatnich 12 miesiącach',
  'Nie są poradą medyczną',
  operator.name,
])('the terms say: %s', (fact) => expect(textOf(terms)).toContain(fact))

test.each(['6 lat', 'w ciągu 7 dni', 'w ciągu 30 dni', 'do 60', 'w ciągu 72 godzin', 'art. 9 ust. 2 lit. a RODO', operator.supportEmail])(
  'the privacy policy says: %s',
  (fact) => expect(textOf(privacy)).toContain(fact),
)

test.each([terms, privacy])('$title: links to a section keep, and its versions go back from the newest', ({ versions }) => {
  for (const { sections } of versions) expect(new Set(sections.map(({ id }) => id))).toHaveProperty('size', sections.length)
  const days = versions.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
})

/** All that a wording says, where everybody there is gets data. */
const readBy = (sections: (typeof terms.versions)[0]['sections']) =>
  createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 16)
const everybody = { ...operator, recipients: RECIPIENT_KINDS.map((kind): Recipient => ({ kind })) }

// Whoever agreed to a wording agreed to these very words: what is to be said otherwise begins a new version (`LEGAL_DOCUMENTS`, `amend`).
test.each([
  ['terms', '2027-01-01', 'f79dcaab94bcbbb5'],
  ['terms', '2025-09-11', '3b9e6e3dc48576d5'],
  ['privacy', '2027-01-01', '595ca9a1544c4bcd'],
  ['privacy', '2025-09-11', '05a54fe2ed1822e4'],
] as const)('the wording of the %s of %s is what it was', (key, day, words) => {
  const document = key === 'terms' ? termsOf(everybody) : privacyOf(everybody)
  expect(readBy(document.versions.find((version) => version.day === day)?.sections ?? [])).toBe(words)
})

test('every version has its words here, and none stands here that nobody was told of', () => {
  expect(terms.versions.map(({ day, change }) => ({ day, change }))).toEqual(LEGAL_DOCUMENTS.terms.versions)
  expect(privacy.versions.map(({ day, change }) => ({ day, change }))).toEqual(LEGAL_DOCUMENTS.privacy.versions)
})

// A figure that the app changes has to be told ahead: the newest wording says those of the contract.
test.each([
  `jednorazowo ${POINTS.activation} punktów AI`,
  `po pierwszym zainstalowaniu aplikacji jeszcze ${POINTS.installReward}`,
  `spiżarnię do ${LIMITS.freePantryProducts} różnych produktów`,
  `listy zakupów dla 1–${LIMITS.shoppingPeople.free} osób na 1–${LIMITS.shoppingDays.free} dni`,
  `obejmuje ${planOf('premium').monthlyPoints}, a Premium Super ${planOf('premium_super').monthlyPoints} punktów AI`,
])('the newest terms say: %s', (figure) => expect(textOf(terms)).toContain(figure))

test('the newest terms promise no number of recipes, which hangs on what a recipe costs', () => {
  expect(textOf(terms)).not.toMatch(/\d przepis/)
})

const policyFor = (recipients: readonly Recipient[]) => textOf(privacyOf({ ...operator, recipients }))

test('the newest policy names whom this installation makes use of, with their servers, and nobody else', () => {
  const few = policyFor([{ kind: 'hosting' }, { kind: 'mail', host: 'smtp.poczta.pl' }])
  expect(few).toContain('Dostawca poczty (smtp.poczta.pl)')
  expect(few).toContain('Nie korzystamy z zewnętrznego modelu językowego')
  expect(few).not.toMatch(/Przelewy24|KSeF|e-Faktur|Open Food Facts|Google|może działać/)
  const many = policyFor(everybody.recipients)
  for (const name of ['Przelewy24', 'e-Faktur', 'Open Food Facts', 'Google', 'Dostawca modelu językowego']) expect(many).toContain(name)
  expect(many).toContain('może działać dostawca modelu językowego oraz dostawca Twojej przeglądarki')
})

test('what is amended has to be there', () => {
  expect(() => amend(terms.versions[0].sections, { nigdzie: () => ({}) })).toThrow('nigdzie')
})

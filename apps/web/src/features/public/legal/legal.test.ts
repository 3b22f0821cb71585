import { LEGAL_DOCUMENTS } from '@spizarka/contract/legal'
import { expect, test } from 'vitest'
import { privacyOf } from './privacy.ts'
import { termsOf } from './terms.ts'

const operator = {
  name: 'Kuchnia Testowa sp. z o.o., ul. Próbna 1, 00-001 Warszawa',
  supportEmail: 'pomoc@kuchnia.pl',
  premiumSupportEmail: 'premium@kuchnia.pl',
}
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

test.each([
  [terms, LEGAL_DOCUMENTS.terms],
  [privacy, LEGAL_DOCUMENTS.privacy],
])('$0.title: its wordings are those that everybody is told of', ({ path, title, versions }, told) => {
  expect({ path, title, days: versions.map(({ day }) => day) }).toEqual({
    path: told.path,
    title: told.title,
    days: told.versions.map(({ day }) => day),
  })
})

import { expect, it } from 'vitest'
import { LIMITS } from '../shared/limits.ts'
import { installPolishMessages } from '../shared/messages.ts'
import { saveBillingProfile } from './billing.ts'
import { saveExclusions, saveHealthConditions } from './profile.ts'

installPolishMessages()

it('trims own conditions and ignores empty ones', () => {
  const body = saveHealthConditions.body.parse({
    condition_ids: [7],
    custom_conditions: ['  atopowe \u200b zapalenie  skóry ', ' ', '\u200b'],
  })
  expect(body.custom_conditions).toEqual(['atopowe zapalenie skóry'])
})

it('refuses ten thousand own conditions', () => {
  const custom_conditions = Array.from({ length: 10_000 }, (_, index) => `dolegliwość ${index}`)
  const result = saveHealthConditions.body.safeParse({ condition_ids: [], custom_conditions })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([`Lista może zawierać najwyżej ${LIMITS.customConditions} elementów.`])
})

it('refuses half a million lines in one sentence, whatever they are', () => {
  const product_names = Array.from({ length: 500_000 }, () => 1)
  const result = saveExclusions.body.safeParse({ product_names })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([`Lista może zawierać najwyżej ${LIMITS.exclusions} elementów.`])
})

it('refuses an exclusion that no product could be called', () => {
  expect(saveExclusions.body.safeParse({ product_names: ['x'.repeat(51)] }).success).toBe(false)
})

it('takes an invoice form without any field, and empties those that are left out', () => {
  const empty = { company_name: '', full_name: '', nip: '', address_line: '', postal_code: '', city: '', country: '' }
  expect(saveBillingProfile.body.parse({})).toEqual(empty)
  expect(saveBillingProfile.body.parse({ city: null, nip: ' ' })).toEqual(empty)
})

it.each([
  ['nip', '1234', 'NIP musi mieć od 5 do 20 znaków: cyfry, litery i myślniki.'],
  ['nip', '123 456 78 90', 'NIP musi mieć od 5 do 20 znaków: cyfry, litery i myślniki.'],
  ['postal_code', '00000', 'Kod pocztowy musi mieć format 00-000.'],
  ['postal_code', '00-0000', 'Upewnij się, że to pole ma nie więcej niż 6 znaków.'],
  ['city', 'x'.repeat(101), 'Upewnij się, że to pole ma nie więcej niż 100 znaków.'],
])('refuses %s "%s" on an invoice', (field, value, text) => {
  const result = saveBillingProfile.body.safeParse({ [field]: value })
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([field, text])
})

it.each(['PL123-456-78-90', 'pl5260001246', '12345', 'A'.repeat(20)])('takes the NIP "%s"', (nip) => {
  expect(saveBillingProfile.body.parse({ nip }).nip).toBe(nip)
})

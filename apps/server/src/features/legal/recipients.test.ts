import { expect, test } from 'vitest'
import { readSettings } from '../../platform/env/settings.ts'
import { recipientsInWords, recipientsOf } from './recipients.ts'

const told = (environment: Record<string, string>) =>
  recipientsInWords(recipientsOf(readSettings({ NODE_ENV: 'production', ...environment })))

test('an installation that uses nobody else names its hosting, and whom it asks for codes', () => {
  expect(told({})).toBe('hosting, products')
  expect(told({ OFF_BASE_URL: 'none' })).toBe('hosting')
})

test.each([
  [{ SMTP_URL: 'smtps://u:secret@smtp.poczta.pl:465' }, 'mail smtp.poczta.pl'],
  [{ DATABASE_URL: 'postgres://u:secret@baza.chmura.pl/x' }, 'database baza.chmura.pl'],
  [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm', LLM_API_KEY: 'k' }, 'model api.anthropic.com'],
  [
    { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'https://model.pl/v1', LLM_VISION: 'true', LLM_IMAGE_MODEL: 'p' },
    'model model.pl, model-receipts model.pl, model-drawings model.pl',
  ],
  [{ P24_MERCHANT_ID: '1', P24_POS_ID: '1', P24_API_KEY: 'k', P24_CRC: 'c' }, 'payments, accounting'],
  [{ KSEF_TOKEN: 't', SELLER_NIP: '1234563218', SELLER_ADDRESS: 'ul. Próbna 1' }, 'ksef'],
  [{ VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'a'.repeat(43) }, 'push'],
  [{ STORAGE_S3_ENDPOINT: 'https://s3.pl', STORAGE_S3_BUCKET: 'b', STORAGE_S3_ACCESS_KEY: 'k', STORAGE_S3_SECRET_KEY: 's' }, 'files s3.pl'],
])('with %j the policy names: %s', (environment, expected) => {
  expect(told({ OFF_BASE_URL: 'none', ...environment })).toBe(`hosting, ${expected}`)
})

test.each(['127.0.0.1', '[::1]', 'localhost', 'ollama', '10.1.2.3', '192.168.0.7', '172.20.0.2', 'model.internal', '[fd00::1]'])(
  'a model at %s is the operator’s own, and nobody else',
  (host) => {
    const environment = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: `http://${host}:11434/v1`, LLM_VISION: 'true' }
    expect(told({ OFF_BASE_URL: 'none', ...environment })).toBe('hosting')
  },
)

import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readSettings } from '../platform/env/settings.ts'
import { createLogger } from '../platform/logger/logger.ts'
import { warnOfSettings } from './warn-of-settings.ts'

const OPERATOR = {
  SELLER_NAME: 'Spiżarka sp. z o.o.',
  SELLER_ADDRESS: 'ul. Długa 1',
  SELLER_POSTAL_CODE: '00-001',
  SELLER_CITY: 'Warszawa',
  SUPPORT_EMAIL: 'pomoc@spizarka.example',
}
const PUBLIC = { PUBLIC_URL: 'https://spizarka.example', SMTP_URL: 'smtp://localhost', ...OPERATOR }
const ONE_ADDRESS = /all visitors share one address/

function warnings(environment: Record<string, string>): string {
  let logged = ''
  const sink = new Writable({
    write(chunk, _, done) {
      logged += String(chunk)
      done()
    },
  })
  const settings = readSettings({ NODE_ENV: 'production', ...environment })
  warnOfSettings({ settings, log: createLogger('warn', sink) })
  return logged
}

test('whoever serves through a proxy that is not trusted is told that all visitors share its address', () => {
  expect(warnings(PUBLIC)).toMatch(ONE_ADDRESS)
  expect(warnings({ ...PUBLIC, TRUST_PROXY: 'true' })).toBe('')
  expect(warnings({ ...PUBLIC, ROLE: 'worker', DATABASE_URL: 'postgres://localhost/spizarka' })).not.toMatch(ONE_ADDRESS)
})

test('whoever does not say who runs it is told what is missing', () => {
  expect(warnings({ ...PUBLIC, TRUST_PROXY: 'true', SELLER_CITY: '' })).toContain('SELLER_CITY')
})

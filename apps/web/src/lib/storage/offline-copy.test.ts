import { readMe } from '@spizarka/contract/accounts'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { expect, test } from 'vitest'
import { answer, apiServer } from '../../testing/api-server.ts'
import { signedIn } from '../../testing/samples.ts'
import { resumeSession } from '../session/keep-session.ts'
import { endSessionLocally } from '../session/session.ts'
import { offlineCopies } from './offline-copy.ts'

const summary = { products: 3, spices: 1, limit: 50, use_soon: 0, expired: 0, ends_today: 0, categories: [] }
const found = () => offlineCopies.find('summary', readPantrySummary)

test('a copy is found with the time it was made', () => {
  offlineCopies.save('summary', summary, 1_700_000_000_000)
  expect(found()).toEqual({ data: summary, savedAt: 1_700_000_000_000 })
})

test('a copy that is damaged, or another version has kept, is none', () => {
  localStorage.setItem('spizarka.copy.summary', '["development", 1, {')
  expect(found()).toBeUndefined()
  localStorage.setItem('spizarka.copy.summary', JSON.stringify(['another version', 1, summary]))
  expect(found()).toBeUndefined()
})

test('the end of the session forgets every copy', async () => {
  const user = signedIn()
  apiServer.use(answer(readMe, () => user))
  await resumeSession()
  offlineCopies.save('summary', summary, 1)

  endSessionLocally('signed-out')
  expect(found()).toBeUndefined()
})

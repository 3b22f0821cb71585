import { test as base, expect, type Page } from '@playwright/test'
import { Household } from './household.ts'

interface Fixtures {
  /** An account of this journey alone. */
  household: Household
  /** Nobody has seen the first steps yet: the start leads there. */
  newcomer: boolean
  /** What the browser complained of; a journey that ends with complaints has failed. */
  complaints: string[]
}

// A call that the API refuses is a part of many journeys (404 means "still reading"), and so is a missing network.
const EXPECTED = /^Failed to load resource: (?:the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

const watched = base.extend<Pick<Fixtures, 'complaints'>>({
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      watch(page, complaints)
      await provide(complaints)
      expect(complaints, 'errors and policy violations in the console').toEqual([])
    },
    { auto: true },
  ],
})

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text())
  })
}

/** A journey of a guest. */
export const guestTest = watched

/** A journey of someone who is signed in, with an account of their own. */
export const test = watched.extend<Pick<Fixtures, 'household' | 'newcomer'>>({
  newcomer: [false, { option: true }],
  household: async ({ baseURL, newcomer }, provide) => {
    const household = await Household.move(baseURL ?? '')
    await provide(newcomer ? household : await household.settleIn())
  },
  storageState: async ({ household }, provide) => provide(household.storageState()),
})

export { expect } from '@playwright/test'

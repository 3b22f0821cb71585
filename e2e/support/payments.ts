import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { Household } from './household.ts'

async function query(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

/** A code that takes so many per cent off every plan, as an administrator would make it. */
export function makeDiscountCode(code: string, percent: number): Promise<void> {
  return query(`insert into discount_codes (code, kind, value, once_per_user) values ($1, 'percent', $2, true)`, [code, percent])
}

/** Makes the payments of somebody so old that nothing more is expected of them. */
export function letPaymentsAge({ username }: Household): Promise<void> {
  return query(
    `update payments set created_at = created_at - interval '16 minutes' where user_id = (select id from users where username = $1)`,
    [username],
  )
}

/** Decides at the built-in till, which leads back to how the payment stands. */
export async function chooseAtTill(page: Page, choice: 'pay' | 'abandon'): Promise<void> {
  await expect(page).toHaveURL(/\/dev\/till\//)
  await page.locator(`button[value=${choice}]`).click()
  await expect(page).toHaveURL(/\/payment-status\//)
}

import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { Household } from './household.ts'
import { openScreen } from './screens.ts'

async function query(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text, values)
  await client.end()
  return rows
}

/** A code that takes so many per cent off every plan, as an administrator would make it. */
export async function makeDiscountCode(code: string, percent: number): Promise<void> {
  await query(`insert into discount_codes (code, kind, value, once_per_user) values ($1, 'percent', $2, true)`, [code, percent])
}

/** Makes the payments of somebody older: after a quarter of an hour nothing more is expected of them, after ten seconds the operator is asked. */
export async function letPaymentsAge({ username }: Household, seconds = 16 * 60): Promise<void> {
  await query(
    `update payments set created_at = created_at - make_interval(secs => $2) where user_id = (select id from users where username = $1)`,
    [username, seconds],
  )
}

/** Makes today the day on which somebody's plan is charged for its next period, and has the hourly work done: waits until the charge failed, or was paid. */
export async function letRenewalFallDue({ username }: Household, outcome: 'past_due' | 'renewed' = 'past_due'): Promise<void> {
  const owner = '(select id from users where username = $1)'
  const today = `(now() at time zone 'Europe/Warsaw')::date`
  await query(
    `update subscriptions set period_start = period_start - (period_end - (${today} + 1)), period_end = ${today} + 1, reminded_period = 1
      where user_id = ${owner} and state = 'active'`,
    [username],
  )
  await query(`insert into pgboss.job (name, data) values ('billing.run-due', '{}')`, [])
  await expect
    .poll(
      async () => {
        const [life] = await query(`select state, period_number from subscriptions where user_id = ${owner}`, [username])
        return life?.['period_number'] === 2 ? 'renewed' : life?.['state']
      },
      { timeout: 60_000 },
    )
    .toBe(outcome)
}

/** Decides at the built-in till, which leads back to how the payment stands. */
export async function chooseAtTill(page: Page, choice: 'pay' | 'pay_then_decline' | 'decline' | 'abandon'): Promise<void> {
  await expect(page).toHaveURL(/\/dev\/till\//)
  await page.locator(`button[value=${choice}]`).click()
  await expect(page).toHaveURL(/\/payment-status\//)
}

/** The button of an order, in the words of the law. */
export const ORDER = /^Zamawiam z\sobowiązkiem zapłaty/

/** Buys Premium at the till, for a year or for a month, from the page of plans to the thanks for it. */
export async function buyPremium(
  page: Page,
  { monthly = false, choice = 'pay' }: { monthly?: boolean; choice?: 'pay' | 'pay_then_decline' } = {},
): Promise<void> {
  await openScreen(page, '/settings/subscription')
  if (monthly) await page.getByText('Miesięcznie', { exact: true }).tap()
  await page.getByRole('button', { name: 'Wybieram Premium', exact: true }).tap()
  await page.getByRole('button', { name: ORDER }).tap()
  await chooseAtTill(page, choice)
  await expect(page.getByRole('heading', { name: 'Premium jest Twoje', exact: true })).toBeVisible()
}

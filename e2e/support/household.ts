import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { linkMailedTo } from './mailbox.ts'

export const PASSWORD = 'zielona-herbata-o-swicie'

const tokensSchema = z.object({ access: z.string(), refresh: z.string() })

/** A login that nobody has yet. */
export function newUsername(): string {
  return `dom-${randomBytes(5).toString('hex')}`
}

/** An account with its first session, and the API as its owner calls it. */
export class Household {
  readonly username: string
  readonly tokens: z.output<typeof tokensSchema>
  readonly #origin: string

  private constructor(origin: string, username: string, tokens: z.output<typeof tokensSchema>) {
    this.#origin = origin
    this.username = username
    this.tokens = tokens
  }

  /** Leaves the first steps for later, so that the start does not lead there. */
  async settleIn(): Promise<this> {
    await this.call('POST', '/onboarding/steps/', { step: 'welcome', outcome: 'skipped' })
    return this
  }

  /** Registers, activates by the mail of the mailbox, and signs in, without a browser. */
  static async move(origin: string, username = newUsername()): Promise<Household> {
    const email = `${username}@example.pl`
    await send(origin, 'POST', '/auth/users/', { body: { username, email, password: PASSWORD } })
    const [, , uid, token] = (await linkMailedTo(origin, email, 'activate')).split('/')
    await send(origin, 'POST', '/auth/users/activation/', { body: { uid, token } })
    const tokens = tokensSchema.parse(await send(origin, 'POST', '/auth/jwt/create/', { body: { username, password: PASSWORD } }))
    return new Household(origin, username, tokens)
  }

  /** What a browser in which they are signed in has stored. */
  storageState() {
    const localStorage = [
      { name: 'spizarka.access', value: this.tokens.access },
      { name: 'spizarka.refresh', value: this.tokens.refresh },
    ]
    return { cookies: [], origins: [{ origin: this.#origin, localStorage }] }
  }

  call(method: string, path: string, body?: object): Promise<unknown> {
    return send(this.#origin, method, path, { body, access: this.tokens.access })
  }

  /** Puts products into the pantry: name, amount, unit, days until its date. */
  async stock(products: readonly [name: string, amount: number, unit: 'grams' | 'ml' | 'pieces', daysLeft?: number][]): Promise<void> {
    for (const [product_name, amount, canonical_unit, daysLeft] of products)
      await this.call('POST', '/pantry/', {
        product_name,
        canonical_unit,
        [`quantity_${canonical_unit}`]: amount,
        best_before: daysLeft === undefined ? null : dayFromNow(daysLeft),
      })
  }
}

/** A day in Poland, `YYYY-MM-DD`; counted by the calendar: on one day in spring and one in autumn 24 hours lead to another. */
export function dayFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

async function send(origin: string, method: string, path: string, { body, access }: { body?: object; access?: string }): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(access !== undefined && { authorization: `JWT ${access}` }) },
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

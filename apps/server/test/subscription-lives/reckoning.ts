// What one life of a subscription has to come to, reckoned without a line of the app: days are numbers, a period is a pair of them, and nothing
// is remembered but what a bookkeeper would write down.

export const PRODUCTS = {
  1: { plan: 'premium', days: 30, price: 2999, points: 2000 },
  2: { plan: 'premium', days: 365, price: 29_990, points: 2000 },
  3: { plan: 'premium_super', days: 30, price: 4999, points: 5000 },
  4: { plan: 'premium_super', days: 365, price: 49_990, points: 5000 },
} as const
export type ProductId = keyof typeof PRODUCTS

/** What becomes of one charge of the saved card. `late`: not paid in time, and paid two days after. */
export type Outcome = 'pays' | 'declines' | 'silent' | 'late'

interface Paid {
  product: ProductId
  number: number
  from: number
  /** The first day that is not paid for. */
  until: number
  paid: number
  on: number
  goesOn: boolean
  isCancelled: boolean
  packages: number
  failedOn: number[]
  isReminded: boolean
  /** Points charged since the first package of this period. */
  spent: number
}

/** What was ordered, and what ran then. */
export interface Order {
  product: ProductId
  amount: number
  goesOn: boolean
  of: Paid | undefined
  number: number | undefined
  /** Ordered to pay for a period whose charge failed. */
  isForDebt: boolean
}

export class Reckoning {
  balance = 250
  /** Every amount that bought something, and every one that went back. */
  bought: number[] = []
  returned: number[] = []
  reminders = 0
  isBlocked = false
  current: Paid | undefined
  /** Charges that were given up and will be paid late: day, subscription, period. */
  readonly late: { day: number; of: Paid; number: number; amount: number }[] = []

  get plan(): string {
    return this.current ? PRODUCTS[this.current.product].plan : 'free'
  }

  /** Null where it is refused, or what is to be paid. */
  priceOf(product: ProductId, day: number): number | null {
    const { plan, price, days } = PRODUCTS[product]
    if (this.isDue(product)) return price
    if (this.plan === 'premium_super' || this.plan === plan) return null
    if (!this.current) return price
    if (PRODUCTS[this.current.product].days > days) return null
    const credit = this.worth(day)
    return price > credit ? price - credit : 0
  }

  /** Whether the renewal of this very product has failed, and is still tried: its owner may pay for it by hand. */
  isDue(product: ProductId): boolean {
    const { current } = this
    return current?.product === product && current.failedOn.length > 0 && !current.isCancelled
  }

  /** What somebody orders at the till today; null where it is refused. */
  order(product: ProductId, day: number, goesOn: boolean): Order | null {
    const amount = this.priceOf(product, day)
    if (amount === null) return null
    return { product, amount, goesOn, of: this.current, number: this.current?.number, isForDebt: this.isDue(product) }
  }

  /** The money for an order is known of: at once, or after what came in meanwhile. */
  buy({ product, amount, goesOn, of, number, isForDebt }: Order, day: number): void {
    const { current } = this
    const isLate = current !== undefined && current === of && current.number !== number
    if (isForDebt && current) {
      // Paid twice: one goes back, and the word on going on holds.
      if (isLate) current.goesOn &&= goesOn
      else {
        current.goesOn = goesOn
        this.renew(current, day)
      }
      return
    }
    this.bought.push(amount)
    // Of a period that was paid for after the order, what is not used goes back.
    const owed = isLate ? Math.min(this.worth(day), amount) : 0
    if (owed > 0) this.returned.push(owed)
    this.current = {
      product,
      number: 1,
      from: day,
      until: day + PRODUCTS[product].days,
      paid: amount - owed,
      on: day,
      goesOn,
      isCancelled: false,
      packages: 0,
      failedOn: [],
      isReminded: false,
      spent: 0,
    }
    this.give()
  }

  cancel(day: number): boolean {
    const { current } = this
    if (!current?.goesOn || current.isCancelled) return false
    current.isCancelled = true
    if (day >= current.until) this.current = undefined
    return true
  }

  resume(day: number): boolean {
    const { current } = this
    if (!current?.isCancelled || day >= current.until) return false
    current.isCancelled = false
    return true
  }

  /** What goes back; null where it is too late. */
  withdraw(day: number): number | null {
    const { current } = this
    if (!current || day > current.on + 14) return null
    const back = this.worth(day)
    if (back > 0) this.returned.push(back)
    const unspent = Math.max(0, Math.min(PRODUCTS[current.product].points - current.spent, this.balance))
    this.balance -= unspent
    this.current = undefined
    return back
  }

  spend(points: number): boolean {
    if (this.balance < points) return false
    this.balance -= points
    if (this.current) this.current.spent += points
    return true
  }

  /** One day's work; `charge` says what becomes of the charge that is due. */
  work(day: number, charge: () => Outcome): void {
    const { current } = this
    if (!current) return
    const { days } = PRODUCTS[current.product]
    if (days === 365) for (let at = current.packages * 30; at <= 330 && current.from + at <= day; at += 30) this.give()
    if (!current.goesOn || current.isCancelled || this.isBlocked) {
      if (day >= current.until) this.current = undefined
      return
    }
    const [first] = current.failedOn
    const last = current.failedOn.at(-1)
    const gaps = [0, 1, 3, 7]
    const tryOn =
      first === undefined || last === undefined ? current.until - 1 : Math.max(first + (gaps[current.failedOn.length] ?? 0), last + 1)
    if (day < tryOn) {
      if (first === undefined && !current.isReminded && day >= tryOn - 7) {
        current.isReminded = true
        this.reminders += 1
      }
      return
    }
    const outcome = charge()
    if (outcome === 'pays') return this.renew(current, day)
    if (outcome === 'late')
      this.late.push({ day: day + 2, of: current, number: current.number + 1, amount: PRODUCTS[current.product].price })
    current.failedOn.push(day)
    if (current.failedOn.length === 4) this.current = undefined
  }

  /** Money of a charge that was given up comes after all. */
  payLate(of: Paid, number: number, amount: number, day: number): void {
    if (!this.isBlocked && this.current === of && of.number + 1 === number) return this.renew(of, day)
    // It bought nothing: in and out again.
    this.lateReturned += amount
  }
  lateReturned = 0

  private renew(current: Paid, day: number): void {
    const { days, price } = PRODUCTS[current.product]
    const isFarBehind = current.until + days - 1 <= day
    current.from = isFarBehind ? day : current.until
    current.until = current.from + days
    current.number += 1
    current.paid = price
    current.on = day
    current.packages = 0
    current.failedOn = []
    current.isReminded = false
    current.spent = 0
    this.bought.push(price)
    this.give()
  }

  private give(): void {
    if (!this.current) return
    this.balance += PRODUCTS[this.current.product].points
    this.current.packages += 1
  }

  private worth(day: number): number {
    if (!this.current) return 0
    const { days } = PRODUCTS[this.current.product]
    const left = Math.min(days, Math.max(0, this.current.until - day - 1))
    const whole = this.current.paid * left
    return (whole - (whole % days)) / days
  }
}

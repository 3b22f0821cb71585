/** An exact decimal as PostgreSQL's `numeric` comes over the wire. */
export type Decimal = string

/** A decimal with at most three places as whole thousandths, so that sums stay exact. */
export function thousandths(amount: Decimal | number): number {
  return Math.round(Number(amount) * 1000)
}

/** Whole thousandths as a decimal for the database. */
export function fromThousandths(amount: number): Decimal {
  return (amount / 1000).toFixed(3)
}

/** A nullable decimal as the JSON number of the contract. */
export function toNumber(amount: Decimal | null): number | null {
  return amount === null ? null : Number(amount)
}

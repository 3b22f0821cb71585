/** Why an ingredient was replaced or left out: the eater must not have it, or it is not at home. */
export type ChangeReason = 'profile' | 'missing'

/** A food of the base that another stands in for; `toName` as on a shelf label. */
export interface Replacement {
  from: string
  to: string
  toName: string
  reason: ChangeReason
}

/** A food that is left out. */
interface LeftOut {
  food: string
  reason: ChangeReason
}

/** What was changed about a dish. */
export interface Changes {
  replacements: readonly Replacement[]
  dropped: readonly LeftOut[]
  /** Foods of the dish as it was written. */
  foods: readonly string[]
}

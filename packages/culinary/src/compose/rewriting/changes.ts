/** Why an ingredient was replaced or left out: the eater must not have it, it is not at home, or the dish does not need it with what was chosen. */
export type ChangeReason = 'profile' | 'missing' | 'spare'

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

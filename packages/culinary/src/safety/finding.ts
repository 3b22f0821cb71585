/** `blocked` must not be served to this person, `unchecked` could not be judged, `warned` is for moderation. */
export type FindingKind = 'blocked' | 'warned' | 'unchecked'

/** What the gate found in one ingredient. */
export interface Finding {
  /** Place among the recipe's ingredients, from 0. */
  ingredient: number
  kind: FindingKind
  /** `allergen:mleko`, `condition:celiakia`, `diet:weganska`, `style:bezlaktozowa`, `exclusion:orzechy włoskie`, `unknown`. */
  rule: string
  /** Polish, for the user; informs and gives no medical advice. */
  reason: string
  /** Where the rule or the figure comes from. */
  source: string
}

/** The gravest that was found; what could not be checked is graver than what is for moderation. */
export type Verdict = FindingKind | 'clear'

export interface SafetyReport {
  verdict: Verdict
  findings: Finding[]
}

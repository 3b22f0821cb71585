/** "pierś z kurczaka" is "PIERŚ KURCZ." all the time; "mleko do kawy" is hardly "MLEKO KAWA". */
const LOST_PREPOSITION = 0.35
const LOST_MEANING = 0.6
const STRANGE_PREPOSITION = 0.5
const STRANGE_PURPOSE = 1
const OTHER_PREPOSITION = 3

/** What it costs that a name's word stands behind another preposition than the stump, or that one of them has none. */
export function strangeness(named: string | null, printed: string | null): number {
  if (named === printed || (named !== null && printed !== null && named[0] === printed[0])) return 0
  if (named !== null && printed !== null) return OTHER_PREPOSITION
  if (named === null) return printed === 'do' || printed === 'na' || printed === 'dla' ? STRANGE_PURPOSE : STRANGE_PREPOSITION
  return /^(?:i|na|dla|do|po|bez)$/.test(named) ? LOST_MEANING : LOST_PREPOSITION
}

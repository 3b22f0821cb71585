import type { Word } from '../meal-words.ts'

/** A part of a meal; `isJoined` where "i" or "oraz" joins it to the one before it. */
export interface Segment {
  text: string
  isJoined: boolean
  /** A colon stands behind it. */
  isHead?: boolean
  /** A pack's weight was told behind it, so that of what dishes are made of it is in that, too. */
  isInWeight?: boolean
  /** It was told as eaten ("zjadłam dwa"), so that what somebody else got of it is no part of it. */
  isEaten?: boolean
  /** It was told with a verb of eating or taking. */
  isHad?: boolean
  /** It tells what somebody else ate. */
  isOfOthers?: boolean
  /** All that was told, of which it is a part. */
  meal?: readonly Word[]
}

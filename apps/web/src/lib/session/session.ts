import type { User } from '@spizarka/contract/accounts'
import { POINTS } from '@spizarka/contract/limits'
import { useSyncExternalStore } from 'react'
import { tokens } from './tokens.ts'

/** Why someone who was signed in is not any more. */
export type SessionEnd = 'signed-out' | 'expired'

export interface Session {
  /** `loading` while a token is there and its user is not yet. */
  status: 'loading' | 'guest' | 'user'
  user: User | null
  ended?: SessionEnd
}

const GUEST: Session = { status: 'guest', user: null }
const LOADING: Session = { status: 'loading', user: null }

let session = typeof window !== 'undefined' && tokens.access() !== null ? LOADING : GUEST
const listeners = new Set<(session: Session) => void>()

/** Who is here. A prerendered page is a guest's. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => GUEST)
}

export function readSession(): Session {
  return session
}

export function subscribeToSession(listener: (session: Session) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener(next)
}

export function showLoading(): void {
  setSession(LOADING)
}

export function showUser(user: User): void {
  setSession({ status: 'user', user })
}

/** Forgets the tokens and the user; what else remembers the user listens. Without `ended` it is as if nobody had been there. */
export function endSessionLocally(ended?: SessionEnd): void {
  tokens.clear()
  setSession({ ...GUEST, ended })
}

/** Takes a paid AI action off the shown balance, until the profile is read again. */
export function spendPoints(points: number): void {
  changePoints(-points)
}

/** Adds a one-off bonus to the shown balance, if there is one. */
export function creditBonus(bonusAwarded: number): void {
  changePoints(Math.max(0, bonusAwarded))
}

/** Adds to the shown balance what confirming a list has earned: the reward for reviewing it, and a bonus if there is one. */
export function creditReview(bonusAwarded: number, reward: number = POINTS.reviewReward): void {
  changePoints(reward + Math.max(0, bonusAwarded))
}

let lastCredit: { points: number; at: number } | undefined

/** Points that have just come, for the balance to show them arriving; undefined once that is past. */
export function recentCredit(): number | undefined {
  return lastCredit && Date.now() - lastCredit.at < RECENT_MS ? lastCredit.points : undefined
}

const RECENT_MS = 5000

function changePoints(change: number): void {
  if (change > 0) lastCredit = { points: change, at: Date.now() }
  if (session.user) showUser({ ...session.user, ai_points: Math.max(0, session.user.ai_points + change) })
}

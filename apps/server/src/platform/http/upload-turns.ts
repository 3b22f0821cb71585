import { limitConcurrency } from '../concurrency/limit-concurrency.ts'

const IN_ALL = 8
const PER_USER = 2

/**
 * Files are held in memory while they are read and checked: so many at a time in this process, and so many of one user, that a
 * crowd costs no more than these. The others wait with their bytes still in the network.
 */
export function createUploadTurns(): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
  const inAll = limitConcurrency(IN_ALL)
  const users = new Map<number, { inTurn: ReturnType<typeof limitConcurrency>; waiting: number }>()
  return async (userId, work) => {
    const user = users.get(userId) ?? { inTurn: limitConcurrency(PER_USER), waiting: 0 }
    users.set(userId, user)
    user.waiting += 1
    try {
      return await user.inTurn(() => inAll(work))
    } finally {
      user.waiting -= 1
      if (user.waiting === 0) users.delete(userId)
    }
  }
}

import type { Db, Trx } from '../db/connect.ts'
import type { CallIdentity } from '../http/route.ts'

/**
 * Runs a command in one transaction, at most once per `Idempotency-Key`: a repeat gets the stored first answer, and a
 * simultaneous one waits for it. Without a key it is a plain transaction. A failed command leaves no trace of the key.
 */
export type Once = <Answer extends object>(db: Db, call: CallIdentity, command: (trx: Trx) => Promise<Answer>) => Promise<Answer>

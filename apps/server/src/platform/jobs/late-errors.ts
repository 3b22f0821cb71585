import { EventEmitter } from 'node:events'
import pg from 'pg'

/**
 * Lets every database connection hear errors even after its listeners were taken off.
 *
 * pg-boss does that to the connection it listens on once it is lost, and closes it. A server that was killed sends such a connection a
 * second error; heard by nobody, it would end a process that should wait for its database.
 */
export function hearLateErrors(): void {
  pg.Client.prototype.removeAllListeners = removeButHearErrors
}

function removeButHearErrors(this: pg.Client, ...events: [event?: string | symbol]): pg.Client {
  EventEmitter.prototype.removeAllListeners.apply(this, events)
  return this.on('error', () => {})
}

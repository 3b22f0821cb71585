import { once } from 'node:events'
import pg from 'pg'

/** The least that handing work over through the database can take. */
export interface BareQueue {
  /** A row is written and announced, the listener hears of it and marks it as done. */
  passOne(): Promise<void>
  close(): Promise<void>
}

/** A table with one who writes into it and one who listens. */
export async function openBareQueue(url: string): Promise<BareQueue> {
  const [writer, listener] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([writer.connect(), listener.connect()])
  await writer.query('create table bare_queue (id bigint generated always as identity primary key, done boolean not null default false)')
  await listener.query('listen bare_queue')
  return {
    async passOne() {
      const heard = once(listener, 'notification')
      await writer.query(
        `with added as (insert into bare_queue default values returning id) select pg_notify('bare_queue', id::text) from added`,
      )
      const [{ payload }] = await heard
      await listener.query('update bare_queue set done = true where id = $1', [payload])
    },
    async close() {
      await Promise.all([writer.end(), listener.end()])
    },
  }
}

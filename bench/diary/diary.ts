import { type Kysely, sql } from 'kysely'
import { addDays, dayInWarsaw } from '../../apps/server/src/platform/clock/clock.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { liveThroughDiary } from '../../apps/server/test/fixtures/diary-histories.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { openFilledDatabase, type SignedIn, signIn, startApp } from '../baseline/servers.ts'
import { type Measurement, percentile } from '../figure.ts'

const DAYS = 365
const ENTRIES = 15_000
const OF_TODAY = 40
const READS = 300
const WARM_UP = 30
const DAY_MS = 15
const YEAR_MS = 40
const HISTORIES = 10_000

/** A full day and a full year of a diary among those of others. */
export const diaryReads: Measurement = {
  name: 'diary',
  thresholds: [
    { what: `\`GET /diary/{day}/\` of ${OF_TODAY} entries`, threshold: `p95 < ${DAY_MS} ms` },
    { what: `\`GET /diary/summary/\` of ${DAYS} days with ${ENTRIES.toLocaleString('en')} entries`, threshold: `p95 < ${YEAR_MS} ms` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: owner } = await openFilledDatabase(running, fillDiaries)
    const app = await startApp(url, owner, running)
    const today = dayInWarsaw(new Date())
    const time = async (path: string, most: number) => {
      const times: number[] = []
      for (let count = 0; count < WARM_UP + READS; count++) {
        const started = performance.now()
        const answer = await fetch(`${app.url}/api${path}`, { headers: app.headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
        if (count >= WARM_UP) times.push(performance.now() - started)
      }
      const p95 = percentile(times, 0.95)
      return { measured: `p95 ${p95.toFixed(1)} ms, median ${percentile(times, 0.5).toFixed(1)} ms`, holds: p95 < most }
    }
    return [await time(`/diary/${today}/`, DAY_MS), await time(`/diary/summary/?from=${addDays(today, 1 - DAYS)}&to=${today}`, YEAR_MS)]
  },
}

/** Random histories of diaries, each of which has to add up. */
export const diarySums: Measurement = {
  name: 'diary-sums',
  thresholds: [
    {
      what: `${HISTORIES.toLocaleString('en')} random histories of a diary: a day is the sum of its entries, a range of its days`,
      threshold: '0 differ',
    },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url } = await openFilledDatabase(running, async () => {})
    const app = await startTestApp({ databaseUrl: url, settings: { RATE_API_USER: '100000/60' } })
    running.defer(() => app.close())
    let differ = 0
    for (let seed = 1; seed <= HISTORIES; seed += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, HISTORIES - seed + 1) }, (_, at) => seed + at)
      const faults = await Promise.all(seeds.map((each) => liveThroughDiary(app, each)))
      differ += faults.filter((found) => found.length > 0).length
    }
    return [{ measured: `${differ} differ`, holds: differ === 0 }]
  },
}

/** Histories of different people that are lived through side by side. */
const AT_ONCE = 8

/** A year of entries for one and as many for twenty others; of the one some are of today. */
async function fillDiaries(db: Kysely<DB>): Promise<SignedIn> {
  const ids: number[] = []
  for (let number = 0; number <= 20; number++) {
    const user = { username: `jedzacy${number}`, email: `jedzacy${number}@example.com`, password_hash: 'none', is_active: true }
    ids.push((await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id)
  }
  for (const id of ids)
    await sql`
      insert into diary_entries (owner_id, day, meal_type, source, title, grams, kcal, protein_g, fat_g, carbs_g, salt_g, coverage, created_at)
      select ${id}, ${dayInWarsaw(new Date())}::date - (case when number < ${OF_TODAY} then 0 else 1 + number % ${DAYS - 1} end),
        (array['breakfast', 'lunch', 'dinner', 'snack'])[1 + number % 4], 'food', 'chleb żytni', 70,
        150 + number % 50, 4, 1, 30, 0.8, 1, now()
      from generate_series(0, ${ENTRIES - 1}) as number
    `.execute(db)
  await sql`vacuum analyze diary_entries`.execute(db)
  const [owner = 0] = ids.slice(10)
  return signIn(db, owner)
}

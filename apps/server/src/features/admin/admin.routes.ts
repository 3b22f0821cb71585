import * as calls from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId, rowUuid } from '../../platform/http/row-id.ts'
import { countJobs } from '../../platform/jobs/failed-jobs.queries.ts'
import { countEntries, listEntries } from '../audit/index.ts'
import { readBroadcasts } from '../notifications/index.ts'
import { countFailedJobs, countUsers, listFailedJobs, listUsers } from './admin.queries.ts'
import { awardPointsAsAdmin, changePlan, getUser, retryJob, sendBroadcast, viewUser } from './administrator-acts.ts'
import { presentEntry, presentFailedJob, presentUser } from './present.ts'

export function routes(route: Route, context: AppContext): void {
  const { db, jobs } = context

  route(calls.listUsers, async ({ query, url }) => {
    const filter = { search: query.search, plan: query.plan, state: query.state }
    const [count, rows] = await Promise.all([countUsers(db, filter), listUsers(db, filter, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentUser) })
  })

  route(calls.readUserAsAdmin, async ({ user, params }) => viewUser(context, user.id, rowId(params.id)))

  const findAccount = ({ params }: { params: { id: string } }) => getUser(db, rowId(params.id))

  route(calls.changePlan, async ({ user, params, body }) => changePlan(context, user.id, rowId(params.id), body.plan), findAccount)

  route(
    calls.awardPointsAsAdmin,
    async ({ params, body, identity }) => awardPointsAsAdmin(context, identity, { userId: rowId(params.id), ...body }),
    findAccount,
  )

  route(calls.sendBroadcast, async ({ body, identity }) => sendBroadcast(context, identity, body))

  route(calls.listBroadcasts, async ({ query, url }) => readBroadcasts(context, query, url))

  route(calls.readJobHealth, async () => countJobs(db, jobs.names))

  route(calls.listFailedJobs, async ({ query, url }) => {
    const [count, rows] = await Promise.all([countFailedJobs(db, query.name), listFailedJobs(db, query.name, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentFailedJob) })
  })

  route(calls.retryFailedJob, async ({ user, params }) => retryJob(context, user.id, rowUuid(params.id)))

  route(calls.listAuditEntries, async ({ query, url }) => {
    const [count, rows] = await Promise.all([countEntries(db, query.act), listEntries(db, query.act, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentEntry) })
  })
}

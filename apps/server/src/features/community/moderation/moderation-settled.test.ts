import { listAuditEntries } from '@spizarka/contract/admin'
import {
  type Comment,
  createComment,
  deleteComment,
  deleteReply,
  listComments,
  saveReply,
  updateComment,
} from '@spizarka/contract/comments'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { decidePublication, decideReport, listPublicationQueue, listReports } from '@spizarka/contract/moderation'
import { listNotifications } from '@spizarka/contract/notifications'
import { appealDecision, DECISION_REASONS, listMyPublications } from '@spizarka/contract/publications'
import { readPublishedRecipe } from '@spizarka/contract/recipes'
import { createReport, REPORT_REASONS } from '@spizarka/contract/reports'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
import { comment, decide, moderatorOf, publishedRecipe, sendAgain, sendRecipe } from '../../../../test/fixtures/community.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { purgeReports } from '../index.ts'

// The words of the calls of comments, reports and decisions that the tests of their use cases do not hold: limits, lists, what is told.
const app = await startTestApp({
  settings: { RATE_API_USER: '100000/60', RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1', RATE_REPORT_ADDRESS: '1000/1' },
})
afterAll(() => app.close())
const moderator = await moderatorOf(app)
const mine = async ({ token }: MadeUser) => (await app.succeed(listMyPublications, { token })).results
const report = (body: object, token?: string) => app.call(createReport, { body, ...(token !== undefined && { token }) })
const reportIdOf = async (body: object, token: string) => ((await report(body, token)).body as { id: string }).id
const judge = (id: string, body: object, { token }: MadeUser = moderator) => app.call(decideReport, { token, params: { id }, body })

describe('a comment', () => {
  it('is of 1 to 1000 characters, new and changed and as a reply', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const author = await makeUser(app)
    const long = 'o'.repeat(1000)
    const said = await comment(app, author, id, long)
    const calls = [
      (text: unknown) => app.call(createComment, { token: author.token, params: { id }, body: { text } }),
      (text: unknown) => app.call(updateComment, { token: author.token, params: { id: said.id }, body: { text } }),
      (text: unknown) => app.call(saveReply, { token: cook.token, params: { id: said.id }, body: { text } }),
    ]
    for (const call of calls) {
      for (const text of ['', '  ', `${long}o`, null, 5, undefined])
        expect(await call(text)).toMatchObject({ status: 400, body: { text: expect.anything() } })
      expect([200, 201]).toContain((await call(long)).status)
    }
  })

  it('of others is not there to be changed, deleted or answered; a reply goes once', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const author = await makeUser(app)
    const { id: said } = await comment(app, author, id)
    const other = await makeUser(app)
    const text = { text: 'Moje' }
    const foreign = [
      await app.call(updateComment, { token: other.token, params: { id: said }, body: text }),
      await app.call(updateComment, { token: cook.token, params: { id: said }, body: text }),
      await app.call(deleteComment, { token: other.token, params: { id: said } }),
      await app.call(saveReply, { token: other.token, params: { id: said }, body: text }),
      await app.call(saveReply, { token: author.token, params: { id: said }, body: text }),
      await app.call(deleteReply, { token: cook.token, params: { id: said } }),
    ]
    expect(statusesOf(foreign)).toEqual([404, 404, 404, 404, 404, 404])
    await app.succeed(deleteComment, { token: author.token, params: { id: said } })
    expect((await app.call(saveReply, { token: cook.token, params: { id: said }, body: text })).status).toBe(404)
  })

  it('that is held is a report of the machine’s, is counted by nobody, and shown once it was kept', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const author = await makeUser(app)
    const { id: said } = await comment(app, author, id, 'Więcej na moj-blog.pl, tel. 601 202 303')
    const read = async (who?: MadeUser) => (await app.succeed(listComments, { params: { id }, ...(who && { token: who.token }) })).results
    expect([(await read()).length, (await read(cook)).length, (await read(author)).length]).toEqual([0, 0, 1])
    const [held] = (await app.succeed(listReports, { token: moderator.token, query: { page_size: 200 } })).results.filter(
      ({ target_id }) => target_id === said,
    )
    expect(held).toMatchObject({ kind: 'comment', reporter: 'machine', state: 'open' })
    await judge(held?.id ?? '', { decision: 'keep', reason: 'Zwykły adres bloga.' })
    expect(await read()).toMatchObject([{ id: said, state: 'visible' } satisfies Partial<Comment>])
    const { body } = await app.call(readPublishedRecipe, { params: { id } })
    expect((body as ResponseOf<typeof readPublishedRecipe>).comment_count).toBe(1)
    const told = (await app.succeed(listNotifications, { token: cook.token })).results.map(({ notification }) => notification.title)
    expect(told).toContain('Nowy komentarz do Twojego przepisu')
  })
})

describe('a report', () => {
  it('takes every reason, a thousand characters and no address of who is signed in', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    for (const reason of Object.keys(REPORT_REASONS))
      expect((await report({ kind: 'recipe', id, reason, text: 'x'.repeat(1000) }, (await makeUser(app)).token)).status).toBe(201)
    expect(await report({ kind: 'recipe', id, reason: 'spam' })).toMatchObject({ status: 400, body: { email: [expect.any(String)] } })
    expect((await report({ kind: 'comment', id: '999999999', reason: 'spam' }, moderator.token)).status).toBe(404)
  })

  it('is decided once, with a reason, and is in the log', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const reader = await makeUser(app)
    const reported = await reportIdOf({ kind: 'recipe', id, reason: 'other' }, reader.token)
    for (const body of [{}, { decision: 'keep' }, { decision: 'keep', reason: '' }, { decision: 'usuń', reason: 'Bo tak.' }])
      expect((await judge(reported, body)).status).toBe(400)
    expect(await judge(reported, { decision: 'keep', reason: 'Nic złego.' })).toMatchObject({
      status: 200,
      body: { state: 'decided', decision: 'keep' },
    })
    expect((await judge(reported, { decision: 'remove', reason: 'Jednak.' })).status).toBe(409)
    const { results } = await app.succeed(listAuditEntries, { token: moderator.token, query: { act: 'report_decided' } })
    expect(results[0]?.details).toMatchObject({ report: Number(reported), decision: 'keep', reason: 'Nic złego.' })
    expect(
      (await app.succeed(listReports, { token: moderator.token, query: { page_size: 200 } })).results.map((each) => each.id),
    ).not.toContain(reported)
    expect((await app.call(listReports, { token: moderator.token, query: { state: 'zamknięte' } })).status).toBe(400)
  })

  it('by a guest forgets where they were told half a year after the decision, and not before', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const said = async (email: string) => ((await report({ kind: 'recipe', id, reason: 'spam', email })).body as { id: string }).id
    const [decided, open] = [await said('pierwszy@example.com'), await said('drugi@example.com')]
    await judge(decided, { decision: 'keep', reason: 'To nie reklama.' })
    const purgeAfter = async (days: number) => {
      const now = new Date(app.clock.now().getTime() + days * 86_400_000)
      await purgeReports.handle({ ...app.context, clock: { ...app.context.clock, now: () => now } }, {})
      const ids = [Number(decided), Number(open)]
      const rows = await app.db.selectFrom('content_reports').select('email').where('id', 'in', ids).orderBy('id').execute()
      return rows.map(({ email }) => email)
    }
    expect(await purgeAfter(183)).toEqual(['pierwszy@example.com', 'drugi@example.com'])
    expect(await purgeAfter(185)).toEqual(['', 'drugi@example.com'])
    const { results } = await app.succeed(listReports, { token: moderator.token, query: { state: 'decided', page_size: 200 } })
    expect(results.find((each) => each.id === decided)?.reporter).toBe('guest')
  })
})

describe('a decision', () => {
  it('takes every reason, and is owed one but for publishing', async () => {
    for (const reason_code of Object.keys(DECISION_REASONS)) {
      const { id } = await sendRecipe(app, await makeUser(app))
      const word = (body: object) => app.call(decidePublication, { token: moderator.token, params: { id }, body: body })
      expect(await word({ decision: 'request_changes', reason: 'Dopisz.' })).toMatchObject({
        status: 400,
        body: { reason_code: expect.anything() },
      })
      expect(await word({ decision: 'reject', reason_code })).toMatchObject({ status: 400, body: { reason: expect.anything() } })
      expect(await word({ decision: 'request_changes', reason_code, reason: 'Dopisz.' })).toMatchObject({
        status: 200,
        body: { state: 'changes_requested', reason_code },
      })
      expect((await word({ decision: 'approve' })).status).toBe(409)
    }
  })

  it('filters the queue by each state, and by none that is not one', async () => {
    for (const state of ['draft', 'submitted', 'published', 'changes_requested', 'rejected', 'withdrawn', 'removed'] as const) {
      const { results } = await app.succeed(listPublicationQueue, { token: moderator.token, query: { state } })
      expect(results.every((each) => each.state === state)).toBe(true)
    }
    expect((await app.call(listPublicationQueue, { token: moderator.token, query: { state: 'inny' } })).status).toBe(400)
  })

  it('that asks for changes has its author send the recipe again, in the place of the one before', async () => {
    const author = await makeUser(app)
    const sent = await decide(app, await sendRecipe(app, author), 'request_changes')
    expect(sent).toMatchObject({ state: 'changes_requested', can_appeal: false })
    const again = await sendAgain(app, author, sent.recipe_id)
    expect(await mine(author)).toMatchObject([{ id: again.id, state: 'submitted' }])
    expect((await app.call(appealDecision, { token: author.token, params: { id: sent.id }, body: { text: 'Nie.' } })).status).toBe(409)
  })

  it('is appealed by up to 2000 characters, once', async () => {
    const author = await makeUser(app)
    const { id } = await decide(app, await sendRecipe(app, author), 'reject')
    const appeal = (text: unknown) => app.call(appealDecision, { token: author.token, params: { id }, body: { text } })
    for (const text of ['', ' ', 'x'.repeat(2001), null])
      expect(await appeal(text)).toMatchObject({ status: 400, body: { text: expect.anything() } })
    expect(statusesOf(await Promise.all([appeal('x'.repeat(2000)), appeal('x'.repeat(2000))]))).toEqual([200, 409])
  })

  it('about a removal that was appealed and stays leaves the queue of appeals', async () => {
    const author = await makeUser(app)
    const { id, recipe_id } = await publishedRecipe(app, author)
    const reportId = await reportIdOf({ kind: 'recipe', id: recipe_id, reason: 'dangerous' }, (await makeUser(app)).token)
    expect((await judge(reportId, { decision: 'remove', reason: 'Niebezpieczne dla zdrowia.' })).status).toBe(200)
    await app.succeed(appealDecision, { token: author.token, params: { id }, body: { text: 'Jest gotowane.' } })
    const waiting = async () =>
      (await app.succeed(listPublicationQueue, { token: moderator.token, query: { state: 'removed', appealed: 'true' } })).results.map(
        (each) => each.id,
      )
    expect(await waiting()).toContain(id)

    expect(await decide(app, { id }, 'reject')).toMatchObject({ reason_code: 'incomplete' })

    expect(await waiting()).not.toContain(id)
  })
})

it('lets guests of one address report five times an hour, and each user as often', async () => {
  const limited = await startTestApp()
  const { recipe_id: id } = await publishedRecipe(limited, await makeUser(limited))
  const tell = (body: object, token?: string) =>
    limited.call(createReport, { body: { kind: 'recipe', id, reason: 'spam', ...body }, ...(token !== undefined && { token }) })
  const emails = [1, 2, 3, 4, 5, 6].map((number) => ({ email: `gosc${number}@example.com` }))
  expect(statusesOf(await Promise.all(emails.map((email) => tell(email))))).toEqual([201, 201, 201, 201, 201, 429])
  const [one, other] = [await makeUser(limited), await makeUser(limited)]
  expect(statusesOf(await Promise.all(emails.map(() => tell({}, one.token))))).toEqual([201, 201, 201, 201, 201, 429])
  expect((await tell({}, other.token)).status).toBe(201)
  await limited.close()
})

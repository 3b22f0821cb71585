import { createComment, listComments, saveReply, updateComment } from '@spizarka/contract/comments'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { decidePublication, decideReport, listPublicationQueue, listReports } from '@spizarka/contract/moderation'
import { appealDecision, listMyPublications, publishRecipe } from '@spizarka/contract/publications'
import { listPublishedRecipes, listRecipes, rateRecipe, readPublishedRecipe, readRecipe, updateRecipe } from '@spizarka/contract/recipes'
import { createReport } from '@spizarka/contract/reports'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { comment, decide, moderatorOf, nameOf, publishedRecipe, SOUP, sendRecipe, writeRecipe } from '../../../test/fixtures/community.ts'
import { startTestApp } from '../../../test/harness.ts'

// Of all calls of the library: shapes of answers, and what is refused before what.
const app = await startTestApp({
  settings: { RATE_API_USER: '100000/60', RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1', RATE_REPORT_ADDRESS: '1000/1' },
})
afterAll(() => app.close())
const moderator = await moderatorOf(app)
const send = ({ token, id: userId }: MadeUser, id: string, body: object = {}, idempotencyKey?: string) =>
  app.call(publishRecipe, {
    token,
    params: { id },
    body: { author_name: nameOf(userId), licence_accepted: true, ...body },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
const mine = async ({ token }: MadeUser) => (await app.succeed(listMyPublications, { token })).results
const report = (body: object, token?: string) => app.call(createReport, { body, ...(token !== undefined && { token }) })
const reportIdOf = async (body: object, token: string) => ((await report(body, token)).body as { id: string }).id
const NOWHERE = ['999999999', 'abc', '0', '-1']

describe('the shape of an answer', () => {
  it('of a publication has every field, in every state', async () => {
    const author = await makeUser(app)
    const fields = ['id', 'recipe_id', 'state', 'author_name', 'submitted_at', 'decided_at', 'reason_code', 'reason', 'appealed_at']
    const sent = await sendRecipe(app, author)
    const rejected = await decide(app, sent, 'reject')
    const appealed = await app.succeed(appealDecision, { token: author.token, params: { id: sent.id }, body: { text: 'Wody jest litr.' } })
    const published = await decide(app, sent, 'approve')
    const [listed] = await mine(author)
    for (const publication of [sent, rejected, appealed, published, listed ?? {}])
      for (const field of fields) expect(publication).toHaveProperty(field)
    expect([sent.state, rejected.state, appealed.state, published.state]).toEqual(['submitted', 'rejected', 'submitted', 'published'])
    expect(rejected).toMatchObject({ reason_code: 'incomplete', reason: 'Dopisz, ile wody.', decided_at: expect.stringMatching(/T/) })
    expect(published).toMatchObject({ reason_code: null, reason: null, appealed_at: expect.stringMatching(/T/) })
  })

  it('of a published recipe says who wrote it and how it was liked, in lists and by itself', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author, { title: 'Pierzga kształtna' })
    for (const rating of [5, 4, 4]) await app.succeed(rateRecipe, { token: (await makeUser(app)).token, params: { id }, body: { rating } })
    await comment(app, await makeUser(app), id)
    const said = { author_name: nameOf(author.id), rating: 4.33, rating_count: 3, comment_count: 1 }
    expect((await app.call(readPublishedRecipe, { params: { id } })).body).toMatchObject(said)
    expect((await app.succeed(listPublishedRecipes, { query: { search: 'pierzga' } })).results).toMatchObject([said])
  })

  it('of a comment has every field, and a reply its text and its moment', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const { id: said } = await comment(app, await makeUser(app), id)
    const answered = await app.succeed(saveReply, { token: cook.token, params: { id: said }, body: { text: 'Dziękuję!' } })
    const [listed] = (await app.succeed(listComments, { params: { id } })).results
    for (const each of [answered, listed ?? {}])
      for (const field of ['id', 'author_name', 'text', 'state', 'created_at', 'edited_at', 'is_own', 'reply'])
        expect(each).toHaveProperty(field)
    expect(listed?.reply).toEqual({ text: 'Dziękuję!', created_at: expect.stringMatching(/T/) })
    expect(answered).toMatchObject({ is_own: false })
  })

  it('of the queue has what the machine found, and of a report all that there is to decide on', async () => {
    const steps = ['Upiecz dynię w całości, aż zmięknie.', 'Wydrąż ją i wymieszaj miąższ z resztą na zimno.']
    const sent = await sendRecipe(app, await makeUser(app), { title: 'Pasta dyniowa', about: '', steps })
    const { results } = await app.succeed(listPublicationQueue, { token: moderator.token, query: { page_size: 200 } })
    const queued = results.find(({ id }) => id === sent.id)
    expect(queued).toMatchObject({ ...sent, kind: SOUP.kind, checks: { unread_lines: [], copied_from: null, links: [], swearing: [] } })
    expect(queued?.checks.allergens).toEqual(['mleko'])

    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    await report({ kind: 'recipe', id, reason: 'copyright', text: 'Z mojej książki.' }, (await makeUser(app)).token)
    const [reported] = (await app.succeed(listReports, { token: moderator.token })).results.filter(({ target_id }) => target_id === id)
    expect(reported).toMatchObject({
      kind: 'recipe',
      target_id: id,
      reason: 'copyright',
      text: 'Z mojej książki.',
      state: 'open',
      decision: null,
    })
    expect(reported?.created_at).toMatch(/T/)
  })

  it('of one’s own recipes says what became of the text that was sent last', async () => {
    const author = await makeUser(app)
    const { recipe_id: id, ...sent } = await sendRecipe(app, author, { title: 'Stan przepisu' })
    await writeRecipe(app, author, { title: 'Stan niewysłanego' })
    const statesOf = async () => {
      const { results } = await app.succeed(listRecipes, { token: author.token, query: { search: 'stan', ordering: 'title' } })
      const { publication_state: own } = await app.succeed(readRecipe, { token: author.token, params: { id } })
      return [...results.map(({ publication_state: state }) => state), own]
    }
    expect(await statesOf()).toEqual([null, 'submitted', 'submitted'])
    await decide(app, sent, 'approve')
    expect(await statesOf()).toEqual([null, 'published', 'published'])
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, title: 'Stan zmieniony' } })
    expect((await app.succeed(readRecipe, { token: author.token, params: { id } })).publication_state).toBe('submitted')
    const stranger = await app.succeed(readRecipe, { token: (await makeUser(app)).token, params: { id } })
    expect(stranger.publication_state ?? null).toBeNull()
  })
})

describe('what is wrong with a call', () => {
  it('is said after that its thing is not there, whoever’s it is', async () => {
    const [author, other] = [await makeUser(app), await makeUser(app)]
    const { recipe_id: id } = await publishedRecipe(app, author)
    const { id: said } = await comment(app, author, id)
    const refused = await decide(app, await sendRecipe(app, author), 'reject')
    const bad = { text: '', author_name: 'x', title: '' }
    const asked: [Endpoint, string][] = [
      [publishRecipe, id],
      [updateRecipe, id],
      [updateComment, said],
      [saveReply, said],
      [appealDecision, refused.id],
    ]
    for (const [endpoint, own] of asked) {
      const ask = (params: { id: string }, { token } = other) => app.call(endpoint as typeof updateComment, { token, params, body: bad })
      for (const foreign of [own, ...NOWHERE])
        expect([endpoint.path, foreign, (await ask({ id: foreign })).status]).toEqual([endpoint.path, foreign, 404])
      expect([endpoint.path, (await ask({ id: own }, author)).status]).toEqual([endpoint.path, 400])
    }
    for (const nowhere of [...NOWHERE, refused.recipe_id])
      expect((await app.call(createComment, { token: other.token, params: { id: nowhere }, body: bad })).status).toBe(404)
    expect((await app.call(createComment, { token: other.token, params: { id }, body: bad })).status).toBe(400)
  })

  it('is said to moderators after that there is nothing to decide on', async () => {
    const sent = await sendRecipe(app, await makeUser(app))
    const published = await publishedRecipe(app, await makeUser(app))
    const reported = await reportIdOf({ kind: 'recipe', id: published.recipe_id, reason: 'spam' }, (await makeUser(app)).token)
    for (const [endpoint, own] of [
      [decidePublication, sent.id],
      [decideReport, reported],
    ] as const) {
      const ask = (id: string) => app.call(endpoint as typeof decideReport, { token: moderator.token, params: { id }, body: {} })
      for (const id of NOWHERE) expect((await ask(id)).status).toBe(404)
      expect((await ask(own)).status).toBe(400)
    }
  })

  it('is said of a report after that what it names is not there, to guests as well', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const bad = { kind: 'recipe', reason: 'bo tak', text: 'x'.repeat(1001) }
    const { token } = await makeUser(app)
    for (const who of [undefined, token]) {
      expect((await report({ ...bad, id: '999999999' }, who)).status).toBe(404)
      expect((await report({ ...bad, id }, who)).status).toBe(400)
      expect((await report({ ...bad, id: 'abc' }, who)).status).toBe(400)
      expect((await report({}, who)).status).toBe(400)
    }
  })

  it('is said to nobody who is not signed in, and nothing of moderators to who is none', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    expect((await app.call(publishRecipe, { params: { id: '999999999' }, body: {} })).status).toBe(401)
    expect((await app.call(createComment, { params: { id }, body: {} })).status).toBe(401)
    expect((await app.call(listPublicationQueue)).status).toBe(401)
    const { token } = await makeUser(app)
    expect((await app.call(listPublicationQueue, { token })).status).toBe(403)
    expect((await app.call(decidePublication, { token, params: { id: '999999999' }, body: {} })).status).toBe(403)
    expect((await app.call(decideReport, { token, params: { id: '999999999' }, body: {} })).status).toBe(403)
    const unverified = await makeUser(app, { admin: true, unverified: true })
    expect((await app.call(listReports, { token: unverified.token })).status).toBe(403)
  })

  it('with a text is said before that it came from a page, that five wait, and that it waits', async () => {
    const author = await makeUser(app)
    const page = await writeRecipe(app, author, { ingredients: ['sól'], steps: ['Posól.'] })
    await app.db
      .updateTable('recipes')
      .set({ source: 'imported', source_url: 'https://example.com/zupa' })
      .where('id', '=', Number(page.id))
      .execute()
    expect((await send(author, page.id)).status).toBe(400)
    const short = await writeRecipe(app, author, { steps: ['Ugotuj.'] })
    for (let number = 0; number < 5; number++) await sendRecipe(app, author, { title: `Zupa ${number}` })
    expect((await send(author, short.id)).status).toBe(400)
    const sixth = await writeRecipe(app, author)
    expect((await send(author, sixth.id, { licence_accepted: false })).status).toBe(400)
    expect((await send(author, sixth.id)).status).toBe(403)
  })

  it('is told by the name of the field, in detail where it is about no field', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    for (const [body, field] of [
      [{ author_name: 'A' }, 'author_name'],
      [{ author_name: 'x'.repeat(41) }, 'author_name'],
      [{ author_name: 'a@b' }, 'author_name'],
      [{ author_name: null }, 'author_name'],
      [{ licence_accepted: false }, 'licence_accepted'],
      [{ licence_accepted: 'true' }, 'licence_accepted'],
    ] as const)
      expect((await send(author, id, body)).body).toMatchObject({ [field]: [expect.any(String)] })
    const short = await writeRecipe(app, author, { ingredients: ['sól'], steps: ['Posól.'] })
    expect((await send(author, short.id)).body).toMatchObject({ detail: expect.stringMatching(/3 składniki.*2 kroki/) })
  })
})

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
import type { Endpoint, ResponseOf } from '@spizarka/contract/endpoint'
import { decidePublication, decideReport, listPublicationQueue, listReports } from '@spizarka/contract/moderation'
import { listNotifications } from '@spizarka/contract/notifications'
import {
  appealDecision,
  DECISION_REASONS,
  listMyPublications,
  previewPublication,
  publishRecipe,
  readPublishing,
  withdrawRecipe,
} from '@spizarka/contract/publications'
import {
  deleteRecipe,
  listPublishedRecipes,
  listRecipes,
  rateRecipe,
  readPublishedRecipe,
  readRecipe,
  updateRecipe,
} from '@spizarka/contract/recipes'
import { createReport, REPORT_REASONS } from '@spizarka/contract/reports'
import { ALLERGENS } from '@spizarka/culinary/safety'
import { DIETS } from '@spizarka/knowledge'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import {
  comment,
  decide,
  moderatorOf,
  nameOf,
  publishedRecipe,
  SOUP,
  sendAgain,
  sendRecipe,
  writeRecipe,
} from '../../../test/fixtures/community.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeReports } from './index.ts'

// The words of the calls of the library that the tests of its use cases do not hold: shapes, limits, orders of refusals, keys.
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
const takeBack = ({ token }: MadeUser, id: string, idempotencyKey?: string) =>
  app.call(withdrawRecipe, { token, params: { id }, ...(idempotencyKey !== undefined && { idempotencyKey }) })
const mine = async ({ token }: MadeUser) => (await app.succeed(listMyPublications, { token })).results
const report = (body: object, token?: string) => app.call(createReport, { body, ...(token !== undefined && { token }) })
const reportIdOf = async (body: object, token: string) => ((await report(body, token)).body as { id: string }).id
const judge = (id: string, body: object, { token }: MadeUser = moderator) => app.call(decideReport, { token, params: { id }, body })
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
      const ask = (params: { id: string }, { token } = other) =>
        app.call(endpoint as typeof updateComment, { token, params, body: bad as never })
      for (const foreign of [own, ...NOWHERE])
        expect([endpoint.path, foreign, (await ask({ id: foreign })).status]).toEqual([endpoint.path, foreign, 404])
      expect([endpoint.path, (await ask({ id: own }, author)).status]).toEqual([endpoint.path, 400])
    }
    for (const nowhere of [...NOWHERE, refused.recipe_id])
      expect((await app.call(createComment, { token: other.token, params: { id: nowhere }, body: bad as never })).status).toBe(404)
    expect((await app.call(createComment, { token: other.token, params: { id }, body: bad as never })).status).toBe(400)
  })

  it('is said to moderators after that there is nothing to decide on', async () => {
    const sent = await sendRecipe(app, await makeUser(app))
    const published = await publishedRecipe(app, await makeUser(app))
    const reported = await reportIdOf({ kind: 'recipe', id: published.recipe_id, reason: 'spam' }, (await makeUser(app)).token)
    for (const [endpoint, own] of [
      [decidePublication, sent.id],
      [decideReport, reported],
    ] as const) {
      const ask = (id: string) => app.call(endpoint as typeof decideReport, { token: moderator.token, params: { id }, body: {} as never })
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
    expect((await app.call(publishRecipe, { params: { id: '999999999' }, body: {} as never })).status).toBe(401)
    expect((await app.call(createComment, { params: { id }, body: {} as never })).status).toBe(401)
    expect((await app.call(listPublicationQueue)).status).toBe(401)
    const { token } = await makeUser(app)
    expect((await app.call(listPublicationQueue, { token })).status).toBe(403)
    expect((await app.call(decidePublication, { token, params: { id: '999999999' }, body: {} as never })).status).toBe(403)
    expect((await app.call(decideReport, { token, params: { id: '999999999' }, body: {} as never })).status).toBe(403)
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

describe('a name', () => {
  it('of two and of forty characters is one, and is kept for next time', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    const publishing = () => app.succeed(readPublishing, { token: author.token, params: { id } })
    expect((await publishing()).author_name).toBeNull()
    const long = `Ala ${'kota ma '.repeat(5)}`.trim().slice(0, 40)
    expect((await send(author, id, { author_name: long })).status).toBe(202)
    expect((await publishing()).author_name).toBe(long.trim())
    expect((await send(author, (await writeRecipe(app, author)).id, { author_name: 'Żó' })).body).toMatchObject({ author_name: 'Żó' })
    expect(await mine(author)).toMatchObject([{ author_name: 'Żó' }, { author_name: 'Żó' }])
  })
})

describe('a key', () => {
  it('sends once and withdraws once, and stands for no other call', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    const answers = await Promise.all([send(author, id, {}, 'wyślij'), send(author, id, {}, 'wyślij')])
    expect(statusesOf(answers)).toEqual([202, 202])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await send(author, id, { author_name: 'Ktoś Inny' }, 'wyślij')).status).toBe(422)
    expect(statusesOf([await takeBack(author, id, 'wycofaj'), await takeBack(author, id, 'wycofaj')])).toEqual([204, 204])
    expect((await takeBack(author, id)).status).toBe(404)
    expect((await takeBack(author, id, 'wyślij')).status).toBe(422)
    // Withdrawn under a key, it is there to be sent anew, and the key withdraws nothing more.
    expect((await send(author, id)).status).toBe(202)
    expect((await takeBack(author, id, 'wycofaj')).status).toBe(204)
    expect((await mine(author))[0]?.state).toBe('submitted')
  })

  it('says one thing once', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const { token, id: userId } = await makeUser(app)
    const say = (text: string) =>
      app.call(createComment, { token, params: { id }, body: { text, author_name: nameOf(userId) }, idempotencyKey: 'raz' })
    const [one, other] = [await say('Dobre'), await say('Dobre')]
    expect(other).toMatchObject({ status: 201, body: one.body })
    expect((await say('Niedobre')).status).toBe(422)
    expect((await app.succeed(listComments, { params: { id } })).count).toBe(1)
  })

  it('is not used up by what was refused', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author, { steps: ['Ugotuj.'] })
    expect((await send(author, id, {}, 'potem')).status).toBe(400)
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: SOUP })
    expect((await send(author, id, {}, 'potem')).status).toBe(202)
  })
})

describe('five that wait', () => {
  it('are told before a sixth is sent, and keep no edit of what stands from being sent', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    for (let number = 0; number < 5; number++) await sendRecipe(app, author, { title: `Zupa ${number}` })
    const sixth = await writeRecipe(app, author)
    expect(await app.succeed(readPublishing, { token: author.token, params: { id: sixth.id } })).toMatchObject({ waiting: 5, missing: [] })

    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, title: 'Nowa wersja' } })
    expect(await mine(author)).toMatchObject([
      { state: 'submitted', is_edit: true, title: 'Nowa wersja' },
      {},
      {},
      {},
      {},
      {},
      { state: 'published' },
    ])
    expect(await app.succeed(readPublishing, { token: author.token, params: { id } })).toMatchObject({
      waiting: 6,
      has_unsent_changes: false,
    })
    expect((await send(author, sixth.id)).status).toBe(403)
  })

  it('of an edit that lacks something its author is told that it was not sent', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, steps: ['Ugotuj.'] } })
    expect(await app.succeed(readPublishing, { token: author.token, params: { id } })).toMatchObject({
      is_published: true,
      has_unsent_changes: true,
      missing: ['steps'],
      publication: { state: 'published' },
    })
  })
})

describe('a preview', () => {
  it('is what a guest would read: the draft, with nothing of its owner', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, title: 'Jeszcze inna' } })
    const preview = (who: MadeUser, of = id) => app.call(previewPublication, { token: who.token, params: { id: of } })
    expect((await preview(author)).body).toMatchObject({ title: 'Jeszcze inna', is_own: false, pantry_match: null, share_url: null })
    expect((await preview(await makeUser(app))).status).toBe(404)
    expect((await preview(author, '999999999')).status).toBe(404)
  })
})

describe('withdrawing', () => {
  it('answers 204, is done once, and is the author’s alone', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await sendRecipe(app, author)
    expect((await takeBack(await makeUser(app), id)).status).toBe(404)
    expect(statusesOf(await Promise.all([takeBack(author, id), takeBack(author, id)]))).toEqual([204, 404])
    expect(await mine(author)).toMatchObject([{ state: 'withdrawn', can_appeal: false }])
    expect(
      (
        await app.call(appealDecision, {
          token: author.token,
          params: { id: (await mine(author))[0]?.id ?? '' },
          body: { text: 'Jednak.' },
        })
      ).status,
    ).toBe(409)
  })

  it('comes with deleting the recipe, whatever it waited for', async () => {
    const author = await makeUser(app)
    const { recipe_id: id, ...sent } = await sendRecipe(app, author)
    await app.succeed(deleteRecipe, { token: author.token, params: { id } })
    expect(await mine(author)).toMatchObject([{ state: 'withdrawn', has_recipe: false }])
    expect(
      (await app.call(decidePublication, { token: moderator.token, params: { id: sent.id }, body: { decision: 'approve' } })).status,
    ).toBe(409)
  })
})

describe('filters', () => {
  it('know each diet and each allergen, and refuse what is none under its field', async () => {
    for (const { id } of DIETS) expect((await app.call(listPublishedRecipes, { query: { diet: id } })).status).toBe(200)
    const keys = Object.values(ALLERGENS).map(({ allergen }) => allergen)
    expect((await app.call(listPublishedRecipes, { query: { free_from: keys.join(',') } })).status).toBe(200)
    expect(await app.call(listPublishedRecipes, { query: { free_from: `${keys[0]},kamienie` } })).toMatchObject({
      status: 400,
      body: { free_from: expect.anything() },
    })
    expect(await app.call(listPublishedRecipes, { query: { diet: 32_000 } })).toMatchObject({
      status: 400,
      body: { diet: expect.anything() },
    })
  })

  it('by an author whom nobody is find nothing', async () => {
    expect((await app.succeed(listPublishedRecipes, { query: { author: 'Nikt Taki' } })).count).toBe(0)
  })
})

describe('a comment', () => {
  it('is of 1 to 1000 characters, new and changed and as a reply', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const author = await makeUser(app)
    const long = 'o'.repeat(1000)
    const said = await comment(app, author, id, long)
    const calls = [
      (text: unknown) => app.call(createComment, { token: author.token, params: { id }, body: { text } as never }),
      (text: unknown) => app.call(updateComment, { token: author.token, params: { id: said.id }, body: { text } as never }),
      (text: unknown) => app.call(saveReply, { token: cook.token, params: { id: said.id }, body: { text } as never }),
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
    expect((await app.call(listReports, { token: moderator.token, query: { state: 'zamknięte' as never } })).status).toBe(400)
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
      const word = (body: object) => app.call(decidePublication, { token: moderator.token, params: { id }, body: body as never })
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
    expect((await app.call(listPublicationQueue, { token: moderator.token, query: { state: 'inny' as never } })).status).toBe(400)
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
    const appeal = (text: unknown) => app.call(appealDecision, { token: author.token, params: { id }, body: { text } as never })
    for (const text of ['', ' ', 'x'.repeat(2001), null])
      expect(await appeal(text)).toMatchObject({ status: 400, body: { text: expect.anything() } })
    expect(statusesOf(await Promise.all([appeal('x'.repeat(2000)), appeal('x'.repeat(2000))]))).toEqual([200, 409])
  })
})

import { createComment, listComments } from '@spizarka/contract/comments'
import { decidePublication } from '@spizarka/contract/moderation'
import { listNotifications } from '@spizarka/contract/notifications'
import {
  appealDecision,
  listMyPublications,
  previewPublication,
  publishRecipe,
  readPublishing,
  withdrawRecipe,
} from '@spizarka/contract/publications'
import { deleteRecipe, listPublishedRecipes, updateRecipe } from '@spizarka/contract/recipes'
import { ALLERGENS } from '@spizarka/culinary/safety'
import { DIETS } from '@spizarka/knowledge'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
import { decide, moderatorOf, nameOf, publishedRecipe, SOUP, sendRecipe, writeRecipe } from '../../../../test/fixtures/community.ts'
import { startTestApp } from '../../../../test/harness.ts'

// The words of the calls of publishing that the tests of its use cases do not hold: limits, keys, what comes first.
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
    // Withdrawn under a key, it is there to be sent again, and the key withdraws nothing more.
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

describe('an edit', () => {
  it('that is refused leaves what stands, and its author is told so', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, title: 'Nowa wersja' } })
    const [edit] = await mine(author)
    await decide(app, { id: edit?.id ?? '' }, 'reject')
    const [told] = (await app.succeed(listNotifications, { token: author.token })).results
    expect(told?.notification).toMatchObject({
      title: 'Nowa wersja nie została przyjęta',
      message: expect.stringMatching(/zostaje w Przepisach Spiżarki w poprzedniej wersji\..*Dopisz, ile wody\./),
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

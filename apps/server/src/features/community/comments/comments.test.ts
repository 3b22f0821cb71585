import { createComment, deleteComment, deleteReply, listComments, saveReply, updateComment } from '@spizarka/contract/comments'
import { confirmConsumption } from '@spizarka/contract/consumption'
import { decideReport, listReports } from '@spizarka/contract/moderation'
import { listNotifications } from '@spizarka/contract/notifications'
import { rateRecipe, readPublishedRecipe } from '@spizarka/contract/recipes'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../../test/factories.ts'
import { comment, moderatorOf, nameOf, publishedRecipe, sendRecipe } from '../../../../test/fixtures/community.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1' } })
afterAll(() => app.close())

const read = async (id: string, token?: string) =>
  (await app.succeed(listComments, { params: { id }, ...(token !== undefined && { token }) })).results
const countOf = async (id: string) => (await app.succeed(readPublishedRecipe, { params: { id } })).comment_count

describe('a comment', () => {
  it('is told to the author of the recipe, who hears nothing of their own', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const heard = async () =>
      (await app.succeed(listNotifications, { token: cook.token })).results.filter(({ notification }) =>
        notification.title.startsWith('Nowy komentarz'),
      )
    await comment(app, cook, id, 'Ja dodaję koperek.')
    expect(await heard()).toEqual([])
    await comment(app, await makeUser(app), id, 'A ja natkę.')
    expect(await heard()).toHaveLength(1)
  })

  it('is read by everybody, newest first, with what its author did', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const [one, two] = [await makeUser(app), await makeUser(app)]
    await app.succeed(confirmConsumption, {
      token: one.token,
      params: { recipeId: id },
      body: { servings: 2, deductions: [], portion_percent: 100, meal_type: 'dinner' },
    })
    await app.succeed(rateRecipe, { token: one.token, params: { id }, body: { rating: 4 } })
    await comment(app, one, id, 'Pierwszy')
    app.clock.advance({ minutes: 1 })
    await comment(app, two, id, 'Drugi')

    expect(await read(id)).toMatchObject([
      {
        text: 'Drugi',
        author_name: nameOf(two.id),
        state: 'visible',
        edited_at: null,
        is_own: false,
        reply: null,
        rating: null,
        cooked: false,
      },
      { text: 'Pierwszy', rating: 4, cooked: true },
    ])
    expect((await read(id, two.token))[0]).toMatchObject({ is_own: true })
    expect(await countOf(id)).toBe(2)
  })

  it('needs a name once, and a published recipe', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const { token, id: userId } = await makeUser(app)
    const say = (params: { id: string }, body: object) => app.call(createComment, { token, params, body })
    expect(await say({ id }, { text: 'Dobre' })).toMatchObject({
      status: 400,
      body: { author_name: ['Podpisz się. Ten podpis zobaczą inni.'] },
    })
    expect((await say({ id }, { text: 'Dobre', author_name: nameOf(userId) })).status).toBe(201)
    expect((await say({ id }, { text: 'Nadal dobre' })).status).toBe(201)
    for (const text of ['', '   ', 'x'.repeat(1001), 7, null]) expect((await say({ id }, { text })).status).toBe(400)
    expect((await say({ id: '999999' }, { text: 'Dobre' })).status).toBe(404)
    const waiting = await sendRecipe(app, await makeUser(app))
    expect((await say({ id: waiting.recipe_id }, { text: 'Dobre' })).status).toBe(404)
  })

  it('is plain text: markup stays as it was typed, and half a letter does not break it', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const text = '<script>alert(1)</script> & <b>pycha</b>'
    expect(await comment(app, await makeUser(app), id, text)).toMatchObject({ text, state: 'visible' })
    expect((await comment(app, await makeUser(app), id, 'dobre \ud800')).text).toBe('dobre \ufffd')
  })

  it('with a link, a number or swearing is held: its author alone reads it, and moderators are told', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const author = await makeUser(app)
    for (const text of ['Zobacz www.tanie-garnki.pl', 'Dzwoń 600 700 800', 'Kurwa, ale dobre'])
      expect(await comment(app, author, id, text)).toMatchObject({ state: 'held' })
    expect(await read(id)).toEqual([])
    expect(await read(id, author.token)).toHaveLength(3)
    expect(await countOf(id)).toBe(0)

    const { token } = await moderatorOf(app)
    const reports = (await app.succeed(listReports, { token })).results.filter(({ target }) => target?.recipe_id === id)
    expect(reports).toMatchObject([{ reporter: 'machine', kind: 'comment', text: 'Wstrzymany: www.tanie-garnki.pl' }, {}, {}])
    const [first, second] = reports
    const word = (reportId: string, decision: 'keep' | 'remove') =>
      app.succeed(decideReport, { token, params: { id: reportId }, body: { decision, reason: 'Obejrzane.' } })
    if (first) await word(first.id, 'keep')
    if (second) await word(second.id, 'remove')
    expect((await read(id)).map(({ text }) => text)).toEqual(['Zobacz www.tanie-garnki.pl'])
    expect(await read(id, author.token)).toHaveLength(2)
    expect(await countOf(id)).toBe(1)
  })

  it('is changed and deleted by its author alone; a link that comes later holds it', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const author = await makeUser(app)
    const { id: said } = await comment(app, author, id)
    const change = (token: string, text: string) => app.call(updateComment, { token, params: { id: said }, body: { text } })
    expect((await change((await makeUser(app)).token, 'Moje')).status).toBe(404)
    expect(await change(author.token, 'Jednak nie')).toMatchObject({
      status: 200,
      body: { text: 'Jednak nie', edited_at: expect.any(String) },
    })
    expect(await change(author.token, 'https://example.com')).toMatchObject({ body: { state: 'held' } })
    expect(await change(author.token, 'Już bez')).toMatchObject({ body: { state: 'held' } })
    expect(await countOf(id)).toBe(0)
    expect((await app.call(deleteComment, { token: (await makeUser(app)).token, params: { id: said } })).status).toBe(404)
    await app.succeed(deleteComment, { token: author.token, params: { id: said } })
    expect((await app.call(deleteComment, { token: author.token, params: { id: said } })).status).toBe(404)
  })

  it('is answered by the recipe’s author alone, who may take the answer back', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    const guest = await makeUser(app)
    const { id: said } = await comment(app, guest, id, 'Ile soli?')
    const answer = (token: string, text = 'Łyżeczka.') => app.call(saveReply, { token, params: { id: said }, body: { text } })
    expect((await answer(guest.token)).status).toBe(404)
    expect(await answer(cook.token)).toMatchObject({ status: 200, body: { reply: { text: 'Łyżeczka.' } } })
    expect((await answer(cook.token, 'Pisz na 600-700-800')).status).toBe(400)
    expect((await read(id))[0]).toMatchObject({ reply: { text: 'Łyżeczka.' } })
    const { results } = await app.succeed(listNotifications, { token: guest.token })
    expect(results).toMatchObject([{ kind: 'community', notification: { title: 'Autor przepisu odpowiada' }, target_id: id }])
    const takeBack = () => app.call(deleteReply, { token: cook.token, params: { id: said } })
    expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 404])
  })

  it('is told to the recipe’s author', async () => {
    const cook = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, cook)
    await comment(app, await makeUser(app), id, 'Świetna!')
    const { results } = await app.succeed(listNotifications, { token: cook.token })
    expect(results[0]?.notification).toMatchObject({
      title: 'Nowy komentarz do Twojego przepisu',
      message: expect.stringContaining('Świetna!'),
    })
  })
})

it('lets nobody say a thousand things a minute: five, and the rest are told to wait', async () => {
  const limited = await startTestApp()
  const { recipe_id: id } = await publishedRecipe(limited, await makeUser(limited))
  const { token, id: userId } = await makeUser(limited)
  const body = { text: 'Pycha', author_name: nameOf(userId) }
  const answers = await Promise.all(Array.from({ length: 30 }, () => limited.call(createComment, { token, params: { id }, body })))
  expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, ...Array.from({ length: 25 }, () => 429)])
  await limited.close()
})

it('counts all comments of eight who write at once', async () => {
  const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
  const people = await Promise.all(Array.from({ length: 8 }, () => makeUser(app)))
  await Promise.all(people.map((person) => comment(app, person, id)))
  expect(await countOf(id)).toBe(8)
})

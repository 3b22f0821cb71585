import { deleteAccount } from '@spizarka/contract/account-changes'
import { listComments } from '@spizarka/contract/comments'
import { appealDecision, listMyPublications, publishRecipe, readPublishing, withdrawRecipe } from '@spizarka/contract/publications'
import {
  deleteRecipe,
  listPublishedRecipes,
  listRecipes,
  rateRecipe,
  readPublishedRecipe,
  readRecipe,
  updateRecipe,
} from '@spizarka/contract/recipes'
import { afterAll, describe, expect, it, test } from 'vitest'
import { makeUser, PASSWORD, statusesOf } from '../../../../test/factories.ts'
import { comment, decide, nameOf, publishedRecipe, SOUP, sendAgain, sendRecipe, writeRecipe } from '../../../../test/fixtures/community.ts'
import { addRecipe } from '../../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1' } })
afterAll(() => app.close())

const publish = (token: string, id: string, author_name: string) =>
  app.call(publishRecipe, { token, params: { id }, body: { author_name, licence_accepted: true } })
const asGuest = (id: string) => app.call(readPublishedRecipe, { params: { id } })
const publications = async (token: string) => (await app.succeed(listMyPublications, { token })).results

describe('sending a recipe', () => {
  it('waits for a decision, and is read by nobody but its author', async () => {
    const author = await makeUser(app)
    const publication = await sendRecipe(app, author)

    expect(publication).toMatchObject({
      state: 'submitted',
      author_name: nameOf(author.id),
      decided_at: null,
      reason: null,
      appealed_at: null,
    })
    expect((await asGuest(publication.recipe_id)).status).toBe(404)
    expect(await publications(author.token)).toMatchObject([{ id: publication.id, title: SOUP.title, has_recipe: true }])
  })

  it('is refused while it waits, and when nothing changed since it was published', async () => {
    const author = await makeUser(app)
    const { recipe_id: id, ...sent } = await sendRecipe(app, author)
    expect(await publish(author.token, id, nameOf(author.id))).toMatchObject({
      status: 409,
      body: { detail: 'Ten przepis już czeka na decyzję.' },
    })
    await decide(app, sent, 'approve')
    expect(await publish(author.token, id, nameOf(author.id))).toMatchObject({ status: 409 })
  })

  it('asks for three ingredients, two steps and one known food, each by name', async () => {
    const { id: userId, token } = await makeUser(app)
    const lacking = [
      [{ ingredients: ['1 kg dyni', 'sól'] }, 'co najmniej 3 składniki'],
      [{ steps: ['Ugotuj.'] }, 'co najmniej 2 kroki'],
      [{ ingredients: ['3 kwurpoliny', '2 trzurbele', 'garść mrzelin'] }, 'co najmniej jeden znany produkt'],
    ] as const
    for (const [changes, missing] of lacking) {
      const { id } = await writeRecipe(app, { token } as never, { ...changes } as never)
      expect(await publish(token, id, nameOf(userId))).toMatchObject({ status: 400, body: { detail: expect.stringContaining(missing) } })
      expect((await app.succeed(readPublishing, { token, params: { id } })).missing).toHaveLength(1)
    }
  })

  it('is not for what was brought from a page, nor for recipes of the base, nor for others’', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    await app.db
      .updateTable('recipes')
      .set({ source: 'imported', source_url: 'https://example.com/zupa' })
      .where('id', '=', Number(id))
      .execute()
    expect(await publish(author.token, id, nameOf(author.id))).toMatchObject({ status: 403 })
    const base = await addRecipe(app, null, { title: 'Bigos próbny', ingredients: ['kapusta'] })
    expect((await publish(author.token, String(base), nameOf(author.id))).status).toBe(404)
    expect((await publish((await makeUser(app)).token, id, 'Ktoś Inny')).status).toBe(404)
  })

  it('needs the licence and a proper name', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    const bodies = [{ author_name: 'Ania' }, { author_name: 'Ania', licence_accepted: false }, { author_name: 'A', licence_accepted: true }]
    for (const body of [
      ...bodies,
      { author_name: 'a@b.pl', licence_accepted: true },
      { author_name: 'x'.repeat(41), licence_accepted: true },
    ])
      expect((await app.call(publishRecipe, { token: author.token, params: { id }, body })).status).toBe(400)
  })

  it('has one effect and one answer under one key', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    const body = { author_name: nameOf(author.id), licence_accepted: true } as const
    const call = () => app.call(publishRecipe, { token: author.token, params: { id }, body, idempotencyKey: 'raz' })
    const [first, second] = [await call(), await call()]
    expect([first.status, second.body]).toEqual([202, first.body])
  })

  it('lets five wait, however many are sent at once', async () => {
    const author = await makeUser(app)
    const recipes = []
    for (let number = 0; number < 8; number++) recipes.push(await writeRecipe(app, author, { title: `Zupa ${number}` }))
    const answers = await Promise.all(recipes.map(({ id }) => publish(author.token, id, nameOf(author.id))))
    expect(statusesOf(answers)).toEqual([202, 202, 202, 202, 202, 403, 403, 403])
  })

  it('is sent once when it is sent eight times at once', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(author.token, id, nameOf(author.id))))
    expect(statusesOf(answers)).toEqual([202, 409, 409, 409, 409, 409, 409, 409])
  })
})

describe('a name', () => {
  it('is one user’s alone, in whatever case and letters', async () => {
    const owner = await makeUser(app)
    const other = await makeUser(app)
    await publish(owner.token, (await writeRecipe(app, owner)).id, 'Kasia Gotuje')
    const { id } = await writeRecipe(app, other)
    // Cyrillic, Greek, digits, accents, spaces, marks above marks.
    for (const name of ['kasia gotuje', 'Каsiа Gоtuje', 'Kαsiα Gοtuje', 'Kas1a G0tuje', 'Kāsia-Gotuje', 'KasiaGotuje', 'K̃a̋sia Gotuje'])
      expect(await publish(other.token, id, name)).toMatchObject({
        status: 400,
        body: { author_name: [expect.stringContaining('kogoś innego')] },
      })
    expect((await publish(owner.token, (await writeRecipe(app, owner)).id, 'KASIA gotuje')).status).toBe(202)
  })

  it.each([
    'Redakcja Spiżarki',
    'REDAKCJA',
    'Rеdаkcjа Spіżаrkі',
    'Moderator Ania',
    'Spizarka',
    'Autor usunął konto',
    'admin',
    'Kurw4 Zośka',
    'tanie-garnki.pl',
  ])('is not %s', async (name) => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    expect(await publish(author.token, id, name)).toMatchObject({
      status: 400,
      body: { author_name: ['Tego podpisu nie można użyć. Wybierz inny.'] },
    })
  })

  it('is one of eight’s who take it at once', async () => {
    const authors = await Promise.all(Array.from({ length: 8 }, () => makeUser(app)))
    const recipes = await Promise.all(authors.map((author) => writeRecipe(app, author)))
    const answers = await Promise.all(authors.map(({ token }, place) => publish(token, recipes[place]?.id ?? '', 'Jedyny Kucharz')))
    expect(statusesOf(answers)).toEqual([202, 400, 400, 400, 400, 400, 400, 400])
  })
})

describe('a published recipe', () => {
  it('is found by everybody with its author, by the author and by its words', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author, { title: 'Krupnik Stefanii' })
    const signed = { id, author_name: nameOf(author.id), source: 'own', rating: null, rating_count: 0, comment_count: 0 }
    expect((await asGuest(id)).body).toMatchObject({ ...signed, is_own: false })
    for (const query of [{ author: nameOf(author.id).toUpperCase() }, { search: 'krupniku stefani' }])
      expect((await app.succeed(listPublishedRecipes, { query })).results).toMatchObject([signed])
  })

  it('stands while an edit waits, is replaced when it is approved, and stays when it is refused', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    const edit = async (title: string) => app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, title } })

    expect((await edit('Zupa odmieniona')).title).toBe('Zupa odmieniona')
    expect((await asGuest(id)).body).toMatchObject({ title: SOUP.title })
    expect(await app.succeed(readRecipe, { token: author.token, params: { id } })).toMatchObject({ title: 'Zupa odmieniona' })
    const [sent, stands] = await publications(author.token)
    expect([sent, stands]).toMatchObject([
      { state: 'submitted', is_edit: true },
      { state: 'published', is_edit: false },
    ])

    if (sent) await decide(app, sent, 'reject')
    expect((await asGuest(id)).body).toMatchObject({ title: SOUP.title })
    await edit('Zupa poprawiona')
    const [again] = await publications(author.token)
    if (again) await decide(app, again, 'approve')
    expect((await asGuest(id)).body).toMatchObject({ title: 'Zupa poprawiona' })
    expect(await publications(author.token)).toMatchObject([{ state: 'published', title: 'Zupa poprawiona' }])
  })

  it('goes at once when its author withdraws it, who keeps it as they last wrote it and may send it again', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...SOUP, title: 'Moja wersja' } })
    await app.succeed(withdrawRecipe, { token: author.token, params: { id } })

    expect((await asGuest(id)).status).toBe(404)
    expect((await app.succeed(readRecipe, { token: author.token, params: { id } })).title).toBe('Moja wersja')
    expect((await app.succeed(listRecipes, { token: author.token, query: { search: 'wersja' } })).count).toBe(1)
    expect((await app.call(withdrawRecipe, { token: author.token, params: { id } })).status).toBe(404)
    expect((await sendAgain(app, author, id)).state).toBe('submitted')
  })

  it('is withdrawn with the recipe that it is', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    await app.succeed(deleteRecipe, { token: author.token, params: { id } })
    expect((await asGuest(id)).status).toBe(404)
    expect(await publications(author.token)).toMatchObject([{ state: 'withdrawn', has_recipe: false, can_appeal: false }])
  })

  it('stays without a name when its author deletes the account; so do their comments, and what waits does not', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    const other = await publishedRecipe(app, await makeUser(app))
    await comment(app, author, other.recipe_id)
    const waiting = await sendRecipe(app, author, { title: 'Czeka' })
    const name = nameOf(author.id)
    await app.succeed(deleteAccount, { token: author.token, body: { current_password: PASSWORD } })

    expect((await asGuest(id)).body).toMatchObject({ title: SOUP.title, author_name: 'Autor usunął konto' })
    const comments = await app.succeed(listComments, { params: { id: other.recipe_id } })
    expect(comments.results).toMatchObject([{ author_name: 'Autor usunął konto' }])
    const row = await app.db.selectFrom('recipe_publications').select('state').where('id', '=', Number(waiting.id)).executeTakeFirst()
    expect(row?.state).toBe('withdrawn')
    await app.db.deleteFrom('users').where('id', '=', author.id).execute()
    expect((await asGuest(id)).status).toBe(200)
    const heir = await makeUser(app)
    expect((await publish(heir.token, (await writeRecipe(app, heir)).id, name)).status).toBe(202)
  })

  it('is rated by others once each, and never by its author', async () => {
    const author = await makeUser(app)
    const { id } = await writeRecipe(app, author)
    // While it is theirs alone an author may say how they like it; it is not counted with what others say.
    await app.succeed(rateRecipe, { token: author.token, params: { id }, body: { rating: 5 } })
    await decide(app, await sendAgain(app, author, id), 'approve')
    expect((await asGuest(id)).body).toMatchObject({ rating: null, rating_count: 0 })
    expect(await app.call(rateRecipe, { token: author.token, params: { id }, body: { rating: 5 } })).toMatchObject({ status: 403 })

    const [one, two] = [await makeUser(app), await makeUser(app)]
    for (const [{ token }, rating] of [
      [one, 5],
      [one, 2],
      [two, 3],
    ] as const)
      await app.succeed(rateRecipe, { token, params: { id }, body: { rating } })
    expect((await asGuest(id)).body).toMatchObject({ rating: 2.5, rating_count: 2, rating_spread: [0, 1, 1, 0, 0] })
    for (const rating of [0, 6, 4.5, '5', null])
      expect((await app.call(rateRecipe, { token: one.token, params: { id }, body: { rating } })).status).toBe(400)
  })

  it('counts one rating of somebody who rates eight times at once, and all of eight who do', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const { token } = await makeUser(app)
    await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map((rating) => app.succeed(rateRecipe, { token, params: { id }, body: { rating } })))
    expect((await asGuest(id)).body).toMatchObject({ rating_count: 1 })
    const others = await Promise.all(Array.from({ length: 8 }, () => makeUser(app)))
    await Promise.all(others.map((other) => app.succeed(rateRecipe, { token: other.token, params: { id }, body: { rating: 4 } })))
    expect((await asGuest(id)).body).toMatchObject({ rating_count: 9 })
  })

  test('few ratings say less than many: the order is by the mean drawn towards 3.8', async () => {
    const rate = async (title: string, ratings: readonly number[]) => {
      const { recipe_id: id } = await publishedRecipe(app, await makeUser(app), { title })
      for (const rating of ratings) await app.succeed(rateRecipe, { token: (await makeUser(app)).token, params: { id }, body: { rating } })
    }
    await rate('Zwurba jedna', [5])
    await rate('Zwurba wielu', [5, 5, 5, 4, 5])
    await rate('Zwurba niczyja', [])
    await rate('Zwurba słaba', [2, 2])
    const { results } = await app.succeed(listPublishedRecipes, { query: { search: 'zwurba', ordering: '-rating' } })
    expect(results.map(({ title }) => title)).toEqual(['Zwurba wielu', 'Zwurba jedna', 'Zwurba słaba', 'Zwurba niczyja'])
  })
})

describe('an appeal', () => {
  it('has a rejected recipe wait again, once', async () => {
    const author = await makeUser(app)
    const sent = await decide(app, await sendRecipe(app, author), 'reject')
    expect(sent).toMatchObject({ state: 'rejected', reason_code: 'incomplete', can_appeal: true })
    const appeal = () => app.call(appealDecision, { token: author.token, params: { id: sent.id }, body: { text: 'Wody jest litr.' } })

    expect(await appeal()).toMatchObject({ status: 200, body: { state: 'submitted', appealed_at: expect.any(String) } })
    expect(await appeal()).toMatchObject({ status: 409 })
    await decide(app, sent, 'reject')
    expect(await appeal()).toMatchObject({ status: 409, body: { detail: 'Odwołanie od tej decyzji zostało już złożone.' } })
  })

  it('is not for what was approved or withdrawn, nor for others', async () => {
    const author = await makeUser(app)
    const { id } = await publishedRecipe(app, author)
    const call = (token: string) => app.call(appealDecision, { token, params: { id }, body: { text: 'Nie zgadzam się.' } })
    expect((await call(author.token)).status).toBe(409)
    expect((await call((await makeUser(app)).token)).status).toBe(404)
  })
})

describe('lists', () => {
  it('know diets by number and allergens by name, and refuse others', async () => {
    await publishedRecipe(app, await makeUser(app), { title: 'Grzmotnik mleczny' })
    await publishedRecipe(app, await makeUser(app), { title: 'Grzmotnik bez', ingredients: ['1 kg dyni', '2 ziemniaki', '1 cebula'] })
    const titles = async (query: Record<string, string | number>) =>
      (await app.succeed(listPublishedRecipes, { query: { search: 'grzmotnik', ordering: 'title', ...query } })).results.map(
        ({ title }) => title,
      )
    expect(await titles({})).toEqual(['Grzmotnik bez', 'Grzmotnik mleczny'])
    for (const free_from of ['mleko', 'milk', 'jaja, mleko']) expect(await titles({ free_from })).toEqual(['Grzmotnik bez'])
    expect(await titles({ diet: 'vegan' })).toEqual(['Grzmotnik bez'])
    for (const query of [{ free_from: 'kamienie' }, { diet: 999 }])
      expect((await app.call(listPublishedRecipes, { query })).status).toBe(400)
  })

  it('leave out what somebody wants it without, by the foods that it names, and look for words that name none', async () => {
    const ingredients = ['1 kg dyni', '2 ziemniaki']
    await publishedRecipe(app, await makeUser(app), { title: 'Bzdryngiel z cebulką', ingredients: [...ingredients, '1 cebula'] })
    await publishedRecipe(app, await makeUser(app), { title: 'Bzdryngiel bez pieczenia', ingredients: [...ingredients, '2 ząbki czosnku'] })
    const titles = async (query: Record<string, string>) =>
      (await app.succeed(listPublishedRecipes, { query: { search: 'bzdryngiel', ordering: 'title', ...query } })).results.map(
        ({ title }) => title,
      )
    expect(await titles({ without: 'imbiru' })).toHaveLength(2)
    expect(await titles({ without: 'cebuli' })).toEqual(['Bzdryngiel bez pieczenia'])
    expect(await titles({ without: 'Czosnku' })).toEqual(['Bzdryngiel z cebulką'])
    expect(await titles({ without: 'cebuli, czosnku' })).toEqual([])
    expect(await titles({ without: 'ziemniaków' })).toEqual([])
    // No food is left out, and none is looked for beside the words.
    expect(await titles({ without: 'pieczenia' })).toEqual(['Bzdryngiel bez pieczenia'])
    expect(await titles({ without: 'pieczenia,czosnku' })).toEqual([])
    expect(await titles({ without: ' , ' })).toHaveLength(2)
    expect((await app.call(listPublishedRecipes, { query: { without: 'x'.repeat(200) } })).status).toBe(400)
  })
})

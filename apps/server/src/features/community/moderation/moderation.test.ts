import { listAuditEntries } from '@spizarka/contract/admin'
import {
  decidePublication,
  decideReport,
  listPublicationQueue,
  listReports,
  readModerationFigures,
  readQueuedPublication,
  undoDecision,
} from '@spizarka/contract/moderation'
import { listNotifications } from '@spizarka/contract/notifications'
import { appealDecision, copyRecipe, listMyPublications, readAuthor, withdrawRecipe } from '@spizarka/contract/publications'
import { markFavorite, readPublishedRecipe, readRecipe, updateRecipe } from '@spizarka/contract/recipes'
import { createReport } from '@spizarka/contract/reports'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
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
} from '../../../../test/fixtures/community.ts'
import { addRecipe } from '../../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({
  settings: { RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1', RATE_REPORT_ADDRESS: '1000/1' },
})
afterAll(() => app.close())
const moderator = await moderatorOf(app)
const other = await makeUser(app, { admin: true })

const refuse = { decision: 'reject', reason_code: 'unsafe', reason: 'Mięso zostaje surowe.' } as const
const word = (id: string, body: object, { token }: MadeUser = moderator) => app.call(decidePublication, { token, params: { id }, body })
const asGuest = (id: string) => app.call(readPublishedRecipe, { params: { id } })
const mailsTo = (address: string) => app.mails.filter(({ to }) => to.address === address)
const report = (body: object, token?: string) => app.call(createReport, { body, ...(token !== undefined && { token }) })
const bell = async ({ token }: MadeUser) =>
  (await app.succeed(listNotifications, { token })).results.map(({ notification }) => notification)

describe('the queue', () => {
  it('shows what the machine found beside each text, oldest first, and decides nothing', async () => {
    const author = await makeUser(app)
    const { id } = await sendRecipe(app, author, {
      title: 'Tatar z kurczaka',
      about: 'Leczy niedoczynność tarczycy. Więcej na www.zupy-ani.pl, kurwa!',
      ingredients: ['500 g piersi z kurczaka', '2 jajka', '3 krople wyciągu z kwurpoliny', 'sól'],
      steps: ['Posiekaj kurczaka drobno.', 'Wymieszaj na surowo z jajkiem i podaj.'],
    })
    const { results } = await app.succeed(listPublicationQueue, { token: moderator.token, query: { ordering: '-submitted_at' } })
    const queued = results.find((each) => each.id === id)
    expect(queued).toMatchObject({
      state: 'submitted',
      version: 1,
      risk: 5,
      is_own: false,
      author: { published: 0, rejected: 0, is_new: true },
      checks: {
        allergens: expect.arrayContaining(['jaja']),
        unread_lines: ['3 krople wyciągu z kwurpoliny'],
        copied_from: null,
        links: ['www.zupy-ani.pl'],
        swearing: ['kurwa!'],
        health_claims: ['Leczy'],
        food_safety: [{ rule: 'surowy-drob', found: 'Tatar z kurczaka' }],
      },
    })
    const whole = await app.succeed(readQueuedPublication, { token: moderator.token, params: { id } })
    expect(whole).toMatchObject({ recipe: { title: 'Tatar z kurczaka', is_own: false }, standing: null })
  })

  it('says of what is sent anew what its author was asked before, and of nothing else', async () => {
    const author = await makeUser(app)
    const first = await decide(app, await sendRecipe(app, author, { title: 'Kluski kładzione' }), 'request_changes')
    const again = await sendAgain(app, author, first.recipe_id)
    const read = async (id: string) => app.succeed(readQueuedPublication, { token: moderator.token, params: { id } })
    expect(first.reason).not.toBeNull()
    expect((await read(again.id)).before).toEqual({ state: 'changes_requested', reason: first.reason, decided_at: first.decided_at })
    expect((await read(first.id)).before).toBeNull()
    expect((await read((await sendRecipe(app, author, { title: 'Kluski lane' })).id)).before).toBeNull()
  })

  it('finds what is copied, from whom and how much, and not what an author wrote before', async () => {
    const author = await makeUser(app)
    const steps = [
      'Na dużej patelni rozgrzej łyżkę oleju rzepakowego i zeszklij pokrojoną w piórka cebulę.',
      'Dorzuć starte na grubych oczkach buraki, wlej pół szklanki wody i duś kwadrans pod przykryciem.',
      'Dopraw sokiem z połowy cytryny, szczyptą cukru i łyżką chrzanu, na końcu wmieszaj gęsty jogurt.',
    ]
    const about = 'Przepis z rodzinnego zeszytu.'
    const model = await publishedRecipe(app, author, { title: 'Buraczki', about, steps })
    const copied = steps.map((step) => step.replace('rzepakowego', 'słonecznikowego').replace('szczyptą', 'odrobiną'))
    const sent = [await sendRecipe(app, await makeUser(app), { title: 'Moje buraczki', about, steps: copied })]
    sent.push(await sendRecipe(app, author, { title: 'Buraczki drugie', about, steps }), await sendRecipe(app, await makeUser(app)))
    const found = []
    for (const { id } of sent)
      found.push((await app.succeed(readQueuedPublication, { token: moderator.token, params: { id } })).checks.copied_from)
    expect(found[0]).toMatchObject({ recipe_id: model.recipe_id, title: 'Buraczki' })
    expect(found[0]?.share).toBeGreaterThan(0.8)
    expect(found[1]).toBeNull()
  })
})

describe('a decision', () => {
  it('tells the author the reason, by the bell and by mail, with how to appeal; the log remembers who made it', async () => {
    const author = await makeUser(app)
    const { id } = await sendRecipe(app, author)
    expect(await word(id, refuse)).toMatchObject({
      status: 200,
      body: { state: 'rejected', reason_code: 'unsafe', reason: refuse.reason, decided_at: expect.any(String), can_appeal: true },
    })
    await app.runJobs()
    expect((await bell(author))[0]?.message).toMatch(/Mięso zostaje surowe\..*Odwołaj się/)
    expect(mailsTo(author.email)).toMatchObject([
      { subject: 'Przepis nie został opublikowany', text: expect.stringMatching(/Mięso zostaje[^]*Odwołaj się/) },
    ])
    const { results } = await app.succeed(listAuditEntries, { token: moderator.token, query: { act: 'publication_decided' } })
    expect(results[0]).toMatchObject({
      admin: moderator.username,
      subject_user_id: author.id,
      details: { decision: 'reject', reason: refuse.reason },
    })
  })

  it('owes its reason unless it publishes', async () => {
    const { id } = await sendRecipe(app, await makeUser(app))
    for (const body of [
      { decision: 'reject' },
      { ...refuse, reason: '' },
      { ...refuse, reason: undefined },
      { ...refuse, reason_code: 'bo tak' },
      {},
    ])
      expect((await word(id, body)).status).toBe(400)
    expect((await word(id, { decision: 'approve', reason_code: null, reason: '' })).status).toBe(200)
  })

  it('is made once, though eight moderators make it at once', async () => {
    const { id } = await sendRecipe(app, await makeUser(app))
    const deciders = [moderator, other, moderator, other, moderator, other, moderator, other]
    const answers = await Promise.all(deciders.map((decider, place) => word(id, place % 2 ? refuse : { decision: 'approve' }, decider)))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect((await word(id, refuse)).status).toBe(409)
  })

  it('is about the text that was read: one that was changed meanwhile refuses it', async () => {
    const author = await makeUser(app)
    const { id, recipe_id } = await sendRecipe(app, author)
    await app.succeed(updateRecipe, { token: author.token, params: { id: recipe_id }, body: { ...SOUP, title: 'Podmieniona' } })
    expect(await word(id, { decision: 'approve', version: 1 })).toMatchObject({
      status: 409,
      body: { detail: 'Przepis się zmienił. Obejrzyj nową wersję.' },
    })
    expect((await word(id, { decision: 'approve', version: 2 })).status).toBe(200)
    expect((await asGuest(recipe_id)).body).toMatchObject({ title: 'Podmieniona' })
  })

  it('is not about what was withdrawn, nor about one’s own', async () => {
    const author = await makeUser(app)
    const { id, recipe_id } = await sendRecipe(app, author)
    await app.succeed(withdrawRecipe, { token: author.token, params: { id: recipe_id } })
    expect((await word(id, { decision: 'approve' })).status).toBe(409)
    const own = await sendRecipe(app, other)
    expect(await word(own.id, { decision: 'approve' }, other)).toMatchObject({ status: 403 })
    expect((await word('999999', { decision: 'approve' })).status).toBe(404)
  })

  it('publishes or withdraws where both happen at once, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const author = await makeUser(app)
      const { id, recipe_id } = await sendRecipe(app, author)
      const [decided] = await Promise.all([
        word(id, { decision: 'approve' }),
        app.call(withdrawRecipe, { token: author.token, params: { id: recipe_id } }),
      ])
      const { results } = await app.succeed(listMyPublications, { token: author.token })
      expect(results[0]?.state).toBe('withdrawn')
      expect((await asGuest(recipe_id)).status).toBe(404)
      expect([200, 409]).toContain(decided.status)
    }
  })

  it('is taken back within a minute by who made it: the recipe waits again and nobody reads it', async () => {
    const author = await makeUser(app)
    const { id, recipe_id } = await sendRecipe(app, author)
    await word(id, { decision: 'approve' })
    const undo = ({ token }: MadeUser) => app.call(undoDecision, { token, params: { id } })
    expect((await undo(other)).status).toBe(409)
    app.clock.advance({ seconds: 55 })
    expect(await undo(moderator)).toMatchObject({ status: 200, body: { state: 'submitted', decided_at: null } })
    expect((await asGuest(recipe_id)).status).toBe(404)
    expect((await bell(author)).map(({ title }) => title)).toEqual(['Przepis znów czeka na decyzję'])
    expect((await undo(moderator)).status).toBe(409)
    await word(id, refuse)
    app.clock.advance({ seconds: 61 })
    expect((await undo(moderator)).status).toBe(409)
  })

  it('that replaced a published text gives it back when it is taken back', async () => {
    const author = await makeUser(app)
    const { recipe_id } = await publishedRecipe(app, author)
    await app.succeed(updateRecipe, { token: author.token, params: { id: recipe_id }, body: { ...SOUP, title: 'Nowa wersja' } })
    const [edit] = (await app.succeed(listMyPublications, { token: author.token })).results
    await word(edit?.id ?? '', { decision: 'approve' })
    expect((await asGuest(recipe_id)).body).toMatchObject({ title: 'Nowa wersja' })
    await app.succeed(undoDecision, { token: moderator.token, params: { id: edit?.id ?? '' } })
    expect((await asGuest(recipe_id)).body).toMatchObject({ title: SOUP.title })
    expect(await app.succeed(readRecipe, { token: author.token, params: { id: recipe_id } })).toMatchObject({ title: 'Nowa wersja' })
    const states = (await app.succeed(listMyPublications, { token: author.token })).results.map(({ state }) => state)
    expect(states.toSorted()).toEqual(['published', 'submitted'])
  })
})

describe('a report', () => {
  it('is made by users and by guests with an address, of what they can read', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const { token } = await makeUser(app)
    const body = { kind: 'recipe', id, reason: 'dangerous', text: 'Surowe mięso!' }
    expect(await report(body, token)).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    expect(await report(body)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } })
    expect((await report({ ...body, email: 'gosc@example.com' })).status).toBe(201)
    expect((await report({ ...body, id: '999999' }, token)).status).toBe(404)
    for (const wrong of [{ reason: 'bo tak' }, { kind: 'user' }, { text: 'x'.repeat(1001) }, { email: 'nie adres' }])
      expect((await report({ ...body, ...wrong })).status).toBe(400)
    const waiting = await sendRecipe(app, await makeUser(app))
    expect((await report({ ...body, id: waiting.recipe_id }, token)).status).toBe(404)
  })

  it('is one a person however often it is made, also at once', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const { token } = await makeUser(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => report({ kind: 'recipe', id, reason: 'spam' }, token)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  })

  it('that is granted takes the recipe away: author, user and guest hear so, and the author may appeal', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    const reader = await makeUser(app)
    await report({ kind: 'recipe', id, reason: 'dangerous' }, reader.token)
    await report({ kind: 'recipe', id, reason: 'other', text: 'Boję się.', email: 'czytelniczka@example.com' })
    const open = (await app.succeed(listReports, { token: moderator.token })).results.filter(({ target_id }) => target_id === id)
    expect(open).toMatchObject([{ reporter: 'user', open_reports: 2, target: { title: SOUP.title } }, { reporter: 'guest' }])
    const grant = (token: string) =>
      app.call(decideReport, { token, params: { id: open[0]?.id ?? '' }, body: { decision: 'remove', reason: 'Niebezpieczne.' } })
    const answers = await Promise.all([grant(moderator.token), grant(other.token), grant(moderator.token)])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    await app.runJobs()

    expect((await asGuest(id)).status).toBe(404)
    expect((await bell(author))[0]).toMatchObject({
      title: 'Przepis usunięty z biblioteki',
      message: expect.stringContaining('Niebezpieczne.'),
    })
    const statement = mailsTo(author.email).find(({ subject }) => subject === 'Przepis usunięty z biblioteki')?.text
    expect(statement).toMatch(/Powód: Niebezpieczne\.[^]*po zgłoszeniu od czytelnika[^]*Odwołaj się/)
    // A page that nobody can read any more is not offered, nor to report it again.
    expect((await bell(reader))[0]).toMatchObject({ title: 'Twoje zgłoszenie zostało rozpatrzone' })
    const [told] = (await app.succeed(listNotifications, { token: reader.token })).results
    expect(told).toMatchObject({ target: null, target_id: null })
    expect(mailsTo('czytelniczka@example.com')).toMatchObject([{ text: expect.stringContaining('Treść została usunięta.') }])
    expect(mailsTo('czytelniczka@example.com')[0]?.text).not.toContain('zgłosić treść ponownie')
    const { results } = await app.succeed(listReports, { token: moderator.token, query: { state: 'decided' } })
    expect(results.filter(({ target_id }) => target_id === id)).toMatchObject([{ decision: 'remove' }, { decision: 'remove' }])

    const [publication] = (await app.succeed(listMyPublications, { token: author.token })).results
    expect(publication).toMatchObject({ state: 'removed', reason: 'Niebezpieczne.', can_appeal: true })
    const appealed = await app.succeed(appealDecision, {
      token: author.token,
      params: { id: publication?.id ?? '' },
      body: { text: 'Jest gotowane.' },
    })
    expect(appealed).toMatchObject({ state: 'removed', can_appeal: false })
    const queue = await app.succeed(listPublicationQueue, { token: moderator.token, query: { state: 'removed', appealed: 'true' } })
    expect(queue.results).toMatchObject([{ id: publication?.id, appeal: 'Jest gotowane.' }])
    expect(await decide(app, { id: publication?.id ?? '' }, 'approve')).toMatchObject({ state: 'published' })
    expect((await asGuest(id)).status).toBe(200)
    expect((await bell(author))[0]).toMatchObject({
      title: 'Odwołanie uwzględnione',
      message: expect.stringContaining('Po Twoim odwołaniu decyzja została zmieniona.'),
    })
  })

  it('that is refused leaves all as it is', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    const reader = await makeUser(app)
    const { id: said } = await comment(app, await makeUser(app), id)
    const { body } = await report({ kind: 'comment', id: said, reason: 'offensive' }, reader.token)
    const [reported] = (await app.succeed(listReports, { token: moderator.token })).results.filter(({ target_id }) => target_id === said)
    expect(body).toEqual({ id: reported?.id })
    const answer = await app.succeed(decideReport, {
      token: moderator.token,
      params: { id: reported?.id ?? '' },
      body: { decision: 'keep', reason: 'Nic złego.' },
    })
    expect(answer).toMatchObject({ state: 'decided', decision: 'keep', target: { is_visible: true } })
    expect((await bell(reader))[0]?.message).toMatch(/Treść zostaje/)
  })

  it('does not take a recipe of the base away, and is not decided by whose thing it is', async () => {
    const base = String(await addRecipe(app, null, { title: 'Bigos domowy', ingredients: ['kapusta'] }))
    const own = await sendRecipe(app, other)
    await decide(app, own, 'approve')
    const { token } = await makeUser(app)
    const idOf = async (id: string) => ((await report({ kind: 'recipe', id, reason: 'other' }, token)).body as { id: string }).id
    const remove = (id: string, by: MadeUser) =>
      app.call(decideReport, { token: by.token, params: { id }, body: { decision: 'remove', reason: 'Nie.' } })
    expect((await remove(await idOf(base), moderator)).status).toBe(409)
    expect((await remove(await idOf(own.recipe_id), other)).status).toBe(403)
  })
})

it('counts the month for the report that the law asks for', async () => {
  const figures = await app.succeed(readModerationFigures, { token: moderator.token })
  expect(figures).toMatchObject({ month: expect.stringMatching(/^\d{4}-\d\d$/), appeals: 1, appeals_granted: 1, reports_by_machine: 0 })
  expect(figures.submitted).toBeGreaterThan(10)
  expect(figures.by_reason.unsafe).toBeGreaterThan(0)
  expect(figures.reports_by_reason.dangerous).toBeGreaterThan(0)
  const before = await app.succeed(readModerationFigures, { token: moderator.token, query: { month: '2020-02' } })
  expect(before).toMatchObject({ submitted: 0, approved: 0, median_hours: null, by_reason: { copied: 0 } })
})

it('keeps a copy that names where it is from, for as long as that can be read', async () => {
  const author = await makeUser(app)
  const { recipe_id } = await publishedRecipe(app, author)
  const { token } = await makeUser(app)
  const copy = await app.succeed(copyRecipe, { token, params: { id: recipe_id } })
  expect(copy).toMatchObject({ is_own: true, source: 'own', title: SOUP.title, copied_from: { recipe_id, author_name: nameOf(author.id) } })
  expect(copy.ingredients).toHaveLength(SOUP.ingredients.length)
  await app.succeed(withdrawRecipe, { token: author.token, params: { id: recipe_id } })
  expect((await app.succeed(readRecipe, { token, params: { id: copy.id } })).copied_from).toBeNull()
  const { id: unpublished } = await writeRecipe(app, author)
  expect((await app.call(copyRecipe, { token, params: { id: unpublished } })).status).toBe(404)
})

it('shows an author to whoever asks for the name, in whatever case', async () => {
  const author = await makeUser(app)
  const { recipe_id } = await publishedRecipe(app, author)
  await app.succeed(markFavorite, { token: (await makeUser(app)).token, params: { id: recipe_id } })
  const found = await app.succeed(readAuthor, { params: { name: nameOf(author.id).toUpperCase() } })
  expect(found).toEqual({ author_name: nameOf(author.id), recipes: 1, cooked: 0, saved: 1, rating: null, is_you: false })
  expect((await app.call(readAuthor, { params: { name: 'Nikt Taki' } })).status).toBe(404)
})

// After the figures of the month, which count appeals.
it('a report that is granted and stands after an appeal says that it was looked at again, and offers no second appeal', async () => {
  const author = await makeUser(app)
  const { id, recipe_id } = await publishedRecipe(app, author)
  await report({ kind: 'recipe', id: recipe_id, reason: 'dangerous' }, (await makeUser(app)).token)
  const [open] = (await app.succeed(listReports, { token: moderator.token })).results.filter(({ target_id }) => target_id === recipe_id)
  const body = { decision: 'remove', reason: 'Mięso zostaje surowe' } as const
  await app.succeed(decideReport, { token: moderator.token, params: { id: open?.id ?? '' }, body })
  // What a moderator left without its full stop is a sentence of its own all the same.
  expect((await bell(author))[0]?.message).toMatch(/Mięso zostaje surowe\. Nie zgadzasz się\?/)
  await app.succeed(appealDecision, { token: author.token, params: { id }, body: { text: 'Jest gotowane.' } })
  expect(await word(id, refuse)).toMatchObject({ status: 200, body: { state: 'removed', can_appeal: false } })
  const [told] = await bell(author)
  expect(told?.title).toBe('Odwołanie rozpatrzone')
  expect(told?.message).toMatch(/obejrzał człowiek jeszcze raz i decyzja zostaje\. Powód:.*Od tej decyzji nie ma już odwołania/)
  expect(told?.message).not.toContain('Odwołaj się')
})

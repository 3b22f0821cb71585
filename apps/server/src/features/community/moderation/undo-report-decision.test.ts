import { saveCommentPhoto } from '@spizarka/contract/comment-photos'
import { listComments, updateComment } from '@spizarka/contract/comments'
import { decideReport, listReports, readModerationFigures, undoReportDecision } from '@spizarka/contract/moderation'
import { listNotifications } from '@spizarka/contract/notifications'
import { listMyPublications } from '@spizarka/contract/publications'
import { readPublishedRecipe, readRecipe, updateRecipe } from '@spizarka/contract/recipes'
import { createReport } from '@spizarka/contract/reports'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
import { comment, moderatorOf, publishedRecipe, SOUP } from '../../../../test/fixtures/community.ts'
import { aPicture } from '../../../../test/fixtures/receipts.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({
  settings: { RATE_UPLOAD_USER: '1000/60', RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1', RATE_REPORT_ADDRESS: '1000/1' },
})
afterAll(() => app.close())
const moderator = await moderatorOf(app)
const other = await makeUser(app, { admin: true })

const report = (body: object, { token }: MadeUser) => app.call(createReport, { body, token })
const reportOf = async (targetId: string, state: 'open' | 'decided' = 'open') => {
  const { results } = await app.succeed(listReports, { token: moderator.token, query: { state, page_size: 100 } })
  const [found] = results.filter(({ target_id }) => target_id === targetId)
  if (!found) throw new Error(`No report of ${targetId} is ${state}`)
  return found
}
const decide = (id: string, decision: 'keep' | 'remove') =>
  app.succeed(decideReport, { token: moderator.token, params: { id }, body: { decision, reason: 'Tak stanowią zasady.' } })
const undo = (id: string, { token }: MadeUser = moderator) => app.call(undoReportDecision, { token, params: { id } })
const seenBy = async (recipe: string, id: string, user?: MadeUser) => {
  const { results } = await app.succeed(listComments, { params: { id: recipe }, ...(user && { token: user.token }) })
  return results.find((each) => each.id === id)
}
const titlesFor = async ({ token }: MadeUser) =>
  (await app.succeed(listNotifications, { token })).results.map(({ notification }) => notification.title)
const asGuest = async (id: string) => (await app.call(readPublishedRecipe, { params: { id } })).status

describe('a decision on a report', () => {
  it('that took a recipe away is taken back: all read it again, what waited waits, and whoever was told hears so', async () => {
    const author = await makeUser(app)
    const { recipe_id: id } = await publishedRecipe(app, author)
    const edit = { ...SOUP, title: 'Zupa odmieniona' }
    // It waits beside the text that stands.
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: edit })
    const reader = await makeUser(app)
    await report({ kind: 'recipe', id, reason: 'dangerous' }, reader)
    const { id: reported } = await reportOf(id)
    expect(await decide(reported, 'remove')).toMatchObject({ state: 'decided', undo_until: expect.any(String) })
    expect(await asGuest(id)).toBe(404)
    // What its author writes meanwhile is theirs.
    await app.succeed(updateRecipe, { token: author.token, params: { id }, body: { ...edit, title: 'Zupa jeszcze inna' } })

    expect(await undo(reported)).toMatchObject({ status: 200, body: { state: 'open', decision: null, undo_until: null } })
    expect((await app.succeed(readPublishedRecipe, { params: { id } })).title).toBe(SOUP.title)
    expect((await app.succeed(readRecipe, { token: author.token, params: { id } })).title).toBe('Zupa jeszcze inna')
    const states = (await app.succeed(listMyPublications, { token: author.token })).results.map(({ state }) => state)
    expect(states.toSorted()).toEqual(['published', 'submitted'])
    expect(await titlesFor(author)).toContain('Przepis przywrócony')
    expect(await titlesFor(author)).not.toContain('Przepis usunięty z biblioteki')
    expect(await titlesFor(reader)).toEqual(['Twoje zgłoszenie znów czeka na decyzję'])
    // And is decided again, of which they hear again.
    await decide(reported, 'remove')
    expect(await titlesFor(author)).toContain('Przepis usunięty z biblioteki')
  })

  it('that took a comment with its photo away gives both back, as held as they were', async () => {
    const { recipe_id: recipe } = await publishedRecipe(app, await makeUser(app))
    const author = await makeUser(app)
    const { id } = await comment(app, author, recipe, 'Więcej na www.zupy-ani.pl')
    await app.succeed(saveCommentPhoto, { token: author.token, params: { id }, file: { bytes: await aPicture() } })
    const { id: reported, held_for, reason } = await reportOf(id)
    expect({ held_for, reason }).toEqual({ held_for: ['contacts', 'photo'], reason: 'spam' })
    await decide(reported, 'remove')
    await app.runJobs()
    expect(await seenBy(recipe, id, author)).toBeUndefined()
    expect((await undo(reported)).status).toBe(200)
    const back = await seenBy(recipe, id, author)
    expect(back).toMatchObject({ state: 'held', photo: { state: 'held' } })
    expect(await app.context.files.get(back?.photo?.url.split('/')[3] ?? '')).toBeDefined()
    expect(await seenBy(recipe, id)).toBeUndefined()
    expect(await titlesFor(author)).toEqual(['Komentarz przywrócony'])
  })

  it('that showed a held comment hides it again, and its photo', async () => {
    const owner = await makeUser(app)
    const { recipe_id: recipe } = await publishedRecipe(app, owner)
    const author = await makeUser(app)
    const { id } = await comment(app, author, recipe, 'Kurwa, jakie to dobre!')
    await app.succeed(saveCommentPhoto, { token: author.token, params: { id }, file: { bytes: await aPicture() } })
    const { id: reported, held_for, reason } = await reportOf(id)
    expect({ held_for, reason }).toEqual({ held_for: ['swearing', 'photo'], reason: 'offensive' })
    await decide(reported, 'keep')
    expect(await seenBy(recipe, id)).toMatchObject({ photo: { state: 'visible' } })
    expect((await undo(reported)).status).toBe(200)
    expect(await seenBy(recipe, id)).toBeUndefined()
    expect(await seenBy(recipe, id, author)).toMatchObject({ state: 'held', photo: { state: 'held' } })
    expect(await titlesFor(owner)).not.toContain('Nowy komentarz do Twojego przepisu')
  })

  it('is taken back once, by who made it, within a minute', async () => {
    const { recipe_id: id } = await publishedRecipe(app, await makeUser(app))
    await report({ kind: 'recipe', id, reason: 'spam' }, await makeUser(app))
    const { id: reported } = await reportOf(id)
    expect((await undo(reported)).status).toBe(409)
    await decide(reported, 'remove')
    expect((await undo(reported, other)).status).toBe(409)
    expect((await undo('999999')).status).toBe(404)
    expect(statusesOf(await Promise.all([undo(reported), undo(reported), undo(reported)]))).toEqual([200, 409, 409])
    await decide(reported, 'remove')
    app.clock.advance({ seconds: 61 })
    expect((await undo(reported)).status).toBe(409)
    expect(await asGuest(id)).toBe(404)
  })

  it('is not taken back once its thing is another: reported anew, changed by its author or gone', async () => {
    const { recipe_id: recipe } = await publishedRecipe(app, await makeUser(app))
    const reader = await makeUser(app)
    await report({ kind: 'recipe', id: recipe, reason: 'spam' }, reader)
    const { id: first } = await reportOf(recipe)
    await decide(first, 'keep')
    await report({ kind: 'recipe', id: recipe, reason: 'other' }, reader)
    expect((await undo(first)).status).toBe(409)

    const author = await makeUser(app)
    const { id } = await comment(app, author, recipe, 'Zajebiste!')
    const { id: held } = await reportOf(id)
    await decide(held, 'keep')
    await app.succeed(updateComment, { token: author.token, params: { id }, body: { text: 'Zajebiste, www.zupy-ani.pl!' } })
    expect((await undo(held)).status).toBe(409)
    expect(await seenBy(recipe, id, author)).toMatchObject({ state: 'held' })
  })
})

it('a photo is held for itself, and the month counts what the machine found', async () => {
  const { recipe_id: recipe } = await publishedRecipe(app, await makeUser(app))
  const author = await makeUser(app)
  const { id } = await comment(app, author, recipe)
  const before = (await app.succeed(readModerationFigures, { token: moderator.token })).held_for
  await app.succeed(saveCommentPhoto, { token: author.token, params: { id }, file: { bytes: await aPicture() } })
  expect(await reportOf(id)).toMatchObject({ reason: 'other', held_for: ['photo'] })
  const { held_for, reports_by_reason } = await app.succeed(readModerationFigures, { token: moderator.token })
  expect(held_for).toEqual({ ...before, photo: before.photo + 1 })
  // What readers say is counted by itself.
  expect(reports_by_reason.offensive).toBe(0)
})

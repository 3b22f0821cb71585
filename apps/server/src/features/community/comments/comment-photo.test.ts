import { deleteAccount } from '@spizarka/contract/account-changes'
import { removeCommentPhoto, saveCommentPhoto } from '@spizarka/contract/comment-photos'
import { deleteComment, listComments, updateComment } from '@spizarka/contract/comments'
import { LIMITS } from '@spizarka/contract/limits'
import { decideReport, listReports } from '@spizarka/contract/moderation'
import { readPhoto } from '@spizarka/contract/recipe-photos'
import { readPublishedRecipe } from '@spizarka/contract/recipes'
import sharp from 'sharp'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, PASSWORD, statusesOf } from '../../../../test/factories.ts'
import { comment, moderatorOf, publishedRecipe } from '../../../../test/fixtures/community.ts'
import { aPicture } from '../../../../test/fixtures/receipts.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { purgeOrphans } from '../../pictures/index.ts'

const app = await startTestApp({
  settings: { RATE_UPLOAD_USER: '1000/60', RATE_COMMENT_USER: '1000/1', RATE_COMMENT_DAY_USER: '1000/1', ACCESS_TOKEN_SECONDS: '1000000' },
})
afterAll(() => app.close())

const picture = await aPicture()
const { recipe_id: recipe } = await publishedRecipe(app, await makeUser(app))
const moderator = await moderatorOf(app)

/** Somebody who said how the recipe went. */
async function commenter(text = 'Wyszło.') {
  const user = await makeUser(app)
  return { user, id: (await comment(app, user, recipe, text)).id }
}

const send = (user: MadeUser, id: string, bytes: Buffer = picture) =>
  app.call(saveCommentPhoto, { token: user.token, params: { id }, file: { bytes } })
const save = (user: MadeUser, id: string, bytes: Buffer = picture) =>
  app.succeed(saveCommentPhoto, { token: user.token, params: { id }, file: { bytes } })
const seenBy = async (id: string, user?: MadeUser) => {
  const { results } = await app.succeed(listComments, {
    params: { id: recipe },
    query: { page_size: 100 },
    ...(user && { token: user.token }),
  })
  return results.find((each) => each.id === id)
}
const keyOf = (photo: { url: string } | null) => photo?.url.split('/')[3] ?? ''
const fetchPhoto = async (key: string) => (await app.call(readPhoto, { params: { key } })).status
const isKept = async (key: string) => (await app.context.files.get(key)) !== undefined
const reportsOf = async (id: string) => {
  const { results } = await app.succeed(listReports, { token: moderator.token, query: { page_size: 100 } })
  return results.filter(({ kind, target_id }) => kind === 'comment' && target_id === id)
}
const decide = (report: { id: string } | undefined, decision: 'keep' | 'remove') =>
  app.call(decideReport, { token: moderator.token, params: { id: report?.id ?? '' }, body: { decision, reason: 'Tak wygląda danie.' } })

describe('a photo beside a comment', () => {
  it('is seen by its author alone until a moderator kept it, while the words are everybody’s', async () => {
    const { user, id } = await commenter()
    const { photo } = await save(user, id)
    expect(photo).toMatchObject({ kind: 'photo', state: 'held', url: expect.stringMatching(/^\/api\/photos\/[0-9a-f]{32}\/$/) })
    expect([await seenBy(id), await seenBy(id, await makeUser(app))]).toMatchObject([
      { text: 'Wyszło.', photo: null },
      { text: 'Wyszło.', photo: null },
    ])
    expect((await seenBy(id, user))?.photo).toEqual(photo)

    const [report] = await reportsOf(id)
    expect(report).toMatchObject({ reporter: 'machine', text: 'Zdjęcie czeka na sprawdzenie', target: { photo: { url: photo?.url } } })
    expect((await decide(report, 'keep')).status).toBe(200)

    expect((await seenBy(id))?.photo).toEqual({ ...photo, state: 'visible' })
    expect(await fetchPhoto(keyOf(photo))).toBe(200)
    // The picture of the dish stays the recipe's own.
    expect((await app.succeed(readPublishedRecipe, { params: { id: recipe } })).picture?.kind).not.toBe('photo')
  })

  it('is pixels alone: nothing says who took it, or where', async () => {
    const { user, id } = await commenter()
    const sent = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c41' } })
      .withExif({ IFD0: { Artist: 'Jan Kowalski' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 47/1' } })
      .jpeg()
      .toBuffer()
    const { photo } = await save(user, id, sent)
    const kept = Buffer.from((await app.context.files.get(keyOf(photo))) ?? [])
    const { format, exif } = await sharp(kept).metadata()
    expect([format, exif, kept.includes('Kowalski')]).toEqual(['webp', undefined, false])
  })

  it('goes with the comment that a moderator removes, or its author deletes', async () => {
    const [one, other] = [await commenter(), await commenter()]
    const keys = [keyOf((await save(one.user, one.id)).photo), keyOf((await save(other.user, other.id)).photo)]
    const [report] = await reportsOf(one.id)
    expect((await decide(report, 'remove')).status).toBe(200)
    await app.succeed(deleteComment, { token: other.user.token, params: { id: other.id } })
    // The file is kept while the decision can be undone.
    await app.pool.query(`update pgboss.job set start_after = now() where name = 'pictures.delete-picture' and state = 'created'`)
    await app.runJobs()
    expect([await seenBy(one.id, one.user), await seenBy(other.id, other.user)]).toEqual([undefined, undefined])
    for (const key of keys) expect([await fetchPhoto(key), await isKept(key)]).toEqual([404, false])
  })

  it('is taken away by its author, and nobody need look at it any more', async () => {
    const { user, id } = await commenter()
    const { photo } = await save(user, id)
    const take = () => app.call(removeCommentPhoto, { token: user.token, params: { id } })
    expect((await take()).status).toBe(204)
    await app.runJobs()
    expect(await seenBy(id, user)).toMatchObject({ text: 'Wyszło.', photo: null })
    expect([await fetchPhoto(keyOf(photo)), await isKept(keyOf(photo)), (await take()).status]).toEqual([404, false, 404])
    expect(await reportsOf(id)).toEqual([])
  })
})

describe('a second photo', () => {
  it('waits anew, and cannot be kept by the report of the first', async () => {
    const { user, id } = await commenter()
    const first = await save(user, id)
    const [seen] = await reportsOf(id)
    const second = await save(user, id)
    expect((await decide(seen, 'keep')).status).toBe(404)
    expect((await seenBy(id))?.photo).toBeNull()
    const [report, ...others] = await reportsOf(id)
    expect([report?.target?.photo?.url, others]).toEqual([second.photo?.url, []])
    await app.runJobs()
    expect([await isKept(keyOf(first.photo)), await isKept(keyOf(second.photo))]).toEqual([false, true])
  })

  it('sent at once with others, and with a moderator’s word on the first, leaves one that nobody kept unseen', async () => {
    const { user, id } = await commenter()
    const { photo: first } = await save(user, id)
    const [seen] = await reportsOf(id)
    const [decided, ...sent] = await Promise.all([decide(seen, 'keep'), ...Array.from({ length: 4 }, () => send(user, id))])
    await app.runJobs()
    expect(new Set(statusesOf(sent))).toEqual(new Set([200]))
    expect([200, 404]).toContain(decided.status)
    const rows = await app.db.selectFrom('recipe_comment_photos').where('comment_id', '=', Number(id)).selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ state: 'held' })
    expect(rows[0]?.picture_key).not.toBe(keyOf(first))
    expect(await reportsOf(id)).toHaveLength(1)
  })
})

test('a comment that is held and changed is looked at as it reads by then', async () => {
  const { user, id } = await commenter('Zobacz www.tanie-garnki.pl')
  const [seen] = await reportsOf(id)
  await app.succeed(updateComment, { token: user.token, params: { id }, body: { text: 'Zobacz www.jeszcze-tansze.pl' } })
  expect((await decide(seen, 'keep')).status).toBe(404)
  await save(user, id)
  const [report] = await reportsOf(id)
  expect(report?.text).toBe('Zdjęcie czeka na sprawdzenie. Wstrzymany: www.jeszcze-tansze.pl')
  await app.succeed(updateComment, { token: user.token, params: { id }, body: { text: 'Bez adresu.' } })
  const [last] = await reportsOf(id)
  expect(last?.text).toMatch(/zmieniony przez autora/)
  expect(await seenBy(id)).toBeUndefined()
  expect((await decide(last, 'keep')).status).toBe(200)
  expect(await seenBy(id)).toMatchObject({ text: 'Bez adresu.', photo: { state: 'visible' } })
})

describe('is refused', () => {
  it('beside a comment of somebody else, which there is not, before the file is looked at', async () => {
    const { id } = await commenter()
    const other = await makeUser(app)
    expect(await send(other, id, Buffer.from('x'))).toMatchObject({ status: 404 })
    expect((await app.call(removeCommentPhoto, { token: other.token, params: { id } })).status).toBe(404)
  })

  it('without a file, and what is none', async () => {
    const { user, id } = await commenter()
    expect(await app.call(saveCommentPhoto, { token: user.token, params: { id } })).toMatchObject({
      status: 400,
      body: { file: [expect.any(String)] },
    })
    expect((await send(user, id, Buffer.from('to nie obraz'))).status).toBe(400)
    expect((await seenBy(id, user))?.photo).toBeNull()
  })

  it('beyond as many as one user may have, also when they come at once', async () => {
    const { user, id } = await commenter()
    const { id: second } = await comment(app, user, recipe, 'I jeszcze raz.')
    await app.pool.query(
      `with made as (insert into pictures (key, kind, width, height, bytes)
         select md5('plate' || n), 'photo', 1, 1, 1 from generate_series(2, $3::int) as n returning key),
       said as (insert into recipe_comments (recipe_id, author_id, text, state, created_at)
         select $1, $2, 'Dobre', 'visible', now() from generate_series(2, $3::int) returning id)
       insert into recipe_comment_photos (comment_id, author_id, picture_key, state, added_at)
         select id, $2, key, 'visible', now() from (select id, row_number() over () as n from said) as s
         join (select key, row_number() over () as n from made) as m using (n)`,
      [recipe, user.id, LIMITS.commentPhotos],
    )
    const answers = await Promise.all([send(user, id), send(user, second)])
    expect(new Set(statusesOf(answers))).toEqual(new Set([200, 403]))
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({ detail: expect.stringMatching(/200 zdjęć/) })
  })
})

// The last one: a moderator's second factor does not outlive the day that passes in it.
test('a photo of an account that is deleted goes, and what was said stays', async () => {
  const { user, id } = await commenter()
  const { photo } = await save(user, id)
  const [report] = await reportsOf(id)
  await decide(report, 'keep')
  await app.succeed(deleteAccount, { token: user.token, body: { current_password: PASSWORD } })
  expect(await seenBy(id)).toMatchObject({ text: 'Wyszło.', author_name: 'Autor usunął konto', photo: null })
  expect(await fetchPhoto(keyOf(photo))).toBe(404)
  app.clock.advance({ hours: 25 })
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeOrphans, {}))
  await app.runJobs()
  expect(await isKept(keyOf(photo))).toBe(false)
})

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMessage, describeMailer } from './conformance.ts'
import { type Mailbox, openMailbox } from './simulator.ts'

let folder: string
let mailbox: Mailbox

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'mailbox-')), 'mailbox')
  mailbox = openMailbox({ folder })
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

describe('the mailbox as a mailer', () => {
  describeMailer(() => ({ mailer: mailbox, delivered: async () => (await mailbox.list()).map((mail) => mail.message) }))
})

describe('the mailbox', () => {
  it('is empty before the first mail', async () => {
    expect(await mailbox.list()).toEqual([])
  })

  it('keeps its mails over a restart', async () => {
    const message = aMessage()
    await mailbox.send(message)

    const reopened = openMailbox({ folder })

    expect((await reopened.find(message.id))?.message).toEqual(message)
  })

  it('keeps one copy of a mail that is handed over twice', async () => {
    const message = aMessage()
    await mailbox.send(message)
    await mailbox.send(message)

    expect(await mailbox.list()).toHaveLength(1)
  })

  it('makes room by dropping the oldest, and lists the newest first', async () => {
    const small = openMailbox({ folder, keep: 2 })
    const messages = [aMessage(), aMessage(), aMessage()]
    for (const message of messages) {
      await small.send(message)
      await new Promise((resolve) => setTimeout(resolve, 3))
    }

    const ids = (await small.list()).map((mail) => mail.message.id)
    expect(ids).toEqual([messages[2]?.id, messages[1]?.id])
  })

  it('knows nothing outside its folder', async () => {
    expect(await mailbox.find('../../etc/passwd')).toBeUndefined()
    expect(await mailbox.find('unknown')).toBeUndefined()
  })

  it('writes files that only their owner can read', async () => {
    await mailbox.send(aMessage())

    const [file = ''] = await readdir(folder)
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600)
  })

  it('announces every arrival', async () => {
    const arrived: string[] = []
    const message = aMessage()
    await openMailbox({ folder, onArrival: ({ id }) => arrived.push(id) }).send(message)

    expect(arrived).toEqual([message.id])
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { activate, register } from '@spizarka/contract/accounts'
import type { MailMessage } from '@spizarka/integrations/mail'
import { openMailbox } from '@spizarka/integrations/mail/simulator'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { activationLink } from '../../../test/mailed-link.ts'
import { announceMail } from './index.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
const announced: string[] = []
const arrived: MailMessage[] = []
const announce = announceMail(pino({}, { write: (line) => void announced.push(line) }))
const mailbox = openMailbox({
  folder,
  onArrival(message) {
    arrived.push(message)
    announce(message)
  },
})
const app: TestApp = await startTestApp({ context: { mailer: mailbox, mailbox } })
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, host = 'localhost:3000') => app.app.inject({ method: 'GET', url, headers: { host } })

describe('the mailbox page', () => {
  it('invites to register while there is no mail, and looks again by itself', async () => {
    const page = await get('/dev/mailbox')

    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Jeszcze nic nie przyszło')
    expect(page.body).toContain('http-equiv="refresh"')
  })

  describe('after somebody registered', () => {
    const email = 'nowa@example.pl'
    let id = ''
    beforeAll(async () => {
      await app.succeed(register, { body: { username: 'nowa', email, password: PASSWORD } })
      await app.runJobs()
      id = arrived.at(-1)?.id ?? ''
    })

    it('lists the mail and leads to it', async () => {
      const { body } = await get('/dev/mailbox')

      expect(body).toContain('Aktywuj konto w Spiżarce')
      expect(body).toContain(email)
      expect(body).toContain(`href="/dev/mailbox/${id}"`)
    })

    it('shows the mail in a frame that can run nothing and whose links open in place of the mailbox', async () => {
      const page = await get(`/dev/mailbox/${id}`)
      const frame = await get(`/dev/mailbox/${id}/body`)

      expect(page.body).toContain(`src="/dev/mailbox/${id}/body" sandbox="allow-top-navigation-by-user-activation"`)
      expect(page.headers['content-security-policy']).toMatch(/default-src 'none'/)
      expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-top-navigation-by-user-activation$/)
      expect(frame.body).toContain('<base target="_top">')
    })

    it('carries a link that activates the account', async () => {
      const { body } = await get(`/dev/mailbox/${id}/body`)
      const link = activationLink(arrived, email)

      expect(body).toContain(`/activate/${link.uid}/${link.token}"`)
      expect((await app.call(activate, { body: link })).status).toBe(204)
    })

    it('was announced in one line of the log, without its link and without whom it is for', () => {
      const link = activationLink(arrived, email)

      // The account that was activated is greeted by a mail of its own, which may be there by now.
      expect(announced.filter((line) => line.includes('Aktywuj konto'))).toHaveLength(1)
      for (const line of announced) for (const secret of [email, link.token, 'http']) expect(line).not.toContain(secret)
    })
  })

  it('shows what a mail says as text, never as markup of the page', async () => {
    await mailbox.send({
      id: 'evil',
      to: { name: '', address: 'ola@example.pl' },
      subject: '<script>alert(1)</script>',
      html: '<p>h</p>',
      text: '</pre><script>alert(2)</script>',
    })

    for (const url of ['/dev/mailbox', '/dev/mailbox/evil']) expect((await get(url)).body).not.toContain('<script>')
  })

  it('has no mail that did not arrive', async () => {
    expect((await get('/dev/mailbox/unknown')).statusCode).toBe(404)
    expect((await get('/dev/mailbox/unknown/body')).statusCode).toBe(404)
    expect((await get('/dev/mailbox/..%2F..%2Fetc%2Fpasswd/body')).statusCode).toBe(404)
  })

  it.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('answers under %s', async (host) => {
    expect((await get('/dev/mailbox', host)).statusCode).toBe(200)
  })

  it.each(['spizarka.example', 'localhost.evil.example', '192.168.0.4:3000'])('is not there under %s', async (host) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox/evil', '/dev/mailbox/evil/body']) expect((await get(url, host)).statusCode).toBe(404)
  })

  it('is not there for whoever a proxy of this machine hands on, nor for another machine', async () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }

    expect((await app.app.inject({ url: '/dev/mailbox/evil/body', headers })).statusCode).toBe(404)
    expect((await app.app.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
  })

  describe('behind a key', () => {
    const mailboxKey = 'klucz-ktory-wypisal-start'
    let locked: TestApp
    beforeAll(async () => {
      locked = await startTestApp({ settings: { MAILBOX: 'key' }, context: { mailer: mailbox, mailbox, mailboxKey } })
    })
    afterAll(() => locked.close())
    const ask = (url: string, headers: Record<string, string> = {}) =>
      locked.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })

    it.each([
      '/dev/mailbox',
      '/dev/mailbox/evil',
      '/dev/mailbox/evil/body',
      '/dev/mailbox?key=',
      '/dev/mailbox?key=zly',
      '/dev/mailbox?key=%00',
    ])('asks for it and shows no mail: %s', async (url) => {
      const { statusCode, body, headers } = await ask(url)
      expect(statusCode).toBe(403)
      expect(body).toContain('Podaj klucz')
      expect(body).not.toContain('example.pl')
      expect(headers['set-cookie']).toBeUndefined()
    })

    it('opens by the key of the address, and then for that browser', async () => {
      const opened = await ask(`/dev/mailbox?key=${mailboxKey}`)
      expect(opened.statusCode).toBe(200)
      expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict$/)
      const cookie = `other=1; ${String(opened.headers['set-cookie']).split(';')[0]}`
      for (const url of ['/dev/mailbox', '/dev/mailbox/evil', '/dev/mailbox/evil/body'])
        expect((await ask(url, { cookie })).statusCode).toBe(200)
      expect((await ask('/dev/mailbox', { cookie: 'mailbox_key=zly' })).statusCode).toBe(403)
    })

    it('is not there for another machine, with the key or without', async () => {
      const url = `/dev/mailbox?key=${mailboxKey}`
      expect((await locked.app.inject({ url, remoteAddress: '203.0.113.7', headers: { host: 'localhost' } })).statusCode).toBe(404)
    })
  })

  it('is not there where it is off, as behind a proxy that adds no headers', async () => {
    const ways: Record<string, string>[] = [{ MAILBOX: 'off' }, { TRUST_PROXY: 'true' }, { PUBLIC_URL: 'https://spizarka.example' }]
    for (const settings of ways) {
      const without = await startTestApp({ settings, context: { mailer: mailbox, mailbox } })
      expect((await without.app.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404)
      await without.close()
    }
  })

  it('is not there where mails are sent for real', async () => {
    const sending = await startTestApp()

    expect((await sending.app.inject({ method: 'GET', url: '/dev/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404)
    await sending.close()
  })
})

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

    it('was announced in one line of the log, link included', () => {
      const lines = announced.filter((line) => line.includes('/activate/'))
      const link = activationLink(arrived, email)

      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ link: `${app.context.publicUrl}/activate/${link.uid}/${link.token}` })
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

  it('is not there where mails are sent for real', async () => {
    const sending = await startTestApp()

    expect((await sending.app.inject({ method: 'GET', url: '/dev/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404)
    await sending.close()
  })
})

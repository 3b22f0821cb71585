import { createServer, type Socket } from 'node:net'
import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMessage, describeMailer } from './conformance.ts'
import { MailError, type MailMessage } from './port.ts'
import { SENTINEL_RECIPIENTS } from './simulator.ts'
import { createSmtpMailer } from './smtp.ts'

const FROM = 'Spiżarka <kuchnia@spizarka.example>'

/** A mail server that speaks the real protocol, with the refusals of the sentinel recipients. */
async function startMailServer() {
  const raw: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_credentials, _session, done) => done(new Error('wrong password')),
    onRcptTo({ address }, _session, done) {
      if (address.startsWith(SENTINEL_RECIPIENTS.refused)) done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      else if (address.startsWith(SENTINEL_RECIPIENTS.unavailable)) done(Object.assign(new Error('try later'), { responseCode: 451 }))
      else done()
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    raw,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

async function parse(raw: string): Promise<MailMessage> {
  const mail = await PostalMime.parse(raw)
  const [to] = mail.to ?? []
  return {
    id: mail.messageId?.replace(/^<(.*)@spizarka\.example>$/, '$1') ?? '',
    to: { name: to?.name ?? '', address: to?.address ?? '' },
    subject: mail.subject ?? '',
    html: mail.html?.trim() ?? '',
    text: mail.text?.trim() ?? '',
    ...(mail.attachments.length > 0 && { attachments: mail.attachments.map(toAttachment) }),
  }
}

function toAttachment({ filename, mimeType, content }: Attachment) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  return { fileName: filename ?? '', type: mimeType, base64: bytes.toString('base64') }
}

let server: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.stop())

describe('SMTP as a mailer', () => {
  describeMailer(() => ({
    mailer: createSmtpMailer({ url: server.url, from: FROM }),
    delivered: () => Promise.all(server.raw.map(parse)),
  }))
})

describe('SMTP', () => {
  it('sends from the configured sender, marked as written by a machine, under the same Message-ID every time', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: FROM })
    const message = aMessage()
    await mailer.send(message)
    await mailer.send(message)

    const mails = await Promise.all(server.raw.map((raw) => PostalMime.parse(raw)))
    expect(mails.map((mail) => mail.messageId)).toEqual([`<${message.id}@spizarka.example>`, `<${message.id}@spizarka.example>`])
    expect(mails[0]?.from).toEqual({ name: 'Spiżarka', address: 'kuchnia@spizarka.example' })
    expect(mails[0]?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  it('says that a server which is down may be tried again', async () => {
    await server.stop()
    const mailer = createSmtpMailer({ url: server.url, from: FROM })

    await expect(mailer.send(aMessage())).rejects.toMatchObject({ constructor: MailError, retryable: true })
  })

  it('says that a refused log-in may be tried again, since the settings are at fault and not the mail', async () => {
    const mailer = createSmtpMailer({ url: server.url.replace('://', '://user:wrong@'), from: FROM })

    await expect(mailer.send(aMessage())).rejects.toMatchObject({ constructor: MailError, retryable: true })
  })

  it('gives up on a server that never answers', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket))
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeout: 150 })

    await expect(mailer.send(aMessage())).rejects.toMatchObject({ constructor: MailError, retryable: true })

    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  it('tells the codes of a failure, never the recipient', async () => {
    const mailer = createSmtpMailer({ url: server.url, from: FROM })
    const address = `${SENTINEL_RECIPIENTS.refused}@example.pl`

    const error: unknown = await mailer.send(aMessage({ to: { name: '', address } })).catch((reason: unknown) => reason)

    expect(String(error)).toContain('EENVELOPE 550')
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(address)
  })
})

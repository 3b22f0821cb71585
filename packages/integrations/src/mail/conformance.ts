import { expect, it } from 'vitest'
import { MailError, type Mailer, type MailMessage } from './port.ts'
import { SENTINEL_RECIPIENTS } from './simulator.ts'

/** A mailer with a look at what came out at the other end, and with the sentinel recipients failing there. */
export interface MailerUnderTest {
  mailer: Mailer
  delivered: () => Promise<readonly MailMessage[]>
}

let last = 0

export function aMessage(changes: Partial<MailMessage> = {}): MailMessage {
  last += 1
  return {
    id: `message-${last}`,
    to: { name: 'Łucja Żółw', address: 'lucja@example.pl' },
    subject: 'Zażółć gęślą jaźń',
    html: '<p>Pchnąć w tę łódź jeża</p>',
    text: 'Pchnąć w tę łódź jeża',
    ...changes,
  }
}

const aMessageTo = (name: string) => aMessage({ to: { name: '', address: `${name}@example.pl` } })

/** What every adapter of the mail port does; `underTest` is asked inside each test. */
export function describeMailer(underTest: () => MailerUnderTest): void {
  it('delivers recipient, subject and both bodies with every Polish letter', async () => {
    const { mailer, delivered } = underTest()
    const message = aMessage()

    await mailer.send(message)

    expect(await delivered()).toEqual([message])
  })

  it('delivers a file as it is', async () => {
    const { mailer, delivered } = underTest()
    const base64 = Buffer.from([...Array(256).keys()]).toString('base64')
    const message = aMessage({ attachments: [{ fileName: 'FV-2026-11-0001.pdf', type: 'application/pdf', base64 }] })

    await mailer.send(message)

    expect(await delivered()).toEqual([message])
  })

  it.each([
    ['a file name with a line break', { attachments: [{ fileName: 'a\r\nBcc: eve@example.com', type: 'text/plain', base64: '' }] }],
    ['a recipient address with a second recipient', { to: { name: 'Ola', address: 'ola@example.pl\r\nBcc: eve@example.com' } }],
    ['an address list', { to: { name: 'Ola', address: 'ola@example.pl, eve@example.com' } }],
    ['a line break in the name', { to: { name: 'Ola\r\nBcc: eve@example.com', address: 'ola@example.pl' } }],
    ['a line break in the subject', { subject: 'Witaj\nBcc: eve@example.com' }],
    ['a null byte in the subject', { subject: 'Witaj\u0000' }],
    ['no address', { to: { name: 'Ola', address: '' } }],
  ])('refuses %s for good and hands nothing over', async (_, changes) => {
    const { mailer, delivered } = underTest()

    await expect(mailer.send(aMessage(changes))).rejects.toMatchObject({ constructor: MailError, retryable: false })

    expect(await delivered()).toEqual([])
  })

  it('tells a refused mail from a server that may take it later', async () => {
    const { mailer } = underTest()

    await expect(mailer.send(aMessageTo(SENTINEL_RECIPIENTS.refused))).rejects.toMatchObject({ constructor: MailError, retryable: false })
    await expect(mailer.send(aMessageTo(SENTINEL_RECIPIENTS.unavailable))).rejects.toMatchObject({
      constructor: MailError,
      retryable: true,
    })
  })

  it('delivers the next mail after a failure', async () => {
    const { mailer, delivered } = underTest()
    await expect(mailer.send(aMessageTo(SENTINEL_RECIPIENTS.refused))).rejects.toThrow(MailError)
    const message = aMessage()

    await mailer.send(message)

    expect(await delivered()).toEqual([message])
  })
}

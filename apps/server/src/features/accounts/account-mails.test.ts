import type { MailMessage } from '@spizarka/integrations/mail'
import { describe, expect, it } from 'vitest'
import { emailChangeMail, emailChangeNotice } from './credentials/change-email.ts'
import { passwordChangedMail } from './credentials/new-password.ts'
import { passwordResetMail } from './credentials/reset-password.ts'
import { accountDeletedMail } from './deletion/delete-account.ts'
import { welcomeMail } from './registration/activate-account.ts'
import { activationMail } from './registration/register-account.ts'

const ADDRESS = 'ola@example.pl'
const APP = 'https://spizarka.example'
const LINK = `${APP}/ekran/MQ/sekret`

const MAILS: [string, MailMessage, link: string | undefined][] = [
  ['activation', activationMail(ADDRESS, LINK), LINK],
  ['welcome', welcomeMail(ADDRESS, APP), `${APP}/onboarding/welcome`],
  ['password reset', passwordResetMail(ADDRESS, LINK), LINK],
  ['password changed', passwordChangedMail(ADDRESS, APP), `${APP}/forgot-password`],
  ['e-mail change, new address', emailChangeMail(ADDRESS, LINK), LINK],
  ['e-mail change, old address', emailChangeNotice(ADDRESS, APP), `${APP}/forgot-password`],
  ['account deleted', accountDeletedMail(ADDRESS), undefined],
]

const words = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(MAILS)('the mail "%s"', (_, mail, link) => {
  it('leads to the app alone, by the same link in both parts', () => {
    for (const part of [mail.html, mail.text])
      expect(new Set(part.match(/https?:\/\/[^\s"<]+/g) ?? [])).toEqual(new Set(link === undefined ? [] : [link]))
  })

  it('says the same in both parts', () => {
    const seen = words(mail.html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]+>/g, ' '))
    const paragraphs = mail.text.split('\n\n').filter((paragraph) => !paragraph.startsWith('--') && !paragraph.includes('http'))
    expect(paragraphs.length).toBeGreaterThan(1)
    for (const paragraph of paragraphs) expect(seen).toContain(words(paragraph).trim())
  })

  it('has a subject of its own that fits a phone', () => {
    expect(mail.subject.length).toBeLessThan(50)
    expect(MAILS.filter(([, { subject }]) => subject === mail.subject)).toHaveLength(1)
  })

  it('names nobody: the login may be anybody’s choice', () => {
    expect(mail.to).toEqual({ name: '', address: ADDRESS })
  })
})

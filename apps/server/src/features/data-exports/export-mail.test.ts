import { expect, test } from 'vitest'
import { exportMail } from './request-data-export.ts'

const LINK = 'https://spizarka.example/settings/account?export=0b1f1c1e-0000-4000-8000-000000000000'
const mail = exportMail('ola@example.pl', LINK)

test('the mail of a copy has one link, the same in both parts', () => {
  for (const part of [mail.html, mail.text]) expect(new Set(part.match(/https?:\/\/[^\s"<]+/g))).toEqual(new Set([LINK]))
})

test('the mail of a copy says the same in both parts, and for how long', () => {
  const seen = mail.html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
  const paragraphs = mail.text.split('\n\n').filter((paragraph) => !paragraph.startsWith('--') && !paragraph.includes('http'))
  expect(paragraphs).toHaveLength(3)
  for (const paragraph of paragraphs) expect(seen).toContain(paragraph.trim())
  expect(mail.text).toContain('24 godziny')
})

import { describe, expect, it } from 'vitest'
import { html, renderMail } from './mail-layout.ts'

const content = {
  subject: 'Temat',
  preview: 'Zajawka',
  heading: 'Nagłówek',
  before: ['Pierwszy', 'Drugi'],
  button: { label: 'Zrób to', url: 'https://spizarka.example/a/b?c=1&d=2' },
  after: ['Po przycisku'],
  footer: 'Dlaczego ten mail',
}

describe('a rendered mail', () => {
  it('says the same in HTML and in plain text', () => {
    const mail = renderMail(content)

    for (const text of ['Nagłówek', 'Pierwszy', 'Drugi', 'Zrób to', 'Po przycisku', 'Dlaczego ten mail']) {
      expect(mail.html).toContain(text)
      expect(mail.text).toContain(text)
    }
    expect(mail.text).toContain('\nhttps://spizarka.example/a/b?c=1&d=2\n')
    expect(mail.html).toContain('href="https://spizarka.example/a/b?c=1&amp;d=2"')
  })

  it('leaves no one-letter word at the end of a line', () => {
    const mail = renderMail({ ...content, before: ['Wejdź w ustawienia konta.'] })

    expect(mail.html).toContain('Wejdź w\u00a0ustawienia konta.')
    expect(mail.text).toContain('Wejdź w ustawienia konta.')
  })

  it('has neither a button nor an address where there is nothing to do', () => {
    const { button: _, ...notice } = content
    const mail = renderMail(notice)

    expect(mail.html).not.toMatch(/href|Przycisk nie działa/)
    expect(mail.text).not.toContain('http')
    expect(mail.text).toContain('Drugi\n\nPo przycisku')
  })

  it('escapes what it says', () => {
    const mail = renderMail({ ...content, heading: '<img src=x onerror=alert(1)>', subject: '</title><script>' })

    expect(mail.html).not.toContain('<img')
    expect(mail.html).not.toContain('<script>')
  })

  it('loads nothing from anywhere, so that no one learns that it was opened', () => {
    expect(renderMail(content).html).not.toMatch(/<img|src=|@import|url\(/)
  })

  it('is Polish to screen readers and dresses for the dark', () => {
    const page = renderMail(content).html

    expect(page).toContain('<html lang="pl">')
    expect(page).toContain('prefers-color-scheme: dark')
  })
})

describe('html', () => {
  it('escapes whatever is put in', () => {
    expect(html`<a title="${`"'<&>`}">${'<script>'}</a>`.text).toBe('<a title="&quot;&#39;&lt;&amp;&gt;">&lt;script&gt;</a>')
  })

  it('takes markup of its own as it is, joins lists and leaves out what is undefined', () => {
    const rows = ['a', '<b>'].map((row) => html`<li>${row}</li>`)

    expect(html`<ul>${rows}</ul>${undefined}${3}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>3')
  })

  it('does not take a text for markup because it looks like one', () => {
    expect(html`${String(html`<b>x</b>`)}`.text).toBe('&lt;b&gt;x&lt;/b&gt;')
  })
})

import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

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

import { randomUUID } from 'node:crypto'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { MailAttachment, MailMessage } from '@spizarka/integrations/mail'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** Markup that may be in a page as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = string | number | Markup | undefined | readonly Part[]

/** Template tag: every value is escaped but markup made by the tag itself; lists are joined, undefined is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(render)))
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(render).join('')
  return escapeHtml(String(part))
}

/** What a mail says; paragraphs are plain text. */
interface MailContent {
  subject: string
  /** The line that a list of mails shows after the subject. */
  preview: string
  heading: string
  before: readonly string[]
  /** What it is about, each fact with its name. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** The one thing to do; a notice has none. */
  button?: { label: string; url: string }
  after: readonly string[]
  /** Why the reader got it. */
  footer: string
}

/** The two bodies of a mail: HTML in the colours of the app, light and dark, and the same in plain text. */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: content.subject, html: renderHtml(content).text, text: renderText(content) }
}

function renderText({ heading, before, facts = [], button, after, footer }: MailContent): string {
  const link = button ? [`${button.label}:\n${button.url}`] : []
  const list = facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []
  return `${[heading, ...before, ...list, ...link, ...after, `-- \nSpiżarka. Gotuj z tego, co masz.\n${footer}`].join('\n\n')}\n`
}

const SANS = "'Nunito Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"

// Colours stand inline, where every mail program reads them; the dark ones need the style sheet, and the programs that
// drop it show the light mail. The button keeps its terracotta in both.
const STYLE = html`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .card { padding: 28px 20px !important; } .button a { display: block !important; } }
  @media (prefers-color-scheme: dark) {
    .paper { background: #1a1310 !important; }
    .head { background: #2c1c14 !important; }
    .lace { background-image: radial-gradient(circle at 8px 0, #2c1c14 7.5px, transparent 8px) !important; }
    .line { border-color: #42342b !important; }
    .card { background: #251c17 !important; border-color: #42342b !important; }
    .ink { color: #f6ece2 !important; }
    .muted { color: #c7b5a7 !important; }
    .link { color: #ffb596 !important; }
  }`

function renderHtml({ subject, preview, heading, before, facts = [], button, after, footer }: MailContent): Markup {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fff8ef;">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#fff8ef;">
<tr><td class="head" align="center" style="background:#f8e2c9;padding:28px 16px 24px;">
<p class="ink" style="margin:0;font:600 28px/32px ${SERIF};letter-spacing:-0.02em;color:#2b1d14;">Spiżarka</p>
<p class="muted" style="margin:4px 0 0;font:400 14px/20px ${SANS};color:#6b5646;">Gotuj z tego, co masz.</p>
</td></tr>
<tr><td class="lace" height="8" style="height:8px;font-size:0;line-height:0;background:radial-gradient(circle at 8px 0,#f8e2c9 7.5px,transparent 8px) 0 0/16px 8px repeat-x;">&nbsp;</td></tr>
<tr><td align="center" style="padding:24px 16px 8px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
<tr><td class="card" style="background:#ffffff;border:1px solid #efdfcc;border-radius:20px;padding:36px 36px 32px;">
<h1 class="ink" style="margin:0 0 12px;font:600 26px/32px ${SERIF};letter-spacing:-0.01em;color:#2b1d14;">${withHardSpaces(heading)}</h1>
${before.map((text) => paragraph('ink', '#2b1d14', '16px/24px', text))}
${facts.length > 0 ? factTable(facts) : undefined}
${button && buttonRow(button)}
${after.map((text) => paragraph('muted', '#6b5646', '14px/20px', text))}
${button && addressInFull(button)}
</td></tr>
</table>
</td></tr>
<tr><td align="center" style="padding:16px 24px 40px;">
<p class="muted" style="margin:0;max-width:480px;font:400 13px/18px ${SANS};color:#6b5646;">${withHardSpaces(footer)}</p>
</td></tr>
</table>
</body>
</html>
`
}

type Button = NonNullable<MailContent['button']>

function buttonRow({ label, url }: Button): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0;">
<tr><td class="button">
<a href="${url}" style="display:inline-block;padding:16px 28px;border-radius:18px;background:#c2410c;font:700 17px/24px ${SANS};color:#ffffff;text-align:center;text-decoration:none;">${label}</a>
</td></tr>
</table>`
}

function addressInFull({ url }: Button): Markup {
  return html`<p class="muted" style="margin:0;font:400 14px/20px ${SANS};color:#6b5646;">Przycisk nie działa? Skopiuj ten adres do przeglądarki:<br>
<a class="link" href="${url}" style="color:#9a3308;word-break:break-all;">${url}</a></p>`
}

function factTable(facts: readonly (readonly [string, string])[]): Markup {
  const cell = `padding:8px 0;font:400 15px/20px ${SANS};vertical-align:top;border-top:1px solid #efdfcc;`
  const rows = facts.map(
    ([name, value]) => html`<tr><td class="muted line" style="${cell}color:#6b5646;padding-right:16px;">${withHardSpaces(name)}</td>
<td class="ink line" align="right" style="${cell}color:#2b1d14;font-weight:700;">${withHardSpaces(value)}</td></tr>\n`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0;border-collapse:collapse;">\n${rows}</table>`
}

function paragraph(className: string, color: string, size: string, text: string): Markup {
  return html`<p class="${className}" style="margin:0 0 12px;font:400 ${size} ${SANS};color:${color};">${withHardSpaces(text)}</p>\n`
}

/** A mail to an address, without a name: whoever registers chooses both. */
export function composeMail(address: string, content: MailContent, attachments?: MailAttachment[]): MailMessage {
  return { id: randomUUID(), to: { name: '', address }, ...renderMail(content), ...(attachments && { attachments }) }
}

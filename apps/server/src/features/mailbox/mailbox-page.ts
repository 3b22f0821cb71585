import type { KeptMail } from '@spizarka/integrations/mail/simulator'
import { html, type Markup } from '../mail/index.ts'
import { MAILBOX_STYLE } from './mailbox-style.ts'

const ADDRESS = '/dev/mailbox'
const time = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Warsaw' })

/** The list of kept mails, and the one that is being read. Without a mail to read it looks for new ones by itself. */
export function mailboxPage(mails: readonly KeptMail[], read: KeptMail | undefined): Markup {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${read ? undefined : html`<meta http-equiv="refresh" content="3">`}
<title>${read ? `${read.message.subject} – ` : ''}Skrzynka Spiżarki</title>
<style>${MAILBOX_STYLE}</style>
</head>
<body>
<header><div class="inner">
<h1>Skrzynka</h1>
<p>Maile, które wysłałaby Spiżarka. Nie opuszczają tego komputera; z ustawionym SMTP_URL tej strony nie ma.</p>
</div></header>
<div class="lace"></div>
<main class="${read ? 'reading' : ''}">
${mails.length === 0 ? EMPTY : mailList(mails, read)}
${read && mailView(read)}
</main>
</body>
</html>
`
}

const EMPTY = html`<div class="empty">
<h2>Jeszcze nic nie przyszło</h2>
<p>Załóż konto, a mail z linkiem pojawi się tutaj sam.</p>
<p><a href="/register">Załóż konto</a></p>
</div>`

function mailList(mails: readonly KeptMail[], read: KeptMail | undefined): Markup {
  const rows = mails.map(
    (
      mail,
    ) => html`<li><a class="mail" href="${ADDRESS}/${mail.message.id}"${mail.message.id === read?.message.id ? html` aria-current="page"` : undefined}>
<b>${mail.message.subject}</b>
<span>${mail.message.to.address} · ${time.format(mail.arrivedAt)}</span>
</a></li>\n`,
  )
  return html`<ul aria-label="Maile">\n${rows}</ul>`
}

function mailView({ message, arrivedAt }: KeptMail): Markup {
  return html`<article>
<div>
<a class="back" href="${ADDRESS}">Wszystkie maile</a>
<h2>${message.subject}</h2>
<p>Do: ${message.to.address} · ${time.format(arrivedAt)}</p>
</div>
<iframe title="Treść maila" src="${ADDRESS}/${message.id}/body" sandbox="allow-top-navigation-by-user-activation"></iframe>
<details><summary>Wersja tekstowa</summary><pre>${message.text}</pre></details>
</article>`
}

/** A mail's own HTML; its links open in place of the mailbox, not inside the frame. */
export function mailBody({ message }: KeptMail): string {
  return message.html.replace(/<head>/i, '<head><base target="_top">')
}

import type { MailMessage } from '@spizarka/integrations/mail'
import type { KeptMail } from '@spizarka/integrations/mail/simulator'
import type { Logger } from 'pino'
import { html, type Markup } from '../mail/index.ts'

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
${message.attachments?.map(({ fileName }) => html`<p>Załącznik: ${fileName}</p>`)}
</div>
<iframe title="Treść maila" src="${ADDRESS}/${message.id}/body" sandbox="allow-top-navigation-by-user-activation"></iframe>
<details><summary>Wersja tekstowa</summary><pre>${message.text}</pre></details>
</article>`
}

/** Asks for the key. */
export function lockedPage(isWrong: boolean): Markup {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Skrzynka Spiżarki</title>
<style>${MAILBOX_STYLE}</style>
</head>
<body>
<header><div class="inner">
<h1>Skrzynka</h1>
<p>Maile, które wysłałaby Spiżarka. Każdy z nich otwiera czyjeś konto, więc czyta je ten, kto ją uruchomił.</p>
</div></header>
<div class="lace"></div>
<main>
<form class="empty" method="get" action="${ADDRESS}">
<h2><label for="key">Podaj klucz</label></h2>
<p>${isWrong ? 'To nie ten klucz. ' : ''}Stoi na końcu adresu, który Spiżarka wypisała na starcie.</p>
<p><input id="key" name="key" autocomplete="off" required autofocus> <button>Otwórz skrzynkę</button></p>
</form>
</main>
</body>
</html>
`
}

/** A mail's own HTML; its links open in place of the mailbox, not inside the frame. */
export function mailBody({ message }: KeptMail): string {
  return message.html.replace(/<head>/i, '<head><base target="_top">')
}

// The page needs nothing of the web app, which may not have been built: tokens of the design board, no font files.
const MAILBOX_STYLE = html`
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fff8ef, #1a1310); --head: light-dark(#f8e2c9, #2c1c14); --card: light-dark(#fff, #251c17);
    --line: light-dark(#efdfcc, #42342b); --ink: light-dark(#2b1d14, #f6ece2); --muted: light-dark(#6b5646, #c7b5a7);
    --soft: light-dark(#fdeade, #46281b); --brand: light-dark(#9a3308, #ffb596); --ring: light-dark(#bf3f0d, #ee7a50);
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 400 16px/24px system-ui, sans-serif; }
  h1, h2 { margin: 0; font-family: Georgia, serif; letter-spacing: -0.01em; text-wrap: balance; overflow-wrap: anywhere; }
  h1 { font-size: 28px; line-height: 34px; }
  h2 { font-size: 22px; line-height: 28px; }
  p { margin: 4px 0 0; color: var(--muted); }
  a { color: var(--brand); }
  :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
  header { padding: 20px 0 14px; background: var(--head); }
  .lace { height: 8px; background: radial-gradient(circle at 8px 0, var(--head) 7.5px, transparent 8px) 0 0 / 16px 8px repeat-x; }
  .inner, main { max-width: 1200px; margin: 0 auto; padding-inline: 16px; }
  main { display: grid; gap: 16px; padding-block: 20px 32px; }
  ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; align-content: start; }
  .mail { display: block; min-height: 64px; max-width: 640px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 20px; background: var(--card);
    color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
  .mail b { display: block; }
  .mail span { color: var(--muted); font-size: 14px; line-height: 20px; }
  .mail[aria-current] { background: var(--soft); border-color: var(--ring); }
  article { overflow: hidden; border: 1px solid var(--line); border-radius: 20px; background: var(--card); }
  article > div, details { padding: 16px 20px; }
  iframe { display: block; width: 100%; height: 640px; border: 0; border-block: 1px solid var(--line); background: #fff; }
  pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace; }
  input, button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: var(--ink); font: inherit; }
  button { border-color: var(--brand); background: var(--brand); color: var(--card); font-weight: 600; cursor: pointer; }
  .empty { padding: 40px 20px; border: 1px dashed var(--line); border-radius: 20px; text-align: center; }
  @media (width < 900px) { .reading ul { display: none; } }
  @media (width >= 900px) { .reading { grid-template-columns: 344px 1fr; } .back { display: none; } }
`

/** Tells of an arrived mail in one line of the log: neither to whom nor what is in it, whose link opens an account. */
export function announceMail(log: Logger): (message: MailMessage) => void {
  return ({ subject }) => log.info(`mail arrived in ${ADDRESS}: ${subject}`)
}

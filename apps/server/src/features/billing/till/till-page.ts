import { toMoney } from '@spizarka/contract/money'
import { html, type Markup } from '../../mail/index.ts'
import type { TillTransaction } from './till.queries.ts'

const CHOICES = [
  ['pay', 'Zapłać', 'Płatność przechodzi. Przy odnowieniach karta też zapłaci.', 'main'],
  ['pay_late', 'Zapłać później', 'Wracasz od razu, a pieniądze przychodzą po minucie.', ''],
  ['pay_then_decline', 'Zapłać, odnowienia odrzucaj', 'Ta płatność przechodzi, ale karta odmówi przy odnowieniach.', ''],
  ['decline', 'Odrzuć', 'Bank odmawia. Możesz wrócić tu i spróbować jeszcze raz.', ''],
  ['abandon', 'Porzuć', 'Wracasz bez płacenia, jak po zamknięciu strony banku.', ''],
] as const

/** The page of one payment at the built-in till. */
export function tillPage(transaction: TillTransaction): Markup {
  const amount = toMoney(transaction.amount_grosze).replace('.', ',')
  const isOpen = transaction.state === 'open' || transaction.state === 'declined'
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kasa próbna Spiżarki</title>
<style>${TILL_STYLE}</style>
</head>
<body>
<header><div class="inner">
<h1>Kasa próbna</h1>
<p>Stoi w miejscu operatora płatności, dopóki żaden nie jest ustawiony. Nikt tu nie płaci prawdziwymi pieniędzmi.</p>
</div></header>
<div class="lace"></div>
<main>
<section class="bill">
<p>${transaction.description}</p>
<p class="amount">${amount}&nbsp;zł</p>
<p>${transaction.remembers_card ? 'Karta zostanie zapamiętana do odnowień.' : 'Płatność jednorazowa.'}</p>
</section>
${isOpen ? choices(transaction) : done(transaction)}
</main>
</body>
</html>
`
}

function choices({ token, state }: TillTransaction): Markup {
  const buttons = CHOICES.map(
    ([action, label, about, kind]) =>
      html`<button name="action" value="${action}" class="${kind}"><b>${label}</b><span>${about}</span></button>\n`,
  )
  const refused =
    state === 'declined' ? html`<p role="status" class="note">Bank odrzucił tę płatność. Możesz spróbować jeszcze raz.</p>` : undefined
  return html`${refused}<form method="post" action="/dev/till/${token}">\n${buttons}</form>`
}

function done({ return_url }: TillTransaction): Markup {
  return html`<p role="status" class="note">Ta płatność jest już zakończona.</p>
<p><a href="${return_url}">Wróć do Spiżarki</a></p>`
}

// It needs nothing of the app, like the mailbox: tokens of the design board, no font files.
const TILL_STYLE = html`
  :root {
    color-scheme: light dark;
    --paper: light-dark(#fff8ef, #1a1310); --head: light-dark(#f8e2c9, #2c1c14); --card: light-dark(#fff, #251c17);
    --line: light-dark(#efdfcc, #42342b); --ink: light-dark(#2b1d14, #f6ece2); --muted: light-dark(#6b5646, #c7b5a7);
    --brand: light-dark(#9a3308, #ffb596); --on-brand: light-dark(#fff, #2c1c14); --ring: light-dark(#bf3f0d, #ee7a50);
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 400 16px/24px system-ui, sans-serif; }
  h1 { margin: 0; font: 400 28px/34px Georgia, serif; letter-spacing: -0.01em; }
  p { margin: 4px 0 0; }
  header p, .bill p, button span { color: var(--muted); }
  a { color: var(--brand); }
  :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
  header { padding: 20px 0 14px; background: var(--head); }
  .lace { height: 8px; background: radial-gradient(circle at 8px 0, var(--head) 7.5px, transparent 8px) 0 0 / 16px 8px repeat-x; }
  .inner, main { max-width: 560px; margin: 0 auto; padding-inline: 16px; }
  main { display: grid; gap: 16px; padding-block: 20px 32px; }
  .bill { padding: 16px 20px; border: 1px solid var(--line); border-radius: 20px; background: var(--card); }
  .bill .amount { color: var(--ink); font: 400 34px/42px Georgia, serif; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: 8px; }
  button { display: grid; gap: 2px; min-height: 64px; padding: 12px 20px; border: 1px solid var(--line); border-radius: 20px; background: var(--card);
    color: var(--ink); font: inherit; text-align: left; cursor: pointer; }
  button:hover { border-color: var(--ring); }
  button.main { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
  button.main span { color: inherit; }
  .note { padding: 12px 20px; border-radius: 20px; background: var(--head); }
`

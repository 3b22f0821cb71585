import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'

const points = (amount: number) => `${amount} ${plural(amount, ['punkt', 'punkty', 'punktów'])} AI`

/** The mail that greets a new account once it is active. */
export function welcomeMail(address: string, publicUrl: string): MailMessage {
  return composeMail(address, {
    subject: 'Witaj w Spiżarce',
    preview: `Na koncie czeka ${points(POINTS.activation)}. Zacznij od tego, co masz w kuchni.`,
    heading: 'Kuchnia jest Twoja',
    before: [
      `Konto działa, a na nim czeka ${points(POINTS.activation)}.`,
      'Powiedz nam, na czym gotujesz i czego unikasz – przepisy będą do tego dopasowane. Pięć krótkich kroków, każdy można pominąć.',
      `Za pierwsze kroki dopiszemy jeszcze ${points(POINTS.onboardingBonus)}.`,
    ],
    button: { label: 'Zrób pierwsze kroki', url: `${publicUrl}/onboarding/welcome` },
    after: ['Potem dodaj produkty: wpisz listę, sfotografuj paragon albo zeskanuj kody kreskowe.'],
    footer: 'Ta wiadomość przyszła, bo Twoje konto w Spiżarce zostało właśnie aktywowane.',
  })
}

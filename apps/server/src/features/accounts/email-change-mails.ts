import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'
import { LINK_NOTE } from './link-note.ts'

/** The mail to the new address, with the link that confirms it. */
export function emailChangeMail(newAddress: string, url: string): MailMessage {
  return composeMail(newAddress, {
    subject: 'Potwierdź nowy adres e-mail w Spiżarce',
    preview: 'Jedno kliknięcie i ten adres będzie adresem Twojego konta.',
    heading: 'To Twój nowy adres?',
    before: ['Na ten adres ma zostać przeniesione konto w Spiżarce. Potwierdź, że to Twoja skrzynka.'],
    button: { label: 'Potwierdź adres', url },
    after: [LINK_NOTE, 'Do tego czasu konto zostaje przy dotychczasowym adresie.'],
    footer: 'Ta wiadomość przyszła, bo podano ten adres w ustawieniach konta. To nie Ty? Zignoruj ją: nic się nie zmieni.',
  })
}

/** The notice to the old address. It does not name the new one: the old mailbox may be somebody else's by now. */
export function emailChangeNotice(oldAddress: string, publicUrl: string): MailMessage {
  return composeMail(oldAddress, {
    subject: 'Zmiana adresu e-mail w Spiżarce',
    preview: 'Konto ma dostać nowy adres. Jeśli to Ty, potwierdź go w nowej skrzynce.',
    heading: 'Konto zmienia adres',
    before: [
      'W ustawieniach Twojego konta w Spiżarce podano nowy adres e-mail. Link do potwierdzenia czeka w nowej skrzynce; do tego czasu nic się nie zmienia.',
      'To nie Ty? Ustaw nowe hasło: wylogujemy wszystkie urządzenia, a link przestanie działać.',
    ],
    button: { label: 'Ustaw nowe hasło', url: `${publicUrl}/forgot-password` },
    after: [],
    footer: 'Ta wiadomość przyszła na dotychczasowy adres konta w Spiżarce.',
  })
}

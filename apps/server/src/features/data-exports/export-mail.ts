import { EXPORT_HOURS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'

/** The mail that says that a copy of one's data is ready. Its link leads to the settings: the mailbox alone must not open the data. */
export function exportMail(address: string, url: string): MailMessage {
  const hours = `${EXPORT_HOURS} ${plural(EXPORT_HOURS, ['godzinę', 'godziny', 'godzin'])}`
  return composeMail(address, {
    subject: 'Kopia Twoich danych jest gotowa',
    preview: `Czeka w ustawieniach konta przez ${hours}.`,
    heading: 'Kopia danych czeka na Ciebie',
    before: [`Wszystko, co Spiżarka o Tobie przechowuje, jest w jednym pliku. Możesz go pobrać przez ${hours}.`],
    button: { label: 'Pobierz moje dane', url },
    after: ['Poprosimy o zalogowanie. Po tym czasie plik zniknie z naszego serwera, a nowy możesz przygotować w każdej chwili.'],
    footer: 'Ta wiadomość przyszła, bo w ustawieniach konta poproszono o kopię danych. To nie Ty? Zmień hasło i sprawdź listę urządzeń.',
  })
}

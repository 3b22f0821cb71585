import { PURGE_DAYS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'

/** The last mail that an account gets. */
export function accountDeletedMail(address: string): MailMessage {
  return composeMail(address, {
    subject: 'Konto w Spiżarce zostało usunięte',
    preview: 'Wylogowaliśmy wszystkie urządzenia. Tego nie można cofnąć.',
    heading: 'Konto usunięte',
    before: [
      'Twoje konto w Spiżarce zostało usunięte, a wszystkie urządzenia wylogowane. Tego nie można cofnąć.',
      `Spiżarnia, profil i cała reszta znikną z naszych systemów w ciągu ${PURGE_DAYS} ${plural(PURGE_DAYS, ['dnia', 'dni', 'dni'])}. Zostaje to, co każe zachować prawo i regulamin: faktury oraz wpis, że konto istniało.`,
    ],
    after: ['Login i adres są znowu wolne: zawsze możesz założyć nowe konto.'],
    footer: 'Ta wiadomość przyszła, bo konto z tym adresem zostało usunięte w ustawieniach po podaniu hasła.',
  })
}

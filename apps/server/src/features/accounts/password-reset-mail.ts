import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'
import { LINK_NOTE } from './link-note.ts'

/** The mail with the link that sets a new password. */
export function passwordResetMail(address: string, url: string): MailMessage {
  return composeMail(address, {
    subject: 'Ustaw nowe hasło do Spiżarki',
    preview: 'Jedno kliknięcie i wpiszesz nowe hasło.',
    heading: 'Nowe hasło',
    before: ['Ktoś, pewnie Ty, poprosił o nowe hasło do konta w Spiżarce. Ustawisz je pod tym linkiem.'],
    button: { label: 'Ustaw nowe hasło', url },
    after: [LINK_NOTE, 'Po zmianie wylogujemy wszystkie urządzenia.'],
    footer: 'To nie Ty? Zignoruj tę wiadomość: Twoje hasło się nie zmieni. Nikomu nie podawaj linku.',
  })
}

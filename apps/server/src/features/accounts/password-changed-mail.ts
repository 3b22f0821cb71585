import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'

/** The notice that the password is another one now, with the way out for whoever did not change it. */
export function passwordChangedMail(address: string, publicUrl: string): MailMessage {
  return composeMail(address, {
    subject: 'Hasło do Spiżarki zostało zmienione',
    preview: 'Jeśli to Ty, nie musisz nic robić.',
    heading: 'Masz nowe hasło',
    before: [
      'Hasło do Twojego konta w Spiżarce zostało właśnie zmienione, a pozostałe urządzenia wylogowane. Jeśli to Ty, nie musisz nic robić.',
      'To nie Ty? Od razu ustaw własne hasło.',
    ],
    button: { label: 'Ustaw nowe hasło', url: `${publicUrl}/forgot-password` },
    after: [],
    footer: 'Ta wiadomość przyszła, bo zmieniło się hasło do konta z tym adresem.',
  })
}

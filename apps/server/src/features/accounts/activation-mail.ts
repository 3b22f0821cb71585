import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import { composeMail } from '../mail/index.ts'
import { LINK_NOTE } from './link-note.ts'

/** The mail with the link that activates an account. It does not repeat the login: whoever registers chooses both it and the address. */
export function activationMail(address: string, url: string): MailMessage {
  const points = `${POINTS.activation} ${plural(POINTS.activation, ['punkt', 'punkty', 'punktów'])} AI`
  return composeMail(address, {
    subject: 'Aktywuj konto w Spiżarce',
    preview: `Jedno kliknięcie i możesz gotować z tego, co masz. Na start czeka ${points}.`,
    heading: 'Jeszcze jedno kliknięcie',
    before: [`Konto w Spiżarce jest prawie gotowe. Po aktywacji dostaniesz ${points} – wystarczy na 4–5 przepisów.`],
    button: { label: 'Aktywuj konto', url },
    after: [LINK_NOTE],
    footer:
      'Ta wiadomość przyszła, bo podano ten adres przy zakładaniu konta. To nie Ty? Zignoruj ją: bez aktywacji konto pozostanie nieczynne.',
  })
}

import type { MailMessage } from '@spizarka/integrations/mail'
import { addDays } from '../../../platform/clock/clock.ts'
import { polishDay } from '../../../platform/clock/polish-day.ts'
import { composeMail } from '../../mail/index.ts'
import { type MailedTo, zloty } from './mail-words.ts'

const button = (publicUrl: string) => ({ label: 'Zobacz swój plan', url: `${publicUrl}/settings/subscription` })
const FOOTER = 'Ta wiadomość przyszła, bo na tym koncie jest subskrypcja.'

/** What will be charged, a week before; the withdrawal that a renewal opens is told with it. */
export function renewalReminderMail(
  { address, publicUrl }: MailedTo,
  renewal: { productName: string; chargeOn: string; amount: number; cardMask: string | null },
): MailMessage {
  const { productName, chargeOn, amount, cardMask } = renewal
  return composeMail(address, {
    subject: `${polishDay(chargeOn)} odnowimy Twój plan`,
    preview: `${productName}, ${zloty(amount)}.`,
    heading: 'Plan odnowi się za tydzień',
    before: ['Nie musisz nic robić. Jeśli plan nie jest już potrzebny, zrezygnuj przed tym dniem: nic wtedy nie pobierzemy.'],
    facts: [
      ['Plan', productName],
      ['Dzień płatności', polishDay(chargeOn)],
      ['Kwota', `${zloty(amount)} z VAT`],
      ...(cardMask === null ? [] : [['Karta', cardMask] as const]),
    ],
    button: button(publicUrl),
    after: ['Od odnowionej umowy możesz odstąpić w ciągu 14 dni od płatności. Zwrócimy zapłatę za niewykorzystane dni.'],
    footer: FOOTER,
  })
}

/** A charge that did not go through; the plan stays until the last try. */
export function chargeFailedMail(
  { address, publicUrl }: MailedTo,
  charge: { productName: string; amount: number; nextTryOn: string },
): MailMessage {
  const { productName, amount, nextTryOn } = charge
  return composeMail(address, {
    subject: 'Nie udało się pobrać płatności za plan',
    preview: `Spróbujemy jeszcze raz ${polishDay(nextTryOn)}.`,
    heading: 'Płatność nie przeszła',
    before: [
      'Bank odmówił płatności kartą. Plan na razie działa dalej. Sprawdź, czy na karcie są środki i czy jest ważna.',
      'Możesz też zapłacić od razu, inną kartą albo BLIKIEM.',
    ],
    facts: [
      ['Plan', productName],
      ['Kwota', zloty(amount)],
      ['Następna próba', polishDay(nextTryOn)],
    ],
    button: { ...button(publicUrl), label: 'Zapłać teraz' },
    after: [
      'Próbujemy najwyżej trzy razy w ciągu 7 dni. Jeśli się nie uda, konto wróci do planu Free; spiżarnia, przepisy i listy zostaną.',
    ],
    footer: FOOTER,
  })
}

/** The end of a plan whose charges all failed. */
export function planEndedMail({ address, publicUrl }: MailedTo, { productName }: { productName: string }): MailMessage {
  return composeMail(address, {
    subject: 'Twoje konto wróciło do planu Free',
    preview: 'Płatność nie przeszła także za ostatnim razem.',
    heading: 'Plan się skończył',
    before: [
      `Płatność za plan ${productName} nie przeszła także za ostatnim razem, więc konto wróciło do planu Free. Nic więcej nie pobierzemy.`,
    ],
    button: { label: 'Wybierz plan', url: `${publicUrl}/settings/subscription` },
    after: ['Spiżarnia, przepisy, listy i punkty zostają. Plan możesz kupić znowu, kiedy zechcesz.'],
    footer: FOOTER,
  })
}

/** Confirms a cancellation, with the last day of access. */
export function cancelledMail(
  { address, publicUrl }: MailedTo,
  { productName, periodEnd }: { productName: string; periodEnd: string },
): MailMessage {
  const lastDay = polishDay(addDays(periodEnd, -1))
  return composeMail(address, {
    subject: 'Potwierdzenie rezygnacji z odnowień',
    preview: `Plan działa do ${lastDay} włącznie.`,
    heading: 'Plan nie będzie się odnawiał',
    before: ['Potwierdzamy rezygnację. Nic więcej nie pobierzemy.'],
    facts: [
      ['Plan', productName],
      ['Działa do', `${lastDay} włącznie`],
    ],
    button: button(publicUrl),
    after: [
      'Do tego dnia możesz wrócić do odnowień jednym stuknięciem. Potem konto przejdzie na plan Free; spiżarnia, przepisy i listy zostaną.',
    ],
    footer: FOOTER,
  })
}

/** Confirms that a cancellation was taken back. */
export function resumedMail(
  { address, publicUrl }: MailedTo,
  { productName, chargeOn, amount }: { productName: string; chargeOn: string; amount: number },
): MailMessage {
  return composeMail(address, {
    subject: 'Plan będzie się odnawiał',
    preview: `Następna płatność: ${polishDay(chargeOn)}.`,
    heading: 'Wracamy do odnowień',
    before: ['Rezygnacja jest cofnięta.'],
    facts: [
      ['Plan', productName],
      ['Następna płatność', `${polishDay(chargeOn)}, ${zloty(amount)}`],
    ],
    button: button(publicUrl),
    after: ['Przypomnimy o niej 7 dni wcześniej.'],
    footer: FOOTER,
  })
}

/** A card that will not be good any more when it is next to be charged. */
export function cardExpiresMail(
  { address, publicUrl }: MailedTo,
  { cardMask, expiresOn, chargeOn }: { cardMask: string | null; expiresOn: string; chargeOn: string },
): MailMessage {
  return composeMail(address, {
    subject: 'Karta straci ważność przed następną płatnością',
    preview: `Płatność za plan: ${polishDay(chargeOn)}.`,
    heading: 'Kończy się ważność karty',
    before: ['Karta, którą płacisz za plan, straci ważność przed następną płatnością. Wtedy bank jej odmówi, a plan się skończy.'],
    facts: [
      ...(cardMask === null ? [] : [['Karta', cardMask] as const]),
      ['Ważna do', polishDay(expiresOn)],
      ['Następna płatność', polishDay(chargeOn)],
    ],
    button: button(publicUrl),
    after: [
      'Jeśli chcesz zostać przy planie: gdy płatność nie przejdzie, zapłacisz nową kartą w ustawieniach, w „Subskrypcja”. Spiżarnia, przepisy i punkty zostają.',
    ],
    footer: FOOTER,
  })
}

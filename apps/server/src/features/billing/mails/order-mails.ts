import type { MailMessage } from '@spizarka/integrations/mail'
import { timeInWarsaw } from '../../../platform/clock/clock.ts'
import { polishDay, polishDayOf } from '../../../platform/clock/polish-day.ts'
import type { Seller } from '../../invoices/index.ts'
import { composeMail } from '../../mail/index.ts'
import { type MailedTo, zloty } from './mail-words.ts'

/** A contract that somebody has just made. Days are Warsaw's; amounts are in grosze. */
export interface ConfirmedOrder {
  productName: string
  /** Paid now, after discounts and credit. */
  paid: number
  contractOn: string
  periodStart: string
  /** The first day that is not paid for. */
  periodEnd: string
  /** Null where the contract ends with its period. */
  renewal: { chargeOn: string; amount: number; periodDays: number } | null
  orderNumber: string | null
}

/**
 * Confirms a contract made at a distance on a durable medium: what was bought and for how much, how it goes on and ends, the right to
 * withdraw with the form for it, complaints (act on consumer rights, art. 12, 21 and annex 2).
 */
export function orderConfirmedMail({ address, publicUrl }: MailedTo, order: ConfirmedOrder, seller: Seller): MailMessage {
  const { productName, paid, contractOn, periodStart, renewal, orderNumber } = order
  const who = [seller.name, ...seller.address, ...(seller.nip === '' ? [] : [`NIP ${seller.nip}`])].join(', ')
  const renewals = renewal
    ? [
        `Subskrypcja odnawia się sama co ${renewal.periodDays} dni: ${polishDay(renewal.chargeOn)} pobierzemy ${zloty(renewal.amount)} z zapisanej karty. Przypomnimy o tym 7 dni wcześniej. Z odnowień zrezygnujesz w ustawieniach w każdej chwili; plan zostaje wtedy do końca opłaconego okresu.`,
      ]
    : ['Subskrypcja nie odnawia się sama: po opłaconym okresie konto wraca do planu Free, a spiżarnia i przepisy zostają.']
  return composeMail(address, {
    subject: `Potwierdzenie zamówienia: ${productName}`,
    preview: `Zapłacono ${zloty(paid)}. Warunki umowy i formularz odstąpienia są w środku.`,
    heading: 'Dziękujemy, plan już działa',
    before: ['To jest potwierdzenie umowy. Zachowaj je: są tu warunki i sposób odstąpienia. Faktura przyjdzie osobno.'],
    facts: [
      ['Plan', productName],
      ['Zapłacono', `${zloty(paid)} z VAT`],
      ['Dzień zawarcia umowy', polishDay(contractOn)],
      ['Opłacony okres', `${polishDay(periodStart)} – ${polishDay(lastPaidDay(order))}`],
      ...(renewal ? [['Następna płatność', `${polishDay(renewal.chargeOn)}, ${zloty(renewal.amount)}`] as const] : []),
      ...(orderNumber === null ? [] : [['Nr zamówienia', orderNumber] as const]),
      ['Sprzedawca', who],
    ],
    button: { label: 'Zobacz swój plan', url: `${publicUrl}/settings/subscription` },
    after: [
      ...renewals,
      'Odstąpienie od umowy. Konsument może odstąpić w ciągu 14 dni od zawarcia umowy, bez podawania przyczyny: w ustawieniach subskrypcji („Odstąp od umowy”), mailem albo formularzem, który jest niżej. Na Twoje żądanie plan zaczął działać od razu, więc zatrzymamy tylko zapłatę za dni do odstąpienia, a resztę zwrócimy najpóźniej w 14 dni tą samą drogą, którą przyszła zapłata.',
      `Reklamacje. Napisz na ${seller.email}; odpowiemy w ciągu 14 dni. Regulamin: ${publicUrl}/regulamin`,
      ...withdrawalForm(seller, order),
    ],
    footer: 'Ta wiadomość przyszła, bo na tym koncie został kupiony plan.',
  })
}

/** The form of annex 2 to the act on consumer rights, with what is known filled in. */
function withdrawalForm(seller: Seller, { productName, contractOn }: ConfirmedOrder): string[] {
  return [
    'FORMULARZ ODSTĄPIENIA OD UMOWY (wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy)',
    `Adresat: ${[seller.name, ...seller.address, seller.email].join(', ')}`,
    `Niniejszym informuję o moim odstąpieniu od umowy o świadczenie następującej usługi: subskrypcja ${productName}`,
    `Data zawarcia umowy: ${polishDay(contractOn)}`,
    'Imię i nazwisko konsumenta: ……………………',
    'Adres konsumenta: ……………………',
    'Podpis konsumenta (tylko jeżeli formularz jest przesyłany w wersji papierowej): ……………………',
    'Data: ……………………',
  ]
}

function lastPaidDay({ periodEnd }: ConfirmedOrder): string {
  return new Date(Date.parse(periodEnd) - 86_400_000).toISOString().slice(0, 10)
}

/** Confirms a withdrawal on a durable medium, with its moment. */
export function withdrawnMail(
  { address, publicUrl }: MailedTo,
  { productName, refund, at }: { productName: string; refund: number; at: Date },
): MailMessage {
  return composeMail(address, {
    subject: 'Potwierdzenie odstąpienia od umowy',
    preview: refund > 0 ? `Zwracamy ${zloty(refund)}.` : 'Nic więcej nie pobierzemy.',
    heading: 'Umowa zakończona',
    before: ['Potwierdzamy, że otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Plan już nie działa i nic więcej nie pobierzemy.'],
    facts: [
      ['Plan', productName],
      ['Otrzymane', `${polishDayOf(at)}, godz. ${timeInWarsaw(at)}`],
      ['Zwrot', zloty(refund)],
    ],
    button: { label: 'Zobacz swój plan', url: `${publicUrl}/settings/subscription` },
    after:
      refund > 0
        ? [
            'Zwrot to zapłata za niewykorzystane dni. Wróci tą samą drogą, którą przyszła, najpóźniej w ciągu 14 dni; zwykle trwa to kilka dni roboczych.',
            'Spiżarnia, przepisy i listy zostają. Fakturę korygującą wyślemy osobno.',
          ]
        : ['Nie ma opłaconych, a niewykorzystanych dni, więc zwrotu nie będzie. Spiżarnia, przepisy i listy zostają.'],
    footer: 'Ta wiadomość przyszła, bo na tym koncie odstąpiono od umowy.',
  })
}

/** Money that came and could buy nothing any more: it goes back in full. */
export function sentBackMail(
  { address, publicUrl }: MailedTo,
  { productName, refund, isDuplicate }: { productName: string; refund: number; isDuplicate: boolean },
): MailMessage {
  return composeMail(address, {
    subject: `Zwracamy ${zloty(refund)}`,
    preview: `${productName}: pieniądze są w drodze.`,
    heading: 'Zwracamy całą płatność',
    before: [
      isDuplicate
        ? 'Ten plan był już opłacony, więc drugą płatność zwracamy w całości. Plan działa dalej.'
        : 'Zanim ta płatność przyszła, oferta, za którą jest, przestała obowiązywać. Zwracamy ją w całości, a plan się nie zmienił.',
    ],
    facts: [
      ['Plan', productName],
      ['Zwrot', zloty(refund)],
    ],
    button: { label: 'Zobacz swój plan', url: `${publicUrl}/settings/subscription` },
    after: ['Pieniądze wrócą tą samą drogą, którą przyszły. Zwykle trwa to kilka dni roboczych.'],
    footer: 'Ta wiadomość przyszła, bo z tego konta przyszła płatność.',
  })
}

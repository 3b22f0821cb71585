import { toMoney } from '@spizarka/contract/money'

/** Whom a mail goes to, and where its buttons lead. */
export interface MailedTo {
  address: string
  publicUrl: string
}

/** Grosze as people write them: `29,99 zł`. */
export function zloty(grosze: number): string {
  return `${toMoney(grosze).replace('.', ',')} zł`
}

const DAY = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `12 listopada 2026`. */
export function spokenDay(day: string): string {
  return DAY.format(new Date(day))
}

const MOMENT = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Warsaw' })

/** The day of a moment in Warsaw, as people say it. */
export function spokenMoment(at: Date): string {
  return MOMENT.format(at)
}

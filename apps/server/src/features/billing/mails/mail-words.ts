import { toMoney } from '@spizarka/contract/money'

/** The recipient of a mail, and the address its buttons lead to. */
export interface MailedTo {
  address: string
  publicUrl: string
}

/** Grosze as people write them: `29,99 zł`. */
export function zloty(grosze: number): string {
  return `${toMoney(grosze).replace('.', ',')} zł`
}

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

import type { Settings } from '../../platform/env/settings.ts'
import type { Invoice } from './invoice.ts'

/** Who sells, as the settings say. */
export type Seller = Invoice['seller'] & { email: string }

export function sellerOf(settings: Settings): Seller {
  const town = [settings.SELLER_POSTAL_CODE, settings.SELLER_CITY].filter(Boolean).join(' ')
  return {
    name: settings.SELLER_NAME,
    nip: settings.SELLER_NIP ?? '',
    address: [settings.SELLER_ADDRESS ?? '', town].filter((line) => line !== ''),
    country: '',
    email: settings.SELLER_EMAIL ?? addressOf(settings.MAIL_FROM),
  }
}

/** Where people write to for help and with complaints: those who pay are answered first. Unless there are addresses for it, where orders are written to. */
export function contactsOf(settings: Settings): { support: string; premiumSupport: string } {
  const support = settings.SUPPORT_EMAIL ?? sellerOf(settings).email
  return { support, premiumSupport: settings.PREMIUM_SUPPORT_EMAIL ?? support }
}

/** The address of `Spiżarka <kuchnia@example.pl>`. */
function addressOf(sender: string): string {
  const start = sender.indexOf('<')
  return start === -1 ? sender : sender.slice(start + 1, -1)
}

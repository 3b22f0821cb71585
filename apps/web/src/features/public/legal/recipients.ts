import type { Recipient } from '@spizarka/contract/legal'

type Kind = Recipient['kind']

/** Who it is, and what they get. */
const ROWS: Readonly<Record<Kind, readonly [who: string, what: string]>> = {
  hosting: ['Dostawca serwera, na którym działa Spiżarka', 'wszystko, co jest w serwisie; dane o zdrowiu zaszyfrowane'],
  database: ['Dostawca bazy danych', 'wszystko, co jest w serwisie, oprócz zdjęć dań; dane o zdrowiu zaszyfrowane'],
  files: ['Dostawca magazynu plików', 'zdjęcia i rysunki dań'],
  mail: ['Dostawca poczty', 'Twój adres e-mail i treść wiadomości, które do Ciebie wysyłamy'],
  payments: ['Operator płatności Przelewy24 (PayPro S.A.)', 'adres e-mail, nazwa planu i kwota; dane karty podajesz tylko jemu'],
  accounting: ['Biuro rachunkowe, jeśli prowadzi nasze księgi', 'faktury z danymi, które podajesz do faktury'],
  ksef: ['Krajowy System e-Faktur (Ministerstwo Finansów)', 'faktury, na których jest NIP nabywcy'],
  model: [
    'Dostawca modelu językowego',
    'treść potrzebna do wykonania akcji: lista produktów albo opis posiłku, a przy układaniu dań zawartość spiżarni, tytuły ostatnich dań, Twoje życzenie, dieta i wykluczenia oraz, za Twoją zgodą, choroby i alergie; nie dostaje imienia, loginu ani adresu e-mail',
  ],
  'model-receipts': ['Dostawca modelu, który odczytuje paragony', 'zdjęcie paragonu, bez metadanych'],
  'model-drawings': ['Dostawca modelu, który rysuje dania', 'rodzaj i składniki dania, nic o Tobie'],
  products: ['Baza produktów Open Food Facts', 'nieznany kod kreskowy, bez danych o Tobie'],
  push: [
    'Dostawca Twojej przeglądarki, na przykład Google, Mozilla, Apple albo Microsoft',
    'powiadomienie, na które się zgodzisz, zaszyfrowane tak, że odczyta je tylko Twoje urządzenie',
  ],
}

/** The recipients of this installation as a table of the policy. */
export function recipientsTable(recipients: readonly Recipient[]): readonly (readonly string[])[] {
  const rows = recipients.map(({ kind, host }) => {
    const [who, what] = ROWS[kind]
    return [host === undefined ? who : `${who} (${host})`, what]
  })
  return [['Kto', 'Co dostaje'], ...rows]
}

/** Those whose servers may stand anywhere in the world. */
const WORLDWIDE: Readonly<Partial<Record<Kind, string>>> = {
  model: 'dostawca modelu językowego',
  push: 'dostawca Twojej przeglądarki, który przekazuje powiadomienia',
}

/** Which of them may work outside the European Economic Area, in words; empty for none. */
export function mayLeaveEurope(recipients: readonly Recipient[]): string {
  return recipients.flatMap(({ kind }) => WORLDWIDE[kind] ?? []).join(' oraz ')
}

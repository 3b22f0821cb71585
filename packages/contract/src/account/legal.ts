import type { ConsentKind } from './privacy.ts'

/** A wording of a document, by the day (in Warsaw, `YYYY-MM-DD`) from which it holds. */
interface LegalVersion {
  day: string
  /** What is new in it, in a sentence or two that everybody is told; null for the first. */
  change: string | null
}

/**
 * What people agree to, each with its wordings, newest first. A new one begins here: whoever runs the app puts it in at least `NOTICE_DAYS` before its day, and everybody
 * is told of it the next morning. Until that day the one before is in force, is what people agree to, and is what the page shows first.
 */
export const LEGAL_DOCUMENTS = {
  terms: {
    title: 'Regulamin',
    path: '/regulamin',
    versions: [
      {
        day: '2027-01-01',
        change:
          'Piszemy wprost, za co są punkty AI, co wykonuje opłacaną nimi pracę oraz ile ich dostajesz na start i za instalację aplikacji. Powód: na ile przepisów wystarczą, zależy od ceny, która jest na przycisku, a pracę wykonuje nie zawsze model językowy.',
      },
      { day: '2025-09-11', change: null },
    ],
  },
  privacy: {
    title: 'Polityka Prywatności',
    path: '/polityka-prywatnosci',
    versions: [
      {
        day: '2027-01-01',
        change:
          'Odbiorców danych wymieniamy po kolei: kto dostaje dane z serwisu i jakie. Piszemy też, że dziennik należy do konta, i co zapisuje się na urządzeniu, zanim zdecydujesz. Powód: ma być widać, jak serwis naprawdę działa.',
      },
      { day: '2025-09-11', change: null },
    ],
  },
} as const satisfies Record<string, { title: string; path: string; versions: readonly [LegalVersion, ...LegalVersion[]] }>
export type LegalDocumentKey = keyof typeof LEGAL_DOCUMENTS

/** How long before its day a changed document is told of. */
export const NOTICE_DAYS = 14

export type LegalDocuments = Record<LegalDocumentKey, { title: string; path: string; versions: readonly LegalVersion[] }>

const FIRST_WORDING = [{ day: '2025-09-11' }] as const

/** The wordings of all that is agreed to, newest first: of the documents, and of the sentences beside a box that is ticked. */
const CONSENT_TEXTS: Record<ConsentKind, readonly [Dated, ...Dated[]]> = {
  terms: LEGAL_DOCUMENTS.terms.versions,
  privacy: LEGAL_DOCUMENTS.privacy.versions,
  age: FIRST_WORDING,
  marketing: FIRST_WORDING,
  health: FIRST_WORDING,
}

interface Dated {
  day: string
}

/** The day of the wording that somebody agrees to on this day (in Warsaw, `YYYY-MM-DD`). */
export function consentWording(kind: ConsentKind, day: string): string {
  return wordingInForce(CONSENT_TEXTS[kind], day).day
}

/** The wording that holds on a day: the newest whose own day has come. `versions` are newest first; before the first has come it is the first. */
export function wordingInForce<Version extends Dated>(versions: readonly [Version, ...Version[]], day: string): Version {
  return versions.find((version) => version.day <= day) ?? versions.at(-1) ?? versions[0]
}

/** Who else gets personal data of an installation, by what its settings make it use. */
export const RECIPIENT_KINDS = [
  'hosting',
  'database',
  'files',
  'mail',
  'payments',
  'accounting',
  'ksef',
  'model',
  'model-receipts',
  'model-drawings',
  'products',
  'push',
] as const

export interface Recipient {
  kind: (typeof RECIPIENT_KINDS)[number]
  /** The server that the data go to, where the settings name one. */
  host?: string
}

import { z } from 'zod'
import { fileSchema, idSchema, pageOf, pageQuerySchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'privacy'

/** What can be agreed to, with the words of the history. */
export const CONSENT_KINDS = {
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  age: 'Pełnoletność albo zgoda opiekuna',
  marketing: 'Informacje marketingowe',
  health: 'Przetwarzanie danych o zdrowiu',
} as const
export type ConsentKind = keyof typeof CONSENT_KINDS

export const consentSchema = z.object({
  id: idSchema,
  kind: z.enum(Object.keys(CONSENT_KINDS) as [ConsentKind, ...ConsentKind[]]),
  /** False: refused or withdrawn. */
  granted: z.boolean(),
  /** Day that the wording came into force. */
  text_version: z.string(),
  created_at: timestampSchema,
})
export type Consent = z.output<typeof consentSchema>

export const listConsents = endpoint({
  method: 'GET',
  path: '/consents/',
  tag,
  summary: 'Every consent that was given, refused or withdrawn, newest first.',
  query: pageQuerySchema,
  response: pageOf(consentSchema),
  errors: ['invalid_page'],
})

/** A copy of all that is kept about the user: one zip of JSON and CSV. */
export const dataExportSchema = z.object({
  id: z.uuid(),
  state: z.enum(['preparing', 'ready', 'failed', 'expired']),
  requested_at: timestampSchema,
  /** Null until it is ready. */
  expires_at: timestampSchema.nullable(),
  bytes: z.int().nullable(),
})
export type DataExport = z.output<typeof dataExportSchema>

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/data-exports/',
  tag,
  summary: 'Have a copy of all own data made; a mail says when it is ready.',
  status: 202,
  response: dataExportSchema,
  errors: ['export_under_way'],
  idempotent: true,
})

export const readLatestDataExport = endpoint({
  method: 'GET',
  path: '/data-exports/latest/',
  tag,
  summary: 'How the copy that was asked for last stands; null when none was asked for.',
  response: z.object({ data_export: dataExportSchema.nullable() }),
})

/** The link of the mail leads to the settings, not here: a mailbox alone must not open the data. */
export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/data-exports/:id/file/',
  tag,
  summary: 'The zip itself, for 24 hours.',
  response: fileSchema,
  download: { type: 'application/zip', fileName: 'spizarka-moje-dane.zip' },
  errors: ['not_found', 'export_expired'],
})

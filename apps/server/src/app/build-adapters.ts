import path from 'node:path'
import { type CallLog, createEngine, llmSettings } from '@spizarka/engine'
import { createKsef } from '@spizarka/integrations/ksef'
import { createSmtpMailer } from '@spizarka/integrations/mail'
import { openMailbox } from '@spizarka/integrations/mail/simulator'
import { createPrzelewy24 } from '@spizarka/integrations/payments'
import { createOpenFoodFacts, type ProductLookup } from '@spizarka/integrations/product-lookup'
import { createWebPush } from '@spizarka/integrations/push'
import { type FileStorage, openLocalFolder, openS3 } from '@spizarka/integrations/storage'
import { createPageReader } from '@spizarka/integrations/web-page'
import type { Logger } from 'pino'
import manifest from '../../package.json' with { type: 'json' }
import { contactsOf } from '../features/invoices/index.ts'
import { announceMail } from '../features/mailbox/index.ts'
import type { Settings } from '../platform/env/settings.ts'
import { modelCalls, modelSeconds, modelTokens } from '../platform/metrics/metrics.ts'
import type { Adapters } from './build-context.ts'

/** What the settings put behind the ports to the world. */
export async function buildAdapters(settings: Settings, log: Logger): Promise<Adapters> {
  return {
    engine: await createEngine(llmSettings(settings), noteCall(log)),
    ...mail(settings, log),
    ...payments(settings),
    ...push(settings),
    ...ksef(settings),
    productLookup: productLookup(settings),
    webPages: createPageReader({ userAgent: userAgent(settings) }),
    files: openFiles(settings),
  }
}

function mail(settings: Settings, log: Logger): Pick<Adapters, 'mailer' | 'mailbox'> {
  if (settings.SMTP_URL) return { mailer: createSmtpMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM }) }
  const mailbox = openMailbox({ folder: path.resolve(settings.DATA_DIR, 'mailbox'), onArrival: announceMail(log) })
  return { mailer: mailbox, mailbox }
}

function payments(settings: Settings): Pick<Adapters, 'payments'> {
  const { P24_BASE_URL: baseUrl, P24_MERCHANT_ID: merchantId, P24_POS_ID: posId, P24_API_KEY: apiKey, P24_CRC: crc } = settings
  if (!merchantId || !posId || !apiKey || !crc) return {}
  const contactEmail = /<([^<>]+)>/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM
  return { payments: createPrzelewy24({ baseUrl, merchantId, posId, apiKey, crc, contactEmail }) }
}

function push(settings: Settings): Pick<Adapters, 'push'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (!publicKey || !privateKey) return {}
  return { push: createWebPush({ publicKey, privateKey, contact: `mailto:${contactsOf(settings).support}` }) }
}

function ksef({ KSEF_BASE_URL: baseUrl, KSEF_TOKEN: token, SELLER_NIP: nip }: Settings): Pick<Adapters, 'ksef'> {
  return token && nip ? { ksef: createKsef({ baseUrl, token, nip: nip.replaceAll('-', '') }) } : {}
}

/** Logs and counts a call of a model: nothing that was asked or answered. */
function noteCall(log: Logger): CallLog {
  return (call) => {
    log.info({ call }, 'language model called')
    const { action, outcome, inputTokens, outputTokens, ms } = call
    modelCalls.inc({ action, outcome })
    modelSeconds.observe({ action }, ms / 1000)
    modelTokens.inc({ direction: 'in' }, inputTokens)
    modelTokens.inc({ direction: 'out' }, outputTokens)
  }
}

function productLookup(settings: Settings): ProductLookup | undefined {
  if (settings.OFF_BASE_URL === 'none') return undefined
  return createOpenFoodFacts({ baseUrl: settings.OFF_BASE_URL, userAgent: userAgent(settings) })
}

/** How the app introduces itself to others' servers, and who answers for it. */
function userAgent({ OFF_CONTACT, PUBLIC_URL }: Settings): string {
  const contact = OFF_CONTACT ?? (PUBLIC_URL ? new URL(PUBLIC_URL).origin : 'self-hosted')
  return `Spizarka/${manifest.version} (${contact})`
}

/** Where the pictures of dishes lie. */
export function openFiles(settings: Settings): FileStorage {
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region } = settings
  const { STORAGE_S3_ACCESS_KEY: accessKeyId, STORAGE_S3_SECRET_KEY: secretAccessKey } = settings
  if (endpoint && bucket && accessKeyId && secretAccessKey) return openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  return openLocalFolder(path.resolve(settings.DATA_DIR, 'files'))
}

import { isIP } from 'node:net'
import type { Recipient } from '@spizarka/contract/legal'
import type { Settings } from '../../platform/env/settings.ts'

const ANTHROPIC = 'https://api.anthropic.com'
const OPEN_FOOD_FACTS = 'world.openfoodfacts.org'

/** Who else gets personal data, as the settings have it: the privacy policy names them, and nobody else. What runs on the operator's own machines is nobody else. */
export function recipientsOf(settings: Settings): readonly Recipient[] {
  const { DATABASE_URL, STORAGE_S3_ENDPOINT, SMTP_URL, KSEF_TOKEN, VAPID_PUBLIC_KEY, OFF_BASE_URL, LLM_VISION, LLM_IMAGE_MODEL } = settings
  const model = modelAddress(settings)
  const takesMoney = settings.payments === 'operator'
  return [
    { kind: 'hosting' },
    ...at('database', DATABASE_URL),
    ...at('files', STORAGE_S3_ENDPOINT),
    ...at('mail', SMTP_URL),
    ...(takesMoney ? ([{ kind: 'payments' }, { kind: 'accounting' }] as const) : []),
    ...(KSEF_TOKEN === undefined ? [] : [{ kind: 'ksef' } as const]),
    ...at('model', model),
    ...(LLM_VISION ? at('model-receipts', model) : []),
    ...(LLM_IMAGE_MODEL === undefined ? [] : at('model-drawings', model)),
    ...at('products', OFF_BASE_URL === 'none' ? undefined : OFF_BASE_URL).map(({ kind, host }) =>
      host === OPEN_FOOD_FACTS ? { kind } : { kind, host },
    ),
    ...(VAPID_PUBLIC_KEY === undefined ? [] : [{ kind: 'push' } as const]),
  ]
}

function modelAddress({ LLM_PROVIDER, LLM_BASE_URL }: Settings): string | undefined {
  if (LLM_PROVIDER === 'none') return undefined
  return LLM_BASE_URL ?? (LLM_PROVIDER === 'anthropic' ? ANTHROPIC : undefined)
}

/** The recipient at that address; none where there is no address, or where it is one of the operator's own network. */
function at<Kind extends Recipient['kind']>(kind: Kind, address: string | undefined): { kind: Kind; host: string }[] {
  if (address === undefined) return []
  const { hostname } = new URL(address)
  return isOwn(hostname) ? [] : [{ kind, host: hostname }]
}

/** A name without a dot, one that is no name of the world, or an address of a private network. */
function isOwn(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 6) return /^(?:::1$|f[cd]|fe[89ab])/i.test(bare)
  if (isIP(bare) === 4) return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\./.test(bare)
  return !bare.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)$/i.test(bare)
}

/** In the words in which a page carries them to the app: "hosting, mail poczta.pl". */
export function recipientsInWords(recipients: readonly Recipient[]): string {
  return recipients.map(({ kind, host }) => (host === undefined ? kind : `${kind} ${host}`)).join(', ')
}

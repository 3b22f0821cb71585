import { RECIPIENT_KINDS, type Recipient } from '@spizarka/contract/legal'

/** Who runs this installation, where they can be written to, and who else gets data. */
export interface Operator {
  /** With the address, as a contract names a party. */
  name: string
  supportEmail: string
  premiumSupportEmail: string
  recipients: readonly Recipient[]
}

/** What stands where the server has not said it: in a build that no server of ours sends. */
const UNKNOWN: Operator = {
  name: 'Operator serwisu',
  supportEmail: 'pomoc@spizarka.example',
  premiumSupportEmail: 'premium@spizarka.example',
  recipients: [{ kind: 'hosting' }],
}

/** As the server writes it into every page that it sends: a prerendered page holds these names, and it puts the facts in their place. */
const AS_BUILT: Omit<Operator, 'recipients'> = {
  name: '{{operator_name}}',
  supportEmail: '{{support_email}}',
  premiumSupportEmail: '{{premium_support_email}}',
}

let prerenderedRecipients: readonly Recipient[] = UNKNOWN.recipients

/** In a server: who gets data of the installation that the next page is drawn for. */
export function prerenderForRecipients(recipients: readonly Recipient[]): void {
  prerenderedRecipients = recipients
}

let read: Operator | undefined

/** The operator, by the `<meta name="operator">` of the page. */
export function operatorOf(): Operator {
  if (import.meta.env.SSR) return { ...AS_BUILT, recipients: prerenderedRecipients }
  read ??= readOperator()
  return read
}

function readOperator(): Operator {
  const { content = '', dataset = {} } = document.querySelector<HTMLMetaElement>('meta[name="operator"]') ?? {}
  if (content === '' || content.startsWith('{{')) return UNKNOWN
  return {
    name: content,
    supportEmail: dataset.support ?? UNKNOWN.supportEmail,
    premiumSupportEmail: dataset.premiumSupport ?? UNKNOWN.premiumSupportEmail,
    recipients: dataset['recipients'] === undefined ? UNKNOWN.recipients : readRecipients(dataset['recipients']),
  }
}

/** As the server writes them (`recipientsInWords` there): each a kind, where it is known with its host, "hosting, mail poczta.pl". */
function readRecipients(text: string): readonly Recipient[] {
  return text.split(', ').flatMap((each) => {
    const [name, host] = each.split(' ')
    const kind = RECIPIENT_KINDS.find((known) => known === name)
    return kind === undefined ? [] : [{ kind, ...(host !== undefined && { host }) }]
  })
}

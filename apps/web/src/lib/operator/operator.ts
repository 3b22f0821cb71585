/** Who runs this installation, and where they can be written to. */
export interface Operator {
  /** With the address, as a contract names a party. */
  name: string
  supportEmail: string
  premiumSupportEmail: string
}

/** What stands where the server has not said it: in a build that no server of ours sends. */
const UNKNOWN: Operator = {
  name: 'Operator serwisu',
  supportEmail: 'pomoc@spizarka.example',
  premiumSupportEmail: 'premium@spizarka.example',
}

/** As the server writes it into every page that it sends: a prerendered page holds these names, and it puts the facts in their place. */
const AS_BUILT: Operator = {
  name: '{{operator_name}}',
  supportEmail: '{{support_email}}',
  premiumSupportEmail: '{{premium_support_email}}',
}

let read: Operator | undefined

/** The operator, by the `<meta name="operator">` of the page. */
export function operatorOf(): Operator {
  if (import.meta.env.SSR) return AS_BUILT
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
  }
}

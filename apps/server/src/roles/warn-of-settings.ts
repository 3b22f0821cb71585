import type { AppContext } from '../platform/context.ts'
import { missingOperatorSettings } from '../platform/env/settings.ts'

/** Tells in the log what the settings allow and hardly anybody means. */
export function warnOfSettings({ settings, mailbox, log }: Pick<AppContext, 'settings' | 'mailbox' | 'log'>): void {
  if (mailbox && settings.MAILBOX === 'off') log.warn('mails reach nobody: set SMTP_URL to send them')
  const unsaid = missingOperatorSettings(settings)
  if (settings.NODE_ENV === 'production' && settings.ROLE !== 'worker' && unsaid.length > 0)
    log.warn(`terms, privacy policy and help do not say who runs this and where to write to: set ${unsaid.join(', ')}`)
  const isBehindProxy = settings.PUBLIC_URL?.startsWith('https:') === true && settings.ROLE !== 'worker'
  if (isBehindProxy && !settings.TRUST_PROXY)
    log.warn('PUBLIC_URL is served by a proxy that is not trusted: all visitors share one address, and its limits; set TRUST_PROXY=true')
}

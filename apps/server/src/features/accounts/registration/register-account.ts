import type { ChosenPlan, register } from '@spizarka/contract/accounts'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { welcomeRecipesAsPromised } from '@spizarka/contract/welcome-points'
import type { MailMessage } from '@spizarka/integrations/mail'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { FieldErrors } from '../../../platform/errors/app-error.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { issueLink, linkNote } from '../account-links.ts'
import { findTaken, findUserByEmail, insertUser } from '../accounts.queries.ts'
import { insertConsents } from '../consents.queries.ts'
import { isCommonPassword } from '../credentials/new-password.ts'

type Registration = BodyOut<typeof register>

/** Opens an account that its activation link will make usable; throws FieldErrors with every field that is at fault. */
export async function registerAccount(
  context: AppContext,
  registration: Registration,
  address: string,
): Promise<ResponseOf<typeof register>> {
  const { username, email, password, marketing_consent: marketingConsent, chosen_plan: chosen } = registration
  if (isCommonPassword(password)) {
    throw problems(await findTaken(context.db, registration), { password: [ERRORS.password_too_common.text] })
  }
  const passwordHash = await context.passwords.hash(password, [address, email])
  return context.db.transaction().execute(async (trx) => {
    const id = await insertUser(trx, { username, email, passwordHash, marketingConsent })
    if (id === undefined) throw problems(await findTaken(trx, registration))
    // The form's one required checkbox says all three.
    const consents = [
      { kind: 'terms', granted: true },
      { kind: 'privacy', granted: true },
      { kind: 'age', granted: true },
      { kind: 'marketing', granted: marketingConsent },
    ] as const
    await insertConsents(trx, id, consents, context.clock.now())
    await issueActivationLink(trx, context, { id, email }, chosen)
    return { id, username, email }
  })
}

function problems(taken: { username: boolean; email: boolean }, others: Record<string, string[]> = {}): FieldErrors {
  return new FieldErrors({
    ...(taken.username && { username: [ERRORS.username_taken.text] }),
    ...(taken.email && { email: [ERRORS.email_taken.text] }),
    ...others,
  })
}

/** Mails another activation link; an unknown address and an active account get none, and the caller learns nothing of it. */
export async function resendActivation(context: AppContext, email: string, chosen?: ChosenPlan): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (user && !user.is_active) await issueActivationLink(trx, context, user, chosen)
  })
}

/** Makes a link that activates the account and queues the mail with it; what was chosen goes along in its address. Links made before keep working. */
async function issueActivationLink(
  trx: Trx,
  context: AppContext,
  user: { id: number; email: string },
  chosen: ChosenPlan | undefined,
): Promise<void> {
  const url = await issueLink(trx, context, { userId: user.id, purpose: 'activation' })
  const wish = chosen ? `?plan=${chosen.plan}&cycle=${chosen.cycle}` : ''
  await context.jobs.enqueue(trx, sendMessage, activationMail(user.email, url + wish))
}

/** The mail with the link that activates an account. It does not repeat the login: whoever registers chooses both it and the address. */
export function activationMail(address: string, url: string): MailMessage {
  const points = `${POINTS.activation} ${plural(POINTS.activation, ['punkt', 'punkty', 'punktów'])} AI`
  return composeMail(address, {
    subject: 'Aktywuj konto w Spiżarce',
    preview: `Jedno kliknięcie i możesz gotować z tego, co masz. Na start czeka ${points}.`,
    heading: 'Jeszcze jedno kliknięcie',
    before: [`Konto w Spiżarce jest prawie gotowe. Po aktywacji dostaniesz ${points} – wystarczy na ${welcomeRecipesAsPromised()}.`],
    button: { label: 'Aktywuj konto', url },
    after: [linkNote('activation')],
    footer:
      'Ta wiadomość przyszła, bo podano ten adres przy zakładaniu konta. To nie Ty? Zignoruj ją: bez aktywacji konto pozostanie nieczynne.',
  })
}

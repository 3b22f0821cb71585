import type { KeptMail } from '@spizarka/integrations/mail/simulator'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { requireLocalCaller } from '../../platform/http/request-guards.ts'
import { mailBody, mailboxPage } from './mailbox-page.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

interface MailPath {
  Params: { id: string }
}

/** Pages to read the kept mails on, where there is a mailbox. The mails open accounts, so strangers must not get them. */
export function pages(app: FastifyInstance, { mailbox }: AppContext): void {
  if (!mailbox) return

  app.get('/dev/mailbox', { onRequest: requireLocalCaller }, async (_, reply) => {
    return send(reply, PAGE_POLICY, mailboxPage(await mailbox.list(), undefined).text)
  })
  app.get<MailPath>('/dev/mailbox/:id', { onRequest: requireLocalCaller }, async ({ params }, reply) => {
    const read = existing(await mailbox.find(params.id))
    return send(reply, PAGE_POLICY, mailboxPage(await mailbox.list(), read).text)
  })
  app.get<MailPath>('/dev/mailbox/:id/body', { onRequest: requireLocalCaller }, async ({ params }, reply) => {
    return send(reply, BODY_POLICY, mailBody(existing(await mailbox.find(params.id))))
  })
}

function existing(mail: KeptMail | undefined): KeptMail {
  if (!mail) throw new AppError('not_found')
  return mail
}

function send(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}

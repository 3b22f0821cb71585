import type { KeptMail } from '@spizarka/integrations/mail/simulator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret, requireLocalCaller } from '../../platform/http/request-guards.ts'
import { lockedPage, mailBody, mailboxPage } from './mailbox-page.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
const LOCKED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'"
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

interface MailPath {
  Params: { id: string }
}

const COOKIE = 'mailbox_key'

/** Pages to read the kept mails on, where there is a mailbox and the settings let it be read. The mails open accounts, so strangers must not get them. */
export function pages(app: FastifyInstance, { mailbox, settings, mailboxKey }: AppContext): void {
  if (!mailbox || settings.MAILBOX === 'off') return
  const onRequest = [
    requireLocalCaller,
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (mailboxKey !== undefined) await requireKey(mailboxKey, request, reply)
    },
  ]

  app.get('/dev/mailbox', { onRequest }, async (_, reply) => {
    return send(reply, PAGE_POLICY, mailboxPage(await mailbox.list(), undefined).text)
  })
  app.get<MailPath>('/dev/mailbox/:id', { onRequest }, async ({ params }, reply) => {
    const read = existing(await mailbox.find(params.id))
    return send(reply, PAGE_POLICY, mailboxPage(await mailbox.list(), read).text)
  })
  app.get<MailPath>('/dev/mailbox/:id/body', { onRequest }, async ({ params }, reply) => {
    return send(reply, BODY_POLICY, mailBody(existing(await mailbox.find(params.id))))
  })
}

/** The key of the address, which the browser then keeps for these pages, or the one that it kept; without either the key is asked for. */
async function requireKey(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const given = new URLSearchParams(request.url.split('?')[1]).get('key')
  if (given !== null && isSameSecret(given, key)) {
    reply.header('set-cookie', `${COOKIE}=${key}; Path=/dev/mailbox; HttpOnly; SameSite=Strict`)
    return
  }
  const kept = (request.headers.cookie ?? '').split(';').find((each) => each.trim().startsWith(`${COOKIE}=`))
  if (kept !== undefined && isSameSecret(kept.trim().slice(COOKIE.length + 1), key)) return
  await send(reply.code(403), LOCKED_POLICY, lockedPage(given !== null).text)
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

import { LEGAL_DOCUMENTS, type LegalDocumentKey, type LegalDocuments, NOTICE_DAYS } from '@spizarka/contract/legal'
import { z } from 'zod'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import { polishDay } from '../../platform/clock/polish-day.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { composeMail, sendMessage } from '../mail/index.ts'
import { notifyAll } from '../notifications/index.ts'
import { listEverybody, moveAnnouncement } from './legal.queries.ts'

/** Tells everybody of a changed document before it holds, once; each morning those too who have come since. */
export const announceDocuments = defineJob({
  name: 'legal.announce-documents',
  payload: z.object({}),
  retries: 5,
  retryDelaySeconds: 60,
  expireSeconds: 1800,
  concurrency: 1,
  handle: (context) => announceChanges(context, LEGAL_DOCUMENTS),
  // The next morning's job does it.
  onExhausted: async () => {},
})

/** What is to be told of a version that does not hold yet. */
interface Change {
  document: LegalDocumentKey
  title: string
  path: string
  day: string
  change: string
}

/** Tells of every version that has its day before it, by the bell and by mail: each in one transaction with the note of who was told. */
export async function announceChanges(context: AppContext, documents: LegalDocuments): Promise<void> {
  const today = dayInWarsaw(context.clock.now())
  const keys: readonly LegalDocumentKey[] = ['terms', 'privacy']
  for (const document of keys) {
    const { title, path, versions } = documents[document]
    for (const { day, change } of versions)
      if (change !== null && day > today) await announce(context, { document, title, path, day, change }, today)
  }
}

async function announce(context: AppContext, changed: Change, today: string): Promise<void> {
  const { db, clock, log } = context
  const { document, day } = changed
  const isFirst = await db.transaction().execute(async (trx) => {
    const toldBefore = await moveAnnouncement(trx, document, day, clock.now())
    for await (const users of listEverybody(trx, toldBefore)) await notifyUsers(trx, context, changed, users)
    return toldBefore === null
  })
  if (isFirst && day < addDays(today, NOTICE_DAYS))
    log.error({ document, day }, `a changed document was told of less than ${NOTICE_DAYS} days ahead`)
}

async function notifyUsers(trx: Trx, context: AppContext, changed: Change, users: readonly { id: number; email: string }[]): Promise<void> {
  const { document, title, path, day, change } = changed
  const heading = `${title}: nowa wersja od ${polishDay(day)}`
  const notices = users.map(({ id }) => ({
    userId: id,
    kind: 'announcement' as const,
    reference: `legal:${document}:${day}`,
    title: heading,
    message: `${change} Do tego dnia obowiązuje dotychczasowa. Całość znajdziesz w stopce.`,
    target: null,
  }))
  await notifyAll(trx, context, notices)
  for (const { email } of users)
    await context.jobs.enqueue(trx, sendMessage, mailTo(email, { heading, change, url: `${context.publicUrl}${path}` }))
}

function mailTo(address: string, { heading, change, url }: { heading: string; change: string; url: string }) {
  return composeMail(address, {
    subject: heading,
    preview: change,
    heading,
    before: [change, 'Do tego dnia obowiązuje dotychczasowa wersja. Obie stoją na stronie, jedna pod drugą.'],
    button: { label: 'Przeczytaj', url },
    after: ['Nie zgadzasz się? Możesz w każdej chwili usunąć konto w ustawieniach; zmiana Cię wtedy nie dotyczy.'],
    footer: 'Ta wiadomość przyszła, bo masz konto w Spiżarce, a o zmianie dokumentów trzeba uprzedzić.',
  })
}

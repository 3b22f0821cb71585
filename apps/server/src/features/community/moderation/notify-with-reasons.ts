import { DECISION_REASONS } from '@spizarka/contract/publications'
import type { PushKind } from '@spizarka/contract/push'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { findMailAddress } from '../../accounts/index.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { notify } from '../../notifications/index.ts'
import { recipeTextSchema } from '../../recipes/index.ts'
import type { PublicationRow } from '../publishing/publications.queries.ts'

interface ReasonedNotice {
  userId: number
  /** Unique per user: a notice with the same reference is sent once. */
  reference: string
  title: string
  /** By the bell; a mail says more. */
  message: string
  paragraphs: readonly string[]
  /** Null where there is nothing left to open. */
  target: 'publications' | 'published_recipe' | null
  targetId?: string
  /** As what it also goes to the user's devices. */
  push?: PushKind
  button?: { label: string; path: string }
}

const MAX_NOTICE_LENGTH = 1000
const MAX_TITLE_LENGTH = 120

/** Notifies a user by the bell and always by mail, whatever their preferences: the law requires a statement of reasons. */
export async function notifyWithReasons(context: AppContext, trx: Trx, notice: ReasonedNotice): Promise<void> {
  const { userId, reference, title, message, target, targetId, push } = notice
  await notify(trx, context, {
    userId,
    kind: 'community',
    reference,
    title: title.slice(0, MAX_TITLE_LENGTH),
    message: message.slice(0, MAX_NOTICE_LENGTH),
    target,
    ...(targetId !== undefined && { targetId }),
    ...(push && { push }),
  })
  const address = await findMailAddress(trx, userId)
  if (address !== undefined) await mailReasons(context, trx, address, notice)
}

/** The same by mail alone, for guests. */
export async function mailReasons(
  { jobs, publicUrl }: AppContext,
  trx: Trx,
  address: string,
  { title, paragraphs, button }: Pick<ReasonedNotice, 'title' | 'paragraphs' | 'button'>,
): Promise<void> {
  const mail = composeMail(address, {
    subject: title,
    preview: paragraphs[0] ?? '',
    heading: title,
    before: [...paragraphs],
    ...(button && { button: { label: button.label, url: `${publicUrl}${button.path}` } }),
    after: [],
    footer: 'Ta wiadomość przyszła, bo dotyczy przepisu, komentarza albo zgłoszenia w Spiżarce.',
  })
  await jobs.enqueue(trx, sendMessage, mail)
}

/** How one disagrees with a moderator (Digital Services Act, art. 17 and 20). */
const HOW_TO_APPEAL =
  'Nie zgadzasz się? Odwołaj się w Spiżarce, w Moich publikacjach: przepis obejrzy człowiek jeszcze raz. Możesz też zwrócić się do sądu albo do organu pozasądowego rozstrzygania sporów.'

/** The same for an author who has appealed already: a decision can be appealed once. */
const NO_SECOND_APPEAL =
  'Od tej decyzji nie ma już odwołania w Spiżarce. Możesz zwrócić się do sądu albo do organu pozasądowego rozstrzygania sporów.'

const OUTCOMES = {
  published: { title: 'Przepis opublikowany', says: 'jest już w Przepisach Spiżarki. Dziękujemy!' },
  changes_requested: { title: 'Przepis wymaga poprawek', says: 'wymaga poprawek, zanim trafi do Przepisów Spiżarki.' },
  rejected: { title: 'Przepis nie został opublikowany', says: 'nie trafi do Przepisów Spiżarki.' },
  removed: { title: 'Przepis usunięty z biblioteki', says: 'nie jest już widoczny w Przepisach Spiżarki.' },
} as const

/** The same for an edit of a published text. */
const EDIT_OUTCOMES: Readonly<Record<keyof typeof OUTCOMES, { title: string; says: string }>> = {
  published: { title: 'Nowa wersja opublikowana', says: 'jest już w Przepisach Spiżarki w nowej wersji.' },
  changes_requested: { title: 'Nowa wersja wymaga poprawek', says: 'czeka na poprawki w nowej wersji. Inni czytają dalej poprzednią.' },
  rejected: { title: 'Nowa wersja nie została przyjęta', says: 'zostaje w Przepisach Spiżarki w poprzedniej wersji.' },
  removed: OUTCOMES.removed,
}

/** What happened to an appeal. */
const APPEAL_OUTCOMES = {
  granted: { title: 'Odwołanie uwzględnione', says: 'Po Twoim odwołaniu decyzja została zmieniona.' },
  refused: { title: 'Odwołanie rozpatrzone', says: 'Po Twoim odwołaniu przepis obejrzał człowiek jeszcze raz i decyzja zostaje.' },
} as const

/** A moderator's words, ended as a sentence: others follow. */
export function asSentence(words: string): string {
  return /[.!?…]["”)]?$/.test(words) ? words : `${words}.`
}

/** Notifies an author of a decision on their recipe: the reason, who decided, and how to appeal. */
export async function notifyOfDecision(
  context: AppContext,
  trx: Trx,
  publication: PublicationRow & { state: keyof typeof OUTCOMES },
  from: 'queue' | 'report',
): Promise<void> {
  const outcome = (publication.is_edit ? EDIT_OUTCOMES : OUTCOMES)[publication.state]
  const { says } = outcome
  const name = recipeTextSchema.parse(publication.text).title
  const { reason_code } = publication
  // For "another reason" the moderator's words alone are the reason.
  const why = reason_code === null || reason_code === 'other' ? '' : ` ${DECISION_REASONS[reason_code]}.`
  const reason = publication.reason === null ? '' : `Powód:${why} ${asSentence(publication.reason)}`
  const isRefusal = publication.state === 'rejected' || publication.state === 'removed'
  const isOfAppeal = publication.appeal_decided_at !== null && publication.state !== 'changes_requested'
  const ofAppeal = isOfAppeal ? APPEAL_OUTCOMES[isRefusal ? 'refused' : 'granted'] : undefined
  const redress = publication.appealed_at === null ? HOW_TO_APPEAL : NO_SECOND_APPEAL
  const source =
    from === 'report'
      ? 'Decyzję podjął człowiek po zgłoszeniu od czytelnika, na podstawie zasad publikacji.'
      : 'Decyzję podjął człowiek na podstawie zasad publikacji; automat tylko wskazał miejsca do sprawdzenia.'
  await notifyWithReasons(context, trx, {
    userId: publication.author_id,
    push: 'recipe_decided',
    reference: `publication:${publication.id}:${publication.decided_at?.getTime() ?? 0}`,
    title: ofAppeal?.title ?? outcome.title,
    message: [`„${name}” ${says}`, ofAppeal?.says, reason, isRefusal && redress].filter(Boolean).join(' '),
    paragraphs: [
      `Przepis „${name}” ${says}`,
      ...(ofAppeal ? [ofAppeal.says] : []),
      ...(reason === '' ? [] : [reason]),
      ...(publication.state === 'published' ? [] : [source]),
      ...(isRefusal ? [redress] : []),
      ...(publication.state === 'changes_requested' ? ['Popraw przepis i wyślij go jeszcze raz.'] : []),
    ],
    ...(publication.state === 'published'
      ? { target: 'published_recipe', targetId: String(publication.recipe_id) }
      : { target: 'publications' }),
    button:
      publication.state === 'published'
        ? { label: 'Zobacz przepis', path: `/published-recipes/${publication.recipe_id}` }
        : { label: 'Zobacz swoje publikacje', path: '/recipes/publications' },
  })
}

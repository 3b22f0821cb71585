import {
  decidePublication,
  decideReport,
  listPublicationQueue,
  listReports,
  type ModeratedReport,
  type PublicationChecks,
  type QueuedPublication,
  readQueuedPublication,
} from '@spizarka/contract/moderation'
import { readSecondFactor } from '@spizarka/contract/second-factor'
import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { answer, apiServer, refuse } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { adminRoutes } from '../routes.ts'
import { lastDecision } from './last-decision.ts'

const CLEAN: PublicationChecks = {
  allergens: ['mleko'],
  unread_lines: [],
  copied_from: null,
  links: [],
  swearing: [],
  lines_without_amount: [],
  health_claims: [],
  food_safety: [],
}

export function aQueued(changes: Partial<QueuedPublication> = {}): QueuedPublication {
  return {
    id: '5',
    recipe_id: '31',
    state: 'submitted',
    author_name: 'MartaW',
    submitted_at: new Date(Date.now() - 26 * 3_600_000).toISOString(),
    decided_at: null,
    reason_code: null,
    reason: null,
    appealed_at: null,
    title: 'Leczo',
    is_edit: false,
    can_appeal: false,
    version: 1,
    kind: 'stew',
    picture: null,
    checks: CLEAN,
    risk: 0,
    appeal: null,
    author: { user_id: 12, published: 3, rejected: 1, is_new: false },
    is_own: false,
    undo_until: null,
    before: null,
    ...changes,
  }
}

export const CLAIM: Partial<QueuedPublication> = {
  id: '6',
  title: 'Kasza',
  risk: 2,
  checks: { ...CLEAN, health_claims: ['Leczy tarczycę'], unread_lines: ['2 krople jodu'] },
}

/** The queue as it is kept, and each text of it; a text that was decided leaves. */
export function openQueue(at: string, ...publications: QueuedPublication[]) {
  const kept = { publications }
  const said: { id: string; body: object }[] = []
  apiServer.use(
    answer(listPublicationQueue, ({ query }) =>
      onePage(...(query.state === 'submitted' ? kept.publications.filter(({ state }) => state === 'submitted') : [])),
    ),
    answer(listReports, () => onePage()),
    answer(readQueuedPublication, ({ params }) => {
      const queued = kept.publications.find(({ id }) => id === params.id)
      if (!queued) return refuse('not_found')
      const recipe = aRecipe({
        title: queued.title,
        about: 'Leczy tarczycę i syci.',
        ingredients: [anIngredient({ line: '200 g kaszy' }), anIngredient({ line: '2 krople jodu' })],
        steps: [aStep({ text: 'Ugotuj kaszę.' })],
      })
      return { ...queued, recipe, standing: null }
    }),
    answer(decidePublication, ({ params, body }) => {
      said.push({ id: params.id, body })
      const state = { approve: 'published', request_changes: 'changes_requested', reject: 'rejected' } as const
      kept.publications = kept.publications.map((each) => (each.id === params.id ? { ...each, state: state[body.decision] } : each))
      return kept.publications.find(({ id }) => id === params.id) ?? aQueued()
    }),
  )
  return { ...renderRoutes(adminRoutes, at), kept, said }
}

/** Whether there is room for the queue, the text and the decision beside each other; gives how the screen is turned. */
export function haveRoom(isThere: boolean) {
  const lists = new Set<MediaQueryList>()
  let isWide = isThere
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = Object.assign(new EventTarget(), { matches: isWide, media: query, onchange: null }) as MediaQueryList
    lists.add(list)
    return list
  })
  return (turned: boolean) =>
    act(() => {
      isWide = turned
      for (const list of lists) list.dispatchEvent(new Event('change'))
    })
}

export const textOf = async (title: string) => screen.findByRole('heading', { level: 2, name: title })

/** A moderator who has shown the second factor, before each test of a file. */
export function asModerator(): void {
  beforeAll(() => Promise.all([import('../AdminFrame.tsx'), import('./screens.ts')]))
  beforeEach(() => {
    signedIn({ is_admin: true })
    apiServer.use(answer(readSecondFactor, () => ({ enrolled: true, verified_until: '2099-02-03T22:00:00Z', recovery_codes_left: 8 })))
    return () => {
      lastDecision.forget()
      vi.restoreAllMocks()
    }
  })
}

export function aReport(changes: Partial<ModeratedReport> = {}): ModeratedReport {
  return {
    id: '8',
    kind: 'comment',
    target_id: '40',
    reason: 'spam',
    text: 'Wstrzymany: moj-blog.pl',
    state: 'open',
    decision: null,
    created_at: new Date(Date.now() - 3_600_000).toISOString(),
    decided_at: null,
    decision_reason: null,
    reporter: 'machine',
    target: { recipe_id: '31', title: 'Leczo', text: 'Więcej na moj-blog.pl', author_name: 'Ewa', is_visible: false, photo: null },
    open_reports: 1,
    held_for: ['contacts'],
    undo_until: null,
    ...changes,
  }
}

export function openReports(at: string, ...reports: ModeratedReport[]) {
  const kept = { reports }
  const said: { id: string; body: object }[] = []
  const view = openQueue(at)
  apiServer.use(
    answer(listReports, ({ query }) => onePage(...kept.reports.filter(({ state }) => state === query.state))),
    answer(decideReport, ({ params, body }) => {
      said.push({ id: params.id, body })
      kept.reports = kept.reports.map((each) =>
        each.id === params.id ? { ...each, state: 'decided' as const, decision: body.decision, decision_reason: body.reason } : each,
      )
      return kept.reports.find(({ id }) => id === params.id) ?? aReport()
    }),
  )
  return { ...view, kept, said }
}

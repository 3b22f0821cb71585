import {
  decidePublication,
  decideReport,
  listPublicationQueue,
  listReports,
  type ModeratedReport,
  type ModerationFigures,
  type PublicationChecks,
  type QueuedPublication,
  readModerationFigures,
  readQueuedPublication,
  undoDecision,
  undoReportDecision,
} from '@spizarka/contract/moderation'
import { readSecondFactor } from '@spizarka/contract/second-factor'
import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { screenKeys } from '../../../lib/keys/screen-keys.ts'
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { adminRoutes } from '../routes.ts'
import { lastDecision } from './last-decision.ts'
import { describeWait } from './wait.ts'

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

function aQueued(changes: Partial<QueuedPublication> = {}): QueuedPublication {
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
    ...changes,
  }
}

const CLAIM: Partial<QueuedPublication> = {
  id: '6',
  title: 'Kasza',
  risk: 2,
  checks: { ...CLEAN, health_claims: ['Leczy tarczycę'], unread_lines: ['2 krople jodu'] },
}

/** The queue as it is kept, and each text of it; a text that was decided leaves. */
function open(at: string, ...publications: QueuedPublication[]) {
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
function haveRoom(isThere: boolean) {
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

const textOf = async (title: string) => screen.findByRole('heading', { level: 2, name: title })

beforeAll(() => Promise.all([import('../AdminFrame.tsx'), import('./screens.ts')]))
beforeEach(() => {
  signedIn({ is_admin: true })
  apiServer.use(answer(readSecondFactor, () => ({ enrolled: true, verified_until: '2099-02-03T22:00:00Z', recovery_codes_left: 8 })))
  return () => {
    lastDecision.forget()
    vi.restoreAllMocks()
  }
})

describe('the queue at a desk', () => {
  beforeEach(() => haveRoom(true))

  it('shows the oldest text with what the machine found, marked where it stands', async () => {
    open('/admin/publications', aQueued(CLAIM), aQueued())
    await textOf('Kasza')
    expect(screen.getByText('Obietnica zdrowotna')).toBeTruthy()
    expect(screen.getByText('Nieznany składnik')).toBeTruthy()
    expect(screen.getByText('Niepodobny do innego przepisu')).toBeTruthy()
    expect(screen.getByText('Leczy tarczycę', { selector: 'mark' })).toBeTruthy()
    const queue = within(screen.getByRole('list', { name: 'Kolejka' }))
    expect(queue.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kasza', 'Leczo'])
    expect(queue.getByText(/^2.uwagi$/)).toBeTruthy()
    expect(screen.getByText(/^2 czekają, najstarsza od 26.godz\.$/)).toBeTruthy()
  })

  it('is gone through and decided by keys alone, with the version that was read', async () => {
    const { user, said } = open('/admin/publications', aQueued({ version: 3 }), aQueued(CLAIM))
    await textOf('Leczo')
    await user.keyboard('j')
    await textOf('Kasza')
    await user.keyboard('k')
    await textOf('Leczo')
    await user.keyboard('a')
    await user.keyboard('{Enter}')
    await textOf('Kasza')
    expect(said).toEqual([{ id: '5', body: { decision: 'approve', version: 3 } }])
    expect(await screen.findByText('„Leczo”: opublikowany.')).toBeTruthy()

    await user.keyboard('p')
    await user.keyboard(' ')
    const message = screen.getByLabelText<HTMLTextAreaElement>(/^Wiadomość do autora/)
    const remarks = 'Usuń z przepisu obietnicę leczenia: „Leczy tarczycę”.\nNapisz jaśniej, co to za składnik: „2 krople jodu”.'
    expect(message.value).toBe(remarks)
    // A letter that is typed is a letter.
    await user.type(message, ' Oj!{Control>}{Enter}{/Control}')
    await expect.poll(() => said.length).toBe(2)
    expect(said[1]).toEqual({
      id: '6',
      body: {
        decision: 'request_changes',
        reason_code: 'other',
        reason: `${remarks} Oj!`,
        version: 1,
      },
    })
    expect(await screen.findByText('Nic nie czeka. Wszystko przejrzane.')).toBeTruthy()
  })

  it('lists its keys for "?"', async () => {
    const { unmount } = open('/admin/publications', aQueued())
    await textOf('Leczo')
    expect(
      screenKeys
        .read()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['a', 'c', 'j', 'k', 'o', 'p'])
    unmount()
    expect(screenKeys.read()).toEqual([])
  })

  it('sends nothing back without a reason and ten characters', async () => {
    const { user, said } = open('/admin/publications', aQueued())
    await user.click(await screen.findByRole('radio', { name: /^Odrzuć/ }))
    await user.click(screen.getByRole('button', { name: 'Odrzuć przepis' }))
    expect(await screen.findByText('Wybierz powód.')).toBeTruthy()
    expect(screen.getByText(/co najmniej 10 znaków\.$/)).toBeTruthy()
    expect(said).toEqual([])
  })

  it('says that a text was changed meanwhile, shows the new one and keeps what was chosen out', async () => {
    const { user, kept } = open('/admin/publications', aQueued())
    await user.click(await screen.findByRole('radio', { name: 'Opublikuj' }))
    apiServer.use(
      answer(decidePublication, () => {
        kept.publications = [aQueued({ version: 2, title: 'Leczo nowe' })]
        return refuse('publication_changed')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }))
    expect(await textOf('Leczo nowe')).toBeTruthy()
    expect(screen.getAllByText('Przepis się zmienił. Obejrzyj nową wersję.').length).toBeGreaterThan(0)
    expect(screen.getByText('wersja 2')).toBeTruthy()
  })

  it('says that another moderator was first', async () => {
    const { user, kept } = open('/admin/publications/5', aQueued())
    await user.click(await screen.findByRole('radio', { name: 'Opublikuj' }))
    apiServer.use(
      answer(decidePublication, () => {
        kept.publications = [aQueued({ state: 'rejected' })]
        return refuse('publication_decided')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }))
    expect(await screen.findByText('Już rozpatrzone')).toBeTruthy()
  })

  it('leaves one’s own to others', async () => {
    const { user } = open('/admin/publications', aQueued({ is_own: true }))
    expect(await screen.findByText('To Twój przepis')).toBeTruthy()
    await user.keyboard('a')
    expect(screen.queryByRole('radio', { name: 'Opublikuj' })).toBeNull()
  })

  it('takes the last decision back for a minute, and then no more', async () => {
    const { user, kept } = open('/admin/publications', aQueued(), aQueued(CLAIM))
    await textOf('Leczo')
    await user.keyboard('a{Enter}')
    await textOf('Kasza')
    const undone: string[] = []
    apiServer.use(
      answer(undoDecision, ({ params }) => {
        undone.push(params.id)
        kept.publications = [aQueued(), aQueued(CLAIM)]
        return aQueued()
      }),
    )
    expect(await screen.findByRole('button', { name: /^Cofnij/ })).toBeTruthy()
    await user.keyboard('c')
    expect(await textOf('Leczo')).toBeTruthy()
    expect(undone).toEqual(['5'])
    expect(screen.queryByRole('button', { name: /^Cofnij/ })).toBeNull()

    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      act(() => lastDecision.made({ about: 'publication', id: '5', words: '„Leczo”: opublikowany.' }))
      expect(screen.getByText('„Leczo”: opublikowany.')).toBeTruthy()
      act(() => {
        vi.advanceTimersByTime(61_000)
      })
      expect(screen.queryByText('„Leczo”: opublikowany.')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that it could not be read', async () => {
    open('/admin/publications')
    apiServer.use(unreachable(listPublicationQueue))
    expect(await screen.findByText('Nie udało się wczytać kolejki.')).toBeTruthy()
  })
})

describe('the queue on a phone', () => {
  beforeEach(() => haveRoom(false))

  it('leads from the list to a text, and to the reasons in a sheet', async () => {
    const { user, router, said } = open('/admin/publications', aQueued(), aQueued(CLAIM))
    await user.click(await screen.findByRole('link', { name: 'Kasza' }))
    expect(router.state.location.pathname).toBe('/admin/publications/6')
    expect(await screen.findByText(/^2 z 2, czeka/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Odrzuć' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Decyzja' }))
    await user.click(sheet.getByRole('radio', { name: 'Inny powód' }))
    await user.type(sheet.getByLabelText(/^Wiadomość do autora/), 'To nie jest przepis.')
    await user.click(sheet.getByRole('button', { name: 'Odrzuć przepis' }))
    await expect.poll(() => router.state.location.pathname).toBe('/admin/publications/5')
    expect(said).toEqual([{ id: '6', body: { decision: 'reject', reason_code: 'other', reason: 'To nie jest przepis.', version: 1 } }])
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }))
    await expect.poll(() => router.state.location.pathname).toBe('/admin/publications')
    expect(said).toHaveLength(2)
  })
})

function aReport(changes: Partial<ModeratedReport> = {}): ModeratedReport {
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

function openReports(at: string, ...reports: ModeratedReport[]) {
  const kept = { reports }
  const said: { id: string; body: object }[] = []
  const view = open(at)
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

describe('reports', () => {
  it('say what is reported, why and by whom, and are decided by keys with a reason', async () => {
    haveRoom(true)
    const { user, said } = openReports(
      '/admin/reports',
      aReport(),
      aReport({ id: '9', kind: 'recipe', reporter: 'guest', reason: 'dangerous', held_for: [], text: 'Surowe!', open_reports: 3 }),
    )
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    expect(screen.getByText('moj-blog.pl', { selector: 'mark' })).toBeTruthy()
    expect(screen.getAllByText('wstrzymał automat').length).toBeGreaterThan(0)
    await user.keyboard('z')
    await user.keyboard('To adres z książką kucharską.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await textOf('Niebezpieczne dla zdrowia')).toBeTruthy()
    expect(said).toEqual([{ id: '8', body: { decision: 'keep', reason: 'To adres z książką kucharską.' } }])
    await user.keyboard('u')
    await user.keyboard('Krótko')
    await user.click(screen.getByRole('button', { name: 'Usuń przepis' }))
    expect(await screen.findByText(/co najmniej 10 znaków\.$/)).toBeTruthy()
    expect(said).toHaveLength(1)
  })

  it('are taken back within a minute, from the list that went on', async () => {
    haveRoom(true)
    const photo = aReport({ id: '9', held_for: ['swearing', 'photo'], reason: 'offensive' })
    const { user, kept, router } = openReports('/admin/reports', aReport(), photo)
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    await user.keyboard('u')
    await user.keyboard('Reklama innej strony.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await textOf('Wulgarne lub obraźliwe słowa, zdjęcie do sprawdzenia')).toBeTruthy()
    expect(screen.getByText('Komentarz do przepisu „Leczo”: usunięty, autor dostanie uzasadnienie.')).toBeTruthy()
    const undone: string[] = []
    apiServer.use(
      answer(undoReportDecision, ({ params }) => {
        undone.push(params.id)
        kept.reports = [aReport(), photo]
        return aReport()
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Cofnij/ }))
    expect(await textOf('Link, numer lub zaproszenie gdzie indziej')).toBeTruthy()
    expect(undone).toEqual(['8'])
    expect(router.state.location.pathname).toBe('/admin/reports/8')
  })

  it('that another moderator decided say so, and are read again', async () => {
    haveRoom(true)
    const { user, kept } = openReports('/admin/reports', aReport())
    await textOf('Link, numer lub zaproszenie gdzie indziej')
    await user.click(screen.getByRole('radio', { name: /^Usuń komentarz/ }))
    await user.type(screen.getByLabelText(/^Uzasadnienie/), 'Reklama innej strony.')
    apiServer.use(
      answer(decideReport, () => {
        kept.reports = []
        return refuse('report_decided')
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Usuń komentarz' }))
    expect(await screen.findByText('Nie ma otwartych zgłoszeń.')).toBeTruthy()
    expect(screen.getAllByText('To zgłoszenie jest już rozpatrzone.').length).toBeGreaterThan(0)
  })

  it('on a phone lead from the list to one, and show what was decided', async () => {
    haveRoom(false)
    const decided = aReport({
      id: '10',
      state: 'decided',
      decision: 'remove',
      decision_reason: 'Reklama.',
      decided_at: '2025-11-20T10:00:00Z',
    })
    const { user, router } = openReports('/admin/reports', decided)
    expect(await screen.findByText('Nie ma otwartych zgłoszeń.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Rozpatrzone' }))
    await user.click(await screen.findByRole('link', { name: 'Komentarz: Leczo' }))
    expect(router.state.location.pathname).toBe('/admin/reports/10')
    expect(await screen.findByText('Usunięte')).toBeTruthy()
    expect(screen.getByText('Reklama.')).toBeTruthy()
  })
})

describe('a screen that is turned', () => {
  it('keeps the text that was open, with the choice and the message to its author', async () => {
    const turn = haveRoom(true)
    const { user, router } = open('/admin/publications', aQueued(), aQueued(CLAIM))
    await user.click(await screen.findByRole('radio', { name: /^Odrzuć/ }))
    await user.click(screen.getByRole('radio', { name: 'Inny powód' }))
    await user.type(screen.getByLabelText(/^Wiadomość do autora/), 'To nie jest przepis.')
    turn(false)
    const sheet = within(await screen.findByRole('dialog', { name: 'Decyzja' }))
    expect(router.state.location.pathname).toBe('/admin/publications/5')
    expect(sheet.getByLabelText(/^Wiadomość do autora/)).toHaveProperty('value', 'To nie jest przepis.')
    expect(sheet.getByRole('radio', { name: 'Inny powód' })).toHaveProperty('checked', true)
  })

  it('keeps what was chosen and written about a report', async () => {
    const turn = haveRoom(true)
    const { user } = openReports('/admin/reports', aReport())
    await user.click(await screen.findByRole('radio', { name: /^Usuń komentarz/ }))
    await user.type(screen.getByLabelText(/^Uzasadnienie/), 'Reklama innej strony.')
    turn(false)
    expect(await screen.findByRole('link', { name: 'Wróć do zgłoszeń' })).toBeTruthy()
    expect(screen.getByLabelText(/^Uzasadnienie/)).toHaveProperty('value', 'Reklama innej strony.')
    expect(screen.getByRole('radio', { name: /^Usuń komentarz/ })).toHaveProperty('checked', true)
  })
})

it('counts a month, and the ones before it', async () => {
  const asked: (string | undefined)[] = []
  apiServer.use(
    answer(readModerationFigures, ({ query }) => {
      asked.push(query.month)
      return FIGURES
    }),
  )
  const { user } = open('/admin/moderation')
  expect(await screen.findByText('Wysłane')).toBeTruthy()
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText('brak')).toBeTruthy()
  const months = screen.getAllByRole<HTMLOptionElement>('option')
  expect(months).toHaveLength(24)
  await user.selectOptions(screen.getByLabelText('Miesiąc'), months[1]?.value ?? '')
  await expect.poll(() => asked).toEqual([months[0]?.value, months[1]?.value])
  expect(asked[1]).toMatch(/^20\d\d-\d\d$/)
})

const FIGURES: ModerationFigures = {
  month: '2025-11',
  submitted: 12,
  approved: 7,
  changes_requested: 2,
  rejected: 1,
  withdrawn: 0,
  removed: 0,
  by_reason: { allergens: 0, copied: 1, unreadable: 0, incomplete: 2, offensive: 0, unsafe: 0, other: 0 },
  median_hours: 5.5,
  appeals: 0,
  appeals_granted: 0,
  reports: 3,
  reports_by_reason: { illegal: 0, dangerous: 3, copyright: 0, spam: 0, offensive: 0, other: 0 },
  reports_by_machine: 4,
  held_for: { swearing: 1, contacts: 2, photo: 1, edited: 0 },
  reports_kept: 0,
  reports_removed: 0,
  median_report_hours: null,
  comments: 30,
}

it('tells for how long something waits', () => {
  const now = Date.parse('2025-11-20T10:00:00Z')
  const since = (iso: string) => describeWait(iso, now)
  expect([
    since('2025-11-20T09:55:00Z'),
    since('2025-11-19T03:00:00Z'),
    since('2025-11-16T10:00:00Z'),
    since('2025-11-20T11:00:00Z'),
  ]).toEqual(['5\u00a0min', '31\u00a0godz.', '4\u00a0dni', '0\u00a0min'])
})

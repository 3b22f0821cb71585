import type { Plan } from '@spizarka/contract/accounts'
import { type AccountState, ADMIN_ACTS, type AdminUser, listAuditEntries, listUsers } from '@spizarka/contract/admin'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { formatDay, formatMoment, formatNumber, formatPoints } from '../../../lib/text/format.ts'
import { Initial } from '../../../ui/art/Initial.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { AdminTable, type Column } from '../AdminTable.tsx'
import { ADMIN_PAGE_SIZE, adminCall, adminQuery } from '../admin-call.ts'
import { PLAN_NAMES, PLANS, UserBadges } from './UserBadges.tsx'
import { UserControls } from './UserScreen.tsx'

const STATES: readonly AccountState[] = ['active', 'inactive']
const STATE_NAMES: Record<AccountState, string> = { active: 'Aktywne', inactive: 'Nieaktywne' }

/** /admin/users: accounts by login or e-mail. */
export function UsersScreen() {
  const [search, setSearch] = useState('')
  const [plan, setPlan] = useState<Plan>()
  const [state, setState] = useState<AccountState>()
  const filter = { search, plan, state }
  const list = usePages({
    path: listUsers.path,
    filter,
    read: (page, signal) => adminCall(listUsers, { query: { ...filter, page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  const count = list.data?.count
  return (
    <AdminPage
      title="Konta"
      subtitle={<span role="status">{count !== undefined && `${formatNumber(count)} ${plural(count, ['konto', 'konta', 'kont'])}`}</span>}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <SearchField
            label="Szukaj konta"
            placeholder="Login lub e-mail"
            search={search}
            maxLength={LIMITS.email}
            onSearch={setSearch}
            className="min-w-[min(14rem,100%)] flex-1"
          />
          <Field label="Plan" hideLabel className="min-w-36 flex-1 md:w-44 md:flex-none">
            <Select value={plan ?? ''} onChange={({ target: { value } }) => setPlan(PLANS.find((each) => each === value))}>
              <option value="">Każdy plan</option>
              {PLANS.map((each) => (
                <option key={each} value={each}>
                  {PLAN_NAMES[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Stan" hideLabel className="min-w-36 flex-1 md:w-44 md:flex-none">
            <Select value={state ?? ''} onChange={({ target: { value } }) => setState(STATES.find((each) => each === value))}>
              <option value="">Każdy stan</option>
              {STATES.map((each) => (
                <option key={each} value={each}>
                  {STATE_NAMES[each]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <PagedList label="Konta" list={list} empty="Nie ma takich kont." Table={UsersTable}>
          {(user) => <UserRow key={user.id} user={user} />}
        </PagedList>
      </div>
    </AdminPage>
  )
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    heading: 'Konto',
    cell: (user) => (
      <span className="flex items-center gap-3">
        <Initial of={user.username} className="size-10" />
        <span className="min-w-0">
          {user.username}
          <span className="block text-small font-normal text-muted wrap-anywhere">{user.email}</span>
        </span>
      </span>
    ),
  },
  { heading: 'Plan', cell: (user) => <UserBadges user={user} /> },
  { heading: 'Punkty', number: true, cell: ({ ai_points }) => formatNumber(ai_points) },
  { heading: 'Ostatnio', cell: ({ last_used_at }) => (last_used_at === null ? 'nigdy' : formatMoment(last_used_at)) },
  { heading: 'Konto od', cell: ({ created_at }) => formatDay(created_at.slice(0, 10)) },
]

const EXPANDED_ROW = { label: ({ username }: AdminUser) => `Konto ${username}`, content: (user: AdminUser) => <ExpandedUser user={user} /> }

function UsersTable({ rows }: { rows: readonly AdminUser[] }) {
  return <AdminTable label="Konta" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} unfolds={EXPANDED_ROW} />
}

/** The account in its row: what was done to it last, and what can be. */
function ExpandedUser({ user }: { user: AdminUser }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-start gap-6">
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-h4">Ostatnio w dzienniku</h2>
        <LastActs userId={user.id} />
        <ButtonLink to={paths.adminUser(user.id)} variant="outline" size="sm">
          Otwórz konto
        </ButtonLink>
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <UserControls user={user} />
      </div>
    </div>
  )
}

const ACTS_SHOWN = 3
const MAX_ACTS_READ = 100

/** The latest that administrators did to an account, of what the journal says last. */
function LastActs({ userId }: { userId: number }) {
  const { data, isError } = useQuery(adminQuery(listAuditEntries, { query: { page_size: MAX_ACTS_READ } }))
  if (isError) return <p className="text-small text-danger">Nie udało się wczytać dziennika.</p>
  if (!data) return <p className="text-small text-muted">Ładowanie dziennika…</p>
  const acts = data.results.filter(({ subject_user_id: subject }) => subject === userId).slice(0, ACTS_SHOWN)
  if (acts.length === 0) return <p className="text-small text-muted">Nikt nic przy tym koncie nie zmieniał.</p>
  return (
    <ul role="list" className="flex flex-col gap-2 text-small">
      {acts.map(({ id, admin, act, created_at }) => (
        <li key={id} className="flex flex-wrap gap-x-4">
          <span className="text-muted">{formatMoment(created_at)}</span>
          <span className="font-semibold">
            {admin}: {ADMIN_ACTS[act]}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The login, which opens the account wherever its row is clicked. */
function UserLink({ user }: { user: AdminUser }) {
  return (
    <Link
      to={paths.adminUser(user.id)}
      className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
    >
      {user.username}
    </Link>
  )
}

/** One account in the list, and the way to it. */
function UserRow({ user }: { user: AdminUser }) {
  return (
    <Row
      className="relative hover:bg-sunken"
      start={<Initial of={user.username} className="size-10" />}
      title={<UserLink user={user} />}
      detail={
        <>
          <span className="max-w-full text-small wrap-anywhere text-muted">{user.email}</span>
          <UserBadges user={user} />
        </>
      }
      end={
        <>
          <span className="font-bold tabular-nums">{formatPoints(user.ai_points)}</span>
          <ChevronRight aria-hidden className="size-5 text-muted" />
        </>
      }
    />
  )
}

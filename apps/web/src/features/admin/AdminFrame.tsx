import { readSecondFactor, verifySecondFactor } from '@spizarka/contract/second-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Activity,
  BookOpenCheck,
  CreditCard,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Receipt,
  ScrollText,
  TicketPercent,
  Users,
} from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../lib/api/use-exclusive-mutation.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/links.tsx'
import { Outlet, useLocation } from '../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeaderAfterContext } from '../../ui/layout/PageHeader.tsx'
import { AdminPage } from './AdminPage.tsx'
import { CodeField, describeCodeFailure } from './second-factor/CodeField.tsx'
import { Enrolment } from './second-factor/Enrolment.tsx'

const menu = <AdminMenu />

/** Around the pages of administrators: they open once the second factor has been shown in this session. */
export function AdminFrame() {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...endpointQuery(readSecondFactor),
    staleTime: 0,
    // Whoever comes back from where the recovery codes were put down still finds them here.
    refetchOnWindowFocus: false,
  })
  const queryClient = useQueryClient()
  const readAgain = fireAndForget(() => queryClient.invalidateQueries({ queryKey: [readSecondFactor.path] }))
  const verified = data?.verified_until !== undefined && data.verified_until !== null
  const [opened, setOpened] = useState(false)
  if (verified && !opened) setOpened(true)
  return (
    <>
      {!verified && (
        <AdminPage narrow title="Administracja">
          {isLoadingError && (
            <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
              Nie udało się sprawdzić drugiego składnika.
            </ErrorPanel>
          )}
          {!data && !isLoadingError && <SkeletonRows />}
          {data && (data.enrolled ? <VerifyForm /> : <Enrolment onDone={readAgain} />)}
        </AdminPage>
      )}
      {/* Where the second factor runs out in the middle of a task, what was typed waits behind the code. */}
      {opened && (
        <div hidden={!verified}>
          <PageHeaderAfterContext value={menu}>
            <Outlet />
          </PageHeaderAfterContext>
        </div>
      )}
    </>
  )
}

/** Asks for the second factor: a code of the app, or one of the recovery codes. */
function VerifyForm() {
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const verify = useExclusiveMutation({
    mutationFn: () => call(verifySecondFactor, { body: { code } }),
    onSuccess: async (state) => {
      queryClient.setQueryData(endpointQuery(readSecondFactor).queryKey, state)
      // The call that was refused without it.
      await queryClient.refetchQueries({ predicate: ({ queryKey: [path] }) => isRefusedCall(path) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!verify.isPending && code.trim() !== '') verify.mutate()
  }
  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <h2 className="text-h2">Potwierdź, że to Ty</h2>
        <CodeField
          label="Kod z aplikacji lub kod zapasowy"
          help="Sześć cyfr z aplikacji uwierzytelniającej. Bez telefonu: jeden z kodów zapasowych."
          value={code}
          onChange={setCode}
          error={verify.isError ? describeCodeFailure(verify.error) : undefined}
        />
        <Button type="submit" full busy={verify.isPending} busyLabel="Sprawdzanie...">
          Potwierdź
        </Button>
      </form>
    </Card>
  )
}

function isRefusedCall(path: unknown): boolean {
  return typeof path === 'string' && path.startsWith('/admin/') && path !== readSecondFactor.path
}

const PAGES: readonly { to: string; label: string; Icon: LucideIcon /** Other addresses of the same part. */; also?: readonly string[] }[] =
  [
    { to: paths.adminUsers, label: 'Konta', Icon: Users },
    { to: paths.adminPublications, also: [paths.adminReports, paths.adminModerationFigures], label: 'Publikacje', Icon: BookOpenCheck },
    { to: paths.adminPayments, label: 'Płatności', Icon: CreditCard },
    { to: paths.adminInvoices, label: 'Faktury', Icon: Receipt },
    { to: paths.adminCodes, label: 'Kody i ceny', Icon: TicketPercent },
    { to: paths.adminBroadcasts, label: 'Ogłoszenia', Icon: Megaphone },
    { to: paths.adminJobs, label: 'Zadania', Icon: Activity },
    { to: paths.adminAuditLog, label: 'Dziennik', Icon: ScrollText },
    { to: paths.adminSecondFactor, label: 'Drugi składnik', Icon: KeyRound },
  ]

/** The way from one page of the administration to another. */
function AdminMenu() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Administracja"
      className="mx-auto flex w-full max-w-300 gap-2 overflow-x-auto px-4 pt-6 pb-1 [scrollbar-width:none] md:flex-wrap md:px-10"
    >
      {PAGES.map(({ to, also = [], label, Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={[to, ...also].some((address) => pathname.startsWith(address)) ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill border-[1.5px] border-line bg-card px-3 text-[0.9375rem] font-semibold hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {/* On a desktop all nine are in one line: the words are enough there. */}
          <Icon aria-hidden className="size-4.5 desk:hidden" />
          {label}
        </Link>
      ))}
    </nav>
  )
}

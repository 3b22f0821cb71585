import { ADMIN_ACTS, type AuditEntry } from '@spizarka/contract/admin'
import { formatMoment } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Row } from '../../../ui/Row.tsx'

/** What the log calls its particulars, in Polish. */
const WORDS: Partial<Record<string, string>> = {
  amount: 'punkty',
  reason: 'powód',
  before: 'przedtem',
  after: 'potem',
  title: 'tytuł',
  job: 'zadanie',
  id: 'numer',
  by: 'czym',
}

/** As one would tell it; the database keeps them in an order of its own. */
function rankOf(particular: string): number {
  const names = Object.keys(WORDS)
  return names.includes(particular) ? names.indexOf(particular) : names.length
}

/** One act: who, when, to whom, and its particulars. */
export function AuditRow({ entry: { act, admin, created_at, subject_user_id, details } }: { entry: AuditEntry }) {
  const particulars = Object.entries(details)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, value]) => `${WORDS[name] ?? name}: ${value ?? 'brak'}`)
  return (
    <Row
      title={ADMIN_ACTS[act]}
      detail={
        <>
          {particulars.length > 0 && <span className="text-small wrap-anywhere">{particulars.join(' · ')}</span>}
          <span className="text-small text-muted">
            {admin}, {formatMoment(created_at)}
          </span>
        </>
      }
      end={
        subject_user_id !== null && (
          <Link to={paths.adminUser(subject_user_id)} className="inline-flex min-h-11 items-center px-2 font-bold text-brand-ink underline">
            konto {subject_user_id}
          </Link>
        )
      }
    />
  )
}

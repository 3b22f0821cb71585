import { CONSENT_KINDS, type Consent, listConsents } from '@spizarka/contract/privacy'
import { call } from '../../../lib/api/call.ts'
import { formatDay, formatMoment } from '../../../lib/format.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SettingsSection } from '../SettingsPage.tsx'

/** Every consent that was given, refused or withdrawn. */
export function ConsentHistory() {
  const consents = usePages({
    path: listConsents.path,
    read: (page, signal) => call(listConsents, { query: { page, page_size: 10 }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <SettingsSection id="historia-zgod" title="Historia zgód" about="Zgodę na dane o zdrowiu wycofasz w profilu.">
      <PagedList
        list={consents}
        label="Historia zgód"
        loading="Ładowanie zgód…"
        failure="Nie udało się wczytać historii zgód."
        empty="Nie ma tu jeszcze żadnej zgody."
      >
        {(consent) => <ConsentRow key={consent.id} consent={consent} />}
      </PagedList>
    </SettingsSection>
  )
}

function ConsentRow({ consent: { kind, granted, text_version, created_at } }: { consent: Consent }) {
  return (
    <Row
      title={CONSENT_KINDS[kind]}
      detail={
        <span className="text-small text-muted">
          <span className="block">{formatMoment(created_at)}</span>
          <span className="block">treść z&nbsp;{formatDay(text_version)}</span>
        </span>
      }
      end={<Badge tone={granted ? 'ok' : 'neutral'}>{granted ? 'udzielona' : 'bez zgody'}</Badge>}
    />
  )
}

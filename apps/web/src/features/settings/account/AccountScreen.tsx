import { updateMe } from '@spizarka/contract/accounts'
import { PURGE_DAYS } from '@spizarka/contract/limits'
import { CONSENT_KINDS, type Consent, listConsents } from '@spizarka/contract/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { formatDay, formatMoment } from '../../../lib/format.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { showUser, useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/link.tsx'
import { PassingAlert } from '../../../ui/PassingAlert.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { CardButton } from '../CardButton.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'

/** /settings/account: address, password, consents, a copy of the data, and the end of it all. */
export function AccountScreen() {
  return (
    <SettingsPage title="Konto">
      <EmailSection />
      <PasswordSection />
      <MarketingSection />
      <ConsentHistory />
      <ExportSection />
      <DeletionSection />
    </SettingsPage>
  )
}

/** The marketing consent: shown as it was tapped at once, and as it was before when that could not be saved. */
function MarketingSection() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [tapped, setTapped] = useState<boolean>()
  const { busy, save, alert } = useSaving()

  const change = async (on: boolean) => {
    if (busy) return
    setTapped(on)
    const saved = await save(async () => showUser(await call(updateMe, { body: { marketing_consent: on } })), describeFailure)
    setTapped(undefined)
    if (saved) await queryClient.invalidateQueries({ queryKey: [listConsents.path] })
  }

  return (
    <SettingsSection id="zgody" title="Zgody">
      <Card className="flex flex-col gap-2">
        <Switch
          on={tapped ?? user?.marketing_consent ?? false}
          onChange={starts(change)}
          help="Drogą elektroniczną. Zgodę można wycofać w każdej chwili."
        >
          Nowości i oferty
        </Switch>
        <PassingAlert {...alert} />
      </Card>
    </SettingsSection>
  )
}

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Wystąpił błąd podczas aktualizacji zgody marketingowej.'
}

/** Every consent that was given, refused or withdrawn. */
function ConsentHistory() {
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

/** Says what deleting the account means, before it asks for the password. */
function DeletionSection() {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection id="usuniecie" title="Usunięcie konta">
      <Card pad="lg" className="flex flex-col gap-4">
        <p>
          Tego nie da się cofnąć. Od razu wylogujemy Cię wszędzie, a&nbsp;spiżarnię, punkty, profil i&nbsp;dane o&nbsp;zdrowiu skasujemy
          w&nbsp;ciągu {PURGE_DAYS}&nbsp;dni. Faktury i&nbsp;logi przechowujemy 6 lat, jak mówi{' '}
          <Link to={paths.terms} className="font-bold text-brand-ink underline underline-offset-3">
            regulamin
          </Link>
          .
        </p>
        <CardButton variant="outline" className="text-danger!" onClick={() => setOpen(true)}>
          Usuń konto
        </CardButton>
      </Card>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}

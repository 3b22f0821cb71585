import { deleteAccount } from '@spizarka/contract/account-changes'
import { updateMe } from '@spizarka/contract/accounts'
import { PURGE_DAYS } from '@spizarka/contract/limits'
import { CONSENT_KINDS, type Consent, listConsents } from '@spizarka/contract/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { endSessionLocally, showUser, useSession } from '../../../lib/session/session.ts'
import { formatDay, formatMoment } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { CardButton, SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'
import { ExportSection } from './ExportSection.tsx'
import { EmailSection, PasswordSection } from './SignInSections.tsx'

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
    const saved = await save(async () => showUser(await call(updateMe, { body: { marketing_consent: on } })), describeConsentFailure)
    setTapped(undefined)
    if (saved) await queryClient.invalidateQueries({ queryKey: [listConsents.path] })
  }

  return (
    <SettingsSection id="zgody" title="Zgody">
      <Card className="flex flex-col gap-2">
        <Switch
          on={tapped ?? user?.marketing_consent ?? false}
          onChange={fireAndForget(change)}
          help="Drogą elektroniczną. Zgodę można wycofać w każdej chwili."
        >
          Nowości i oferty
        </Switch>
        <PassingAlert {...alert} />
      </Card>
    </SettingsSection>
  )
}

function describeConsentFailure(error: unknown): string {
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

interface Failure {
  password?: string
  other?: string
}

/** Asks for the password and deletes the account. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failure>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    setFailure({})
    try {
      await call(deleteAccount, { body: { current_password: password } })
    } catch (error) {
      flushSync(() => {
        setFailure(describeDeletionFailure(error))
        setBusy(false)
      })
      return focusFirstInvalid(form)
    }
    // The guard around the settings leads to the start, as after signing out.
    endSessionLocally('signed-out')
    toast.success('Konto zostało usunięte.')
  }

  return (
    <Dialog open onClose={onClose} title="Usunąć konto na zawsze?" busy={busy} closeButton={false}>
      <form noValidate onSubmit={fireAndForget(submit)} className="flex flex-col gap-5">
        <p className="text-muted">Wszystkie Twoje dane znikną i nikt ich nie odzyska. Aby usunąć konto, wpisz swoje hasło.</p>
        <Field label="Hasło" error={failure.password} required>
          <PasswordInput name="current_password" data-autofocus value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
        {failure.other && (
          <Banner tone="late" role="alert">
            <p className="font-semibold">{failure.other}</p>
          </Banner>
        )}
        <div className="flex flex-col gap-3">
          <Button
            type="submit"
            variant="danger"
            full
            busy={busy}
            busyLabel="Usuwanie..."
            reason={password === '' ? 'Najpierw wpisz hasło.' : undefined}
          >
            Usuń konto na zawsze
          </Button>
          <Button variant="outline" full onClick={onClose}>
            Anuluj
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function describeDeletionFailure(error: unknown): Failure {
  if (isApiError(error, 400) && error.fields.current_password) return { password: 'Nieprawidłowe hasło.' }
  return { other: (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się usunąć konta. Spróbuj ponownie.' }
}

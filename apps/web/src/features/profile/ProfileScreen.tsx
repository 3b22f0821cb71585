import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { ChevronDown, CookingPot, HeartPulse, House, type LucideIcon, Salad } from 'lucide-react'
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../lib/paths.ts'
import { useLeaveGuard, useLocation, useNavigate } from '../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { type AlertMessage, PassingAlert } from '../../ui/feedback/PassingAlert.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { DietFields } from './diet/DietFields.tsx'
import { useDietAndExclusions } from './diet/use-diet-and-exclusions.ts'
import { EquipmentFields, useEquipment } from './equipment/EquipmentFields.tsx'
import { HealthFields } from './health/HealthFields.tsx'
import { useHealth } from './health/use-health.ts'
import { describeSaveFailure } from './sections/section-state.ts'
import { StaplesFields } from './staples/StaplesFields.tsx'
import { useProfileSummaries } from './summaries.ts'

/** The sections, by the word that stands for each in the address. */
const SECTIONS = ['kuchnia', 'co-zawsze-masz', 'zdrowie', 'dieta'] as const
type SectionId = (typeof SECTIONS)[number]

const isSection = (word: string): word is SectionId => SECTIONS.some((section) => section === word)

/** /settings/profile: kitchen, staples, health and diet. One section is open at a time, and what was changed in it is not lost by leaving. */
export function ProfileScreen() {
  const summaries = useProfileSummaries()
  const sections = useSections()
  const equipment = useEquipment()
  const health = useHealth()
  const nutrition = useDietAndExclusions()
  const wide = useWideScreen()

  const kitchenPart: Editable = {
    ...equipment,
    saveLabel: 'Zapisz wyposażenie',
    failure: 'Nie udało się zapisać wyposażenia.',
    onSave: equipment.save,
  }
  const healthPart: Editable = {
    ...health,
    saveLabel: 'Zapisz dane o zdrowiu',
    failure: 'Nie udało się zapisać kondycji.',
    reason: health.mayKeep ? undefined : 'Aby zapisać, zaznacz zgodę na przetwarzanie danych o zdrowiu.',
    onSave: health.save,
  }
  const nutritionPart: Editable = {
    ...nutrition,
    saveLabel: 'Zapisz sposób żywienia',
    failure: 'Nie udało się zapisać stylu żywienia.',
    onSave: nutrition.save,
  }
  const parts: Partial<Record<SectionId, Editable>> = { kuchnia: kitchenPart, zdrowie: healthPart, dieta: nutritionPart }
  const changed = sections.open === undefined ? undefined : parts[sections.open]
  const leaving = useLeaving(changed, sections.show)
  const common = { open: sections.open, onToggle: leaving.toggle }

  return (
    <>
      <title>Profil – Spiżarka</title>
      <PageHeader
        title="Profil"
        subtitle="Dotknij, żeby zmienić"
        back={wide ? { to: paths.home, label: 'Wróć na start' } : { to: paths.settings, label: 'Wróć do ustawień' }}
      />
      <div className="page page-narrow">
        <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
          <ProfileSection
            {...common}
            id="kuchnia"
            Icon={CookingPot}
            title="Wyposażenie kuchni"
            summary={summaries.kitchen}
            lead="Przepisy dopasujemy do tego, na czym gotujesz."
            editable={kitchenPart}
          >
            <EquipmentFields equipment={equipment} />
          </ProfileSection>
          <ProfileSection
            {...common}
            id="co-zawsze-masz"
            Icon={House}
            title="Co zawsze masz"
            summary={summaries.staples}
            lead="Przepisy liczą, że to jest w domu. Zmiany zapisują się od razu."
          >
            <StaplesFields />
          </ProfileSection>
          <ProfileSection
            {...common}
            id="zdrowie"
            Icon={HeartPulse}
            title="Zdrowie i alergie"
            summary={summaries.health}
            lead="Dzięki temu odradzimy składnik, zanim trafi do garnka. To informacja, nie porada medyczna."
            editable={healthPart}
          >
            <HealthFields health={health} />
          </ProfileSection>
          <ProfileSection
            {...common}
            id="dieta"
            Icon={Salad}
            title="Sposób żywienia"
            summary={summaries.nutrition}
            lead="Dieta, style i produkty, których nie chcesz w żadnym daniu."
            editable={nutritionPart}
          >
            <DietFields nutrition={nutrition} />
          </ProfileSection>
        </div>
      </div>
      {leaving.question}
    </>
  )
}

/** Which section is open: the one that the address names, the first at the beginning, none once it was folded. */
function useSections() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const named = decodeURIComponent(hash.slice(1))
  const open = isSection(named) ? named : named === '' ? SECTIONS[0] : undefined
  const show = useCallback(
    (section: SectionId | undefined) => fireAndForget(() => navigate({ hash: section ?? 'zwiniete' }, { replace: true }))(),
    [navigate],
  )
  // A link to a section leads to it, not to the top of the page.
  useEffect(() => {
    if (isSection(named)) document.getElementById(named)?.scrollIntoView({ block: 'nearest' })
  }, [named])
  return { open, show }
}

/** What a section is saved with, and what is lost without it. */
interface Editable {
  /** Of the button: "Zapisz wyposażenie". */
  saveLabel: string
  /** Why it cannot be saved now. */
  reason?: string | undefined
  /** "Nie udało się zapisać wyposażenia." */
  failure: string
  onSave: () => Promise<unknown>
  /** What is to be replaced has been read. */
  ready: boolean
  dirty: boolean
  discard: () => void
}

/** Asks "Zapisać zmiany?" before another section or another page takes the place of what was changed. */
function useLeaving(changed: Editable | undefined, show: (section: SectionId | undefined) => void) {
  const dirty = changed?.dirty === true
  const [next, setNext] = useState<{ section: SectionId | undefined }>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { pathname } = useLocation()
  const leaving = useLeaveGuard((to) => dirty && to.pathname !== pathname)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  const asks = next !== undefined || leaving.leave !== undefined
  const stay = () => {
    setNext(undefined)
    setProblem(undefined)
    leaving.stay()
  }
  const go = () => {
    setProblem(undefined)
    if (next) show(next.section)
    setNext(undefined)
    leaving.leave?.()
  }
  const save = async () => {
    if (!changed || busy) return
    setBusy(true)
    try {
      await changed.onSave()
      go()
    } catch (error) {
      setProblem(describeSaveFailure(error, changed.failure))
    }
    setBusy(false)
  }
  return {
    toggle: (section: SectionId | undefined) => (dirty ? setNext({ section }) : show(section)),
    question: (
      <Dialog
        open={asks}
        onClose={stay}
        title="Zapisać zmiany?"
        busy={busy}
        closeButton
        footer={
          // Why it cannot be saved takes the whole width for its words.
          <div className={changed?.reason === undefined ? 'flex gap-3 [&>*]:flex-1' : 'flex flex-col gap-3'}>
            <Button
              variant="outline"
              onClick={() => {
                changed?.discard()
                go()
              }}
            >
              Nie zapisuj
            </Button>
            <Button busy={busy} busyLabel="Zapisywanie..." reason={changed?.reason} onClick={fireAndForget(save)}>
              Zapisz
            </Button>
          </div>
        }
      >
        <p role={problem === undefined ? undefined : 'alert'}>{problem ?? 'Inaczej to, co zmienione, przepadnie.'}</p>
      </Dialog>
    ),
  }
}

interface ProfileSectionProps {
  id: SectionId
  Icon: LucideIcon
  title: string
  /** What is chosen; undefined while it is read. */
  summary: string | undefined
  lead: string
  open: SectionId | undefined
  onToggle: (section: SectionId | undefined) => void
  /** Left out where every change is kept at once. */
  editable?: Editable
  children: ReactNode
}

/** A part of the profile: what is chosen in a line, and under it the choice, with a save button and news of its own. */
function ProfileSection({ id, Icon, title, summary, lead, open, onToggle, editable, children }: ProfileSectionProps) {
  const headingId = useId()
  const isOpen = open === id
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  const forget = useCallback(() => setMessage(undefined), [])

  const save = async ({ onSave, failure }: Editable) => {
    setBusy(true)
    try {
      await onSave()
      setMessage({ tone: 'ok', text: 'Zmiany zostały zapisane!' })
    } catch (error) {
      setMessage({ tone: 'late', text: describeSaveFailure(error, failure) })
    }
    setBusy(false)
  }
  const submit = fireAndForget((event: FormEvent) => {
    event.preventDefault()
    if (editable?.ready && !busy && editable.reason === undefined) return save(editable)
  })

  return (
    <section aria-labelledby={headingId} id={id} className="scroll-mt-4">
      <h2 className="font-sans! tracking-normal!">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(isOpen ? undefined : id)}
          className="flex min-h-18 w-full items-center gap-3.5 px-4 py-3 text-left -outline-offset-3 hover:bg-sunken"
        >
          <span
            aria-hidden
            className={`grid size-12 shrink-0 place-items-center rounded-tile ${isOpen ? 'bg-brand-soft text-brand-ink' : 'bg-sunken text-muted'}`}
          >
            <Icon className="size-6" />
          </span>
          <span className="min-w-0 flex-1">
            <span id={headingId} className="block text-body font-semibold">
              {title}
            </span>
            <span className="block text-small font-normal text-muted wrap-anywhere">{summary ?? '\u00a0'}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 transition-transform duration-(--duration-base) ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {isOpen && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5 px-4 pt-1 pb-5 md:pl-19.5">
          <p className="text-muted">{withHardSpaces(lead)}</p>
          {children}
          <PassingAlert message={message} onGone={forget} />
          {editable?.ready && (
            <div className="flex flex-wrap items-start gap-3">
              <Button type="submit" className="max-md:flex-1" busy={busy} busyLabel="Zapisywanie..." reason={editable.reason}>
                {editable.saveLabel}
              </Button>
              {editable.dirty && (
                <Button variant="outline" onClick={editable.discard}>
                  Anuluj
                </Button>
              )}
            </div>
          )}
        </form>
      )}
    </section>
  )
}

import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { useOnline } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { GoalStep } from './GoalStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import {
  bodyOf,
  EMPTY,
  faultsOfGoal,
  faultsOfYou,
  type Person,
  type PersonErrors,
  personOf,
  useCountedTarget,
  useSavedTarget,
  useSaveTarget,
} from './use-target.ts'
import { YouStep } from './YouStep.tsx'

const STEPS = 3

/** /calories/fitness-setup: who eats, where to, and the result. Nothing is kept before the last button. */
export function TargetScreen() {
  const { saved, consent } = useSavedTarget()
  if (saved.data === undefined || !consent.data) {
    const isFailed = saved.isError || consent.isError
    const again = () => [saved, consent].forEach((query) => fireAndForget(() => query.refetch())())
    return (
      <Frame step={1}>
        {isFailed ? (
          <ErrorPanel onRetry={again}>Nie udało się wczytać celu.</ErrorPanel>
        ) : (
          <SkeletonRows rows={4} label="Ładowanie celu…" />
        )}
      </Frame>
    )
  }
  const person = saved.data ? personOf(saved.data) : EMPTY
  return <Setup first={person} isSaved={saved.data !== null} hasConsent={consent.data.granted} />
}

function Setup({ first, isSaved, hasConsent }: { first: Person; isSaved: boolean; hasConsent: boolean }) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [person, setPerson] = useState(first)
  const [agrees, setAgrees] = useState(false)
  const [errors, setErrors] = useState<PersonErrors & { consent?: string }>({})
  const [offered, setOffered] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveTarget()
  const asked = Math.min(STEPS, Math.max(1, Number(query.get('step')) || 1))
  const isYouDone = Object.keys(faultsOfYou(person)).length === 0
  // An address of a later step that is opened afresh has nothing to count from.
  const step = asked > 1 && !isYouDone ? 1 : asked === STEPS && bodyOf(person) === null ? 2 : asked
  const body = step === STEPS ? bodyOf(person) : null
  const counted = useCountedTarget(body)
  const change = (changed: Partial<Person>) => {
    setPerson((old) => ({ ...old, ...changed }))
    setErrors({})
  }

  const next = (event: FormEvent) => {
    event.preventDefault()
    const isUnasked = !hasConsent && !agrees
    const faults = {
      ...(step === 1 && faultsOfYou(person)),
      ...(isUnasked && step !== 2 && { consent: 'Bez zgody nie zapiszemy niczego o zdrowiu.' }),
      ...(step === 2 && faultsOfGoal(person)),
    }
    setErrors(faults)
    // A consent that was withdrawn meanwhile is asked for again, where it is asked for.
    if (isUnasked && step === STEPS) return setQuery({ step: '1' })
    if (Object.keys(faults).length > 0) return requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
    if (step < STEPS) return setQuery({ step: String(step + 1) })
    if (!body || !counted.data || save.isPending) return
    save.mutate(
      { ...body, ...(!hasConsent && { health_data_consent: true }) },
      {
        onSuccess: fireAndForget(() => {
          toast.success('Cel zapisany.')
          return navigate(paths.calories, { replace: true })
        }),
        onError: (failure) => {
          if (!isApiError(failure) || failure.fieldMessage('health_data_consent') === undefined) return
          setErrors({ consent: 'Zgoda została wycofana na innym urządzeniu. Bez niej nie zapiszemy niczego o\u00a0zdrowiu.' })
          setQuery({ step: '1' })
        },
      },
    )
  }

  return (
    <Frame step={step}>
      <form ref={form} noValidate onSubmit={next} className="flex flex-1 flex-col">
        <div key={step} className="page page-narrow gap-6!">
          {step === 1 && (
            <YouStep person={person} onChange={change} errors={errors} consent={hasConsent ? undefined : { agrees, setAgrees }} />
          )}
          {step === 2 && <GoalStep person={person} onChange={change} errors={errors} />}
          {step === STEPS && (
            <ResultStep person={person} onChange={change} counted={counted} isSaved={isSaved} onLocked={() => setOffered(true)} />
          )}
        </div>
        <StickyBar caption={step === STEPS && 'Zmienisz go w każdej chwili.'}>
          {save.isError && (
            <p role="alert" className="text-small font-semibold text-danger">
              {describeFailure(save.error)}
            </p>
          )}
          <Button
            type="submit"
            size="lg"
            full
            busy={save.isPending || (body !== null && counted.isPending)}
            busyLabel={save.isPending ? 'Zapisywanie...' : 'Liczymy...'}
            reason={isOnline ? undefined : 'Cel policzymy, gdy wróci internet.'}
          >
            {['Dalej', 'Zobacz wynik', 'Zapisz cel'][step - 1]}
          </Button>
        </StickyBar>
      </form>
      <Upsell feature={offered && 'custom_macros'} onClose={() => setOffered(false)} />
    </Frame>
  )
}

function describeFailure(error: unknown): string {
  if (!isApiError(error)) return NO_CONNECTION
  return Object.values(error.fields)[0]?.[0] ?? error.message
}

/** The way back and which step of how many. */
function Frame({ step, children }: { step: number; children: ReactNode }) {
  return (
    <>
      <title>Twój cel – Spiżarka</title>
      <header className="lace z-1">
        <div className="mx-auto max-w-180 px-2 pt-2 pb-5 md:px-8 md:pt-5">
          <div className="grid min-h-11 grid-cols-[1fr_auto_1fr] items-center">
            <Link
              to={step === 1 ? paths.calories : `${paths.calorieTarget}?step=${step - 1}`}
              aria-label={step === 1 ? 'Wróć do dziennika' : 'Wróć do poprzedniego kroku'}
              className="grid size-11 place-items-center rounded-pill hover:bg-ink/8"
            >
              <ArrowLeft aria-hidden className="size-6" />
            </Link>
            <p className="font-semibold">
              Krok {step} z {STEPS}
            </p>
          </div>
          <div aria-hidden className="mt-2 flex gap-1.5 px-2">
            {Array.from({ length: STEPS }, (_, place) => (
              <span key={place} className={clsx('h-1.5 flex-1 rounded-pill', place < step ? 'bg-brand-fill' : 'bg-line')} />
            ))}
          </div>
        </div>
      </header>
      {children}
    </>
  )
}

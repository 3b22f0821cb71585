import { POINTS } from '@spizarka/contract/limits'
import { ONBOARDING_STEPS, type OnboardingStep } from '@spizarka/contract/onboarding'
import { type ReactNode, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocation, useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { describeSaveFailure } from '../sections/section-state.ts'
import { StepBody, StepHeader, useRecordStep } from './StepFrame.tsx'

type Outcome = 'saved' | 'skipped'

export interface AnswerStepProps {
  step: Exclude<OnboardingStep, 'welcome' | 'finish'>
  title: string
  lead: string
  nextLabel?: string
  /** Where the way back leads; to the step before where left out. */
  back?: string
  /** Under the button. */
  caption?: string
  /** The second half of the step: the step is behind only after that. */
  continueTo?: string
  /** The screen before asked for the first half of the step. */
  isSecondHalf?: boolean
  /** What the first half of the step came to. */
  before?: Outcome | undefined
  /** Why it cannot be saved now; skipping always goes. */
  reason?: string | undefined
  /** "Nie udało się zapisać wyposażenia." */
  failure: string
  onSave: () => Promise<unknown>
  /** What is to be replaced has been read. */
  ready: boolean
  children: ReactNode
}

/** A step that asks for a part of the profile: saves it at once and goes on, or is skipped. */
export function AnswerStep(props: AnswerStepProps) {
  const { step, title, lead, nextLabel = 'Zapisz i przejdź dalej', reason, failure, onSave, ready, children } = props
  const {
    back,
    continueTo,
    isSecondHalf = false,
    before,
    caption = `Za ukończenie pierwszych kroków: +${POINTS.onboardingBonus} pkt`,
  } = props
  const navigate = useNavigate()
  const record = useRecordStep()
  const [busy, setBusy] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()

  const leave = fireAndForget(async (outcome: Outcome) => {
    setBusy(outcome)
    setProblem(undefined)
    try {
      if (outcome === 'saved') await onSave()
      if (continueTo !== undefined) {
        await navigate(continueTo, { state: { before: outcome } satisfies HalfState })
      } else {
        await record(step, before === 'saved' ? before : outcome)
        await navigate(paths.onboardingStep(stepAfter(step)))
      }
    } catch (error) {
      setProblem(describeSaveFailure(error, outcome === 'saved' ? failure : 'Nie udało się pominąć kroku. Spróbuj ponownie.'))
      setBusy(undefined)
    }
  })

  return (
    <>
      <StepHeader
        step={step}
        back={back}
        half={continueTo !== undefined ? 1 : isSecondHalf ? 2 : undefined}
        skip={
          <Button variant="ghost" size="sm" busy={busy === 'skipped'} onClick={() => busy ?? leave('skipped')}>
            Pomiń
          </Button>
        }
      />
      <StepBody title={title} lead={lead}>
        {children}
      </StepBody>
      <StickyBar caption={caption}>
        {problem !== undefined && (
          <Banner tone="late" role="alert">
            {problem}
          </Banner>
        )}
        <Button
          size="lg"
          full
          busy={busy === 'saved'}
          busyLabel="Zapisywanie..."
          reason={ready ? reason : 'Najpierw muszą się wczytać Twoje ustawienia.'}
          reasonPlacement="above"
          onClick={() => busy ?? leave('saved')}
        >
          {nextLabel}
        </Button>
      </StickyBar>
    </>
  )
}

interface HalfState {
  before: Outcome
}

/** What the first half of a step came to, as its screen says to that of the second; undefined where one came otherwise. */
export function useFirstHalf(): Outcome | undefined {
  const state: unknown = useLocation().state
  const before = typeof state === 'object' && state !== null && 'before' in state ? state.before : undefined
  return before === 'saved' || before === 'skipped' ? before : undefined
}

function stepAfter(step: OnboardingStep): OnboardingStep {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? 'finish'
}

import { POINTS } from '@spizarka/contract/limits'
import { CookingPot, HeartPulse, type LucideIcon, Salad } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { formatPointsInWords } from '../../../lib/text/format.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { StepBody, StepHeader, useRecordStep } from './StepFrame.tsx'

const QUESTIONS: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: CookingPot, title: 'Na czym gotujesz', text: 'Przepisy ułożymy pod Twój sprzęt.' },
  { Icon: HeartPulse, title: 'Na co uważasz', text: 'Schorzenia i alergie, tylko za Twoją zgodą.' },
  { Icon: Salad, title: 'Jak jesz', text: 'Dieta, style i to, czego nie chcesz na talerzu.' },
]

/** What is going to be asked, and why; seen once, it is behind. */
export function WelcomeStep() {
  const record = useRecordStep()
  const seen = useRef(record)
  useEffect(() => {
    // Where that fails the welcome is shown once more, and nothing else happens.
    seen.current('welcome', 'saved').catch(() => undefined)
  }, [])
  return (
    <>
      <StepHeader step="welcome" />
      <StepBody
        title="Poznajmy się przy kuchennym stole"
        lead="Trzy krótkie pytania i przepisy będą naprawdę Twoje. Każde możesz pominąć, a odpowiedzi zmienisz w ustawieniach."
      >
        <div aria-hidden className="self-center [&>svg]:h-auto [&>svg]:w-44 md:[&>svg]:w-60 [&>svg]:max-w-full">
          <PotArt />
        </div>
        <Rows label="O co zapytamy">
          {QUESTIONS.map(({ Icon, title, text }) => (
            <Row
              key={title}
              start={
                <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
                  <Icon className="size-6" />
                </span>
              }
              title={title}
              detail={<span className="text-small text-muted">{text}</span>}
            />
          ))}
        </Rows>
      </StepBody>
      <StickyBar caption={`Na końcu czeka ${formatPointsInWords(POINTS.onboardingBonus)} AI.`}>
        <ButtonLink to={paths.onboardingStep('equipment')} size="lg" full>
          Zaczynamy
        </ButtonLink>
        <ButtonLink to={paths.home} variant="ghost" full>
          Nie teraz
        </ButtonLink>
      </StickyBar>
    </>
  )
}

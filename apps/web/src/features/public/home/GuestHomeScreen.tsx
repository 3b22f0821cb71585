import { POINTS } from '@spizarka/contract/limits'
import { PublicMeta } from '../PublicMeta.tsx'
import { Conditions } from './Conditions.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Plans } from './Plans.tsx'
import { StartPoints } from './StartPoints.tsx'

/** What Spiżarka is for, for someone who does not know it yet. */
export function GuestHomeScreen() {
  return (
    <>
      <PublicMeta
        title="Spiżarka – gotuj z tego, co masz"
        description={`Spiżarka wie, co masz w kuchni: podpowie, co ugotować, zanim się zepsuje, i dopasuje to do Twojego zdrowia. Zacznij z ${POINTS.activation} punktami AI za darmo.`}
      />
      <Hero />
      <div className="mx-auto flex w-full max-w-300 flex-col gap-11 px-4 py-11 md:gap-20 md:px-10 md:py-16">
        <HowItWorks />
        <Conditions />
        <div className="flex flex-col gap-11 lg:grid lg:grid-cols-[1fr_1.1fr] lg:items-start lg:gap-6">
          <StartPoints />
          <Plans />
        </div>
      </div>
    </>
  )
}

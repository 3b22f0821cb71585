import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { Accordion } from '../../../ui/Accordion.tsx'
import { INSTALL_STEPS, type Platform } from './platform.ts'

const ALL = ['android', 'ios', 'desktop'] as const satisfies readonly Platform[]

/** How to install by hand: this device's way open, the others folded. */
export function PlatformSteps({ here }: { here: Platform }) {
  const inOrder = ALL.toSorted((a, b) => Number(b === here) - Number(a === here))
  return inOrder.map((platform) => (
    <Accordion key={platform} title={INSTALL_STEPS[platform].title} defaultOpen={platform === here}>
      <ol className="flex list-decimal flex-col gap-2 pr-5 pb-5 pl-10 marker:font-bold">
        {INSTALL_STEPS[platform].steps.map((step) => (
          <li key={step}>{withHardSpaces(step)}</li>
        ))}
      </ol>
    </Accordion>
  ))
}

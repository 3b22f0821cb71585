import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** What to do now, to be read at arm's length; a screen reader says it when the step is turned. */
export function StepText({ index, step }: { index: number; step: RecipeStep | undefined }) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    window.scrollTo(0, 0)
    // The button that turned the step is gone at the first step and at the last.
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [index])
  return (
    <div ref={element} role="status" tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      {step && <span className="sr-only">Krok {index + 1}. </span>}
      <p className="font-display text-step font-semibold whitespace-pre-line text-pretty wrap-anywhere hyphens-auto lg:text-[2.25rem] lg:leading-12">
        {step ? withHardSpaces(step.text) : 'Ten przepis nie ma opisanych kroków.'}
      </p>
      {step?.setting && (
        <span className="inline-flex items-center gap-2 rounded-pill bg-plum-soft px-4 py-2 text-lead font-bold text-plum-ink">
          <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
          {step.setting}
        </span>
      )}
    </div>
  )
}

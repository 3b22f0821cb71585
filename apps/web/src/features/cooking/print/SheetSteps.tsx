import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeStep } from '@spizarka/contract/recipe-parts'

/** How it is made. */
export function SheetSteps({ steps }: { steps: readonly RecipeStep[] }) {
  return (
    <section aria-labelledby="arkusz-przygotowanie" className="mt-[1em]">
      <h3 id="arkusz-przygotowanie" className="text-[1.25em]">
        Przygotowanie
      </h3>
      <ol className="mt-[0.3em] flex flex-col gap-[0.4em]">
        {steps.map(({ text, setting }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no other name and are never moved
          <li key={index} className="flex break-inside-avoid gap-[0.7em]">
            <span aria-hidden className="w-[1.2em] shrink-0 text-right font-bold">
              {index + 1}.
            </span>
            <p className="min-w-0 flex-1 whitespace-pre-line">
              {withHardSpaces(text)}
              {setting !== null && <strong> [{setting}]</strong>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

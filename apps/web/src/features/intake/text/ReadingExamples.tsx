import { ArrowRight } from 'lucide-react'

const EXAMPLES = [
  ['2x mleko 1l', 'mleko, 2000 ml'],
  ['trochę koperku', 'koper, bez ilości'],
  ['papryka słodka', 'przyprawa, na stanie'],
] as const

/** What lines are read as, so that nobody has to guess how to write. */
export function ReadingExamples() {
  return (
    <section aria-labelledby="przyklady" className="rounded-card bg-sunken p-4">
      <h2 id="przyklady" className="text-h4">
        Tak to odczytamy
      </h2>
      <dl className="mt-2 flex flex-col gap-2">
        {EXAMPLES.map(([line, read]) => (
          <div key={line} className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.3fr)] items-start gap-2.5">
            <dt className="text-muted">„{line}”</dt>
            <ArrowRight aria-hidden className="mt-0.75 size-4.5 text-muted" />
            <dd className="font-bold">{read}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { Check } from 'lucide-react'

const TIPS = ['cały paragon w kadrze, bez zagięć', 'dobre światło, bez cienia dłoni', 'JPEG, PNG, WebP lub HEIC, do 20 MB']

/** What makes a picture readable. */
export function PictureTips() {
  return (
    <section aria-labelledby="wskazowki" className="rounded-card bg-sunken p-4">
      <h2 id="wskazowki" className="text-h4">
        Żeby dobrze odczytać
      </h2>
      <ul role="list" className="mt-2 flex flex-col gap-2">
        {TIPS.map((tip) => (
          <li key={tip} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}

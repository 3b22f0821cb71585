import { Hourglass } from 'lucide-react'
import { Banner } from '../../../ui/Banner.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'

/** While the list is being read. */
export function Reading() {
  return (
    <div className="page page-narrow gap-5!">
      <p role="status" className="flex items-center justify-center gap-3 text-lead font-semibold">
        <Spinner />
        Przetwarzanie listy przez AI...
      </p>
      <div aria-hidden>
        <SkeletonRows rows={5} />
      </div>
      <Banner icon={<Hourglass aria-hidden />}>Punkty są zarezerwowane. Jeśli odczyt się nie uda, wrócą do Ciebie.</Banner>
    </div>
  )
}

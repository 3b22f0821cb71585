import { ShieldCheck } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Link } from '../../../ui/link.tsx'
import { useConsidered } from './use-considered.ts'

/** What of the profile every dish is held against, and the way to change it. */
export function Considered() {
  const considered = useConsidered()
  if (!considered) return null
  return (
    <Banner
      tone={considered.length > 0 ? 'ok' : 'neutral'}
      icon={<ShieldCheck aria-hidden />}
      title={considered.length > 0 ? 'Bierzemy pod uwagę' : 'Nie wiemy, czego nie jesz'}
      action={
        <Link to={paths.profileSettings} className="-my-3 inline-flex min-h-11 items-center self-center font-bold underline">
          Zmień
        </Link>
      }
    >
      <p className="wrap-break-word">{considered.join(', ') || 'Dodaj alergie, dietę i\u00a0zdrowie, a\u00a0weźmiemy je pod uwagę.'}</p>
    </Banner>
  )
}

import { readConsideredProfile } from '@spizarka/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from '../ui/button/link.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { endpointQuery } from './api/endpoint-query.ts'
import { paths } from './paths.ts'
import { lowercaseFirstLetter } from './text/lowercase-first-letter.ts'

/** What of the profile every dish is compared with, and the way to change it. */
export function ConsideredProfile() {
  const considered = useConsideredProfile()
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

/** What the kitchen takes into account, in words; undefined while it is not known. */
function useConsideredProfile(): readonly string[] | undefined {
  const considered = useQuery(endpointQuery(readConsideredProfile)).data
  return considered && [...considered.names.map(lowercaseFirstLetter), ...considered.exclusions]
}

import { plural } from '@spizarka/contract/plural'
import { readAuthor } from '@spizarka/contract/publications'
import { GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { AuthorLink, AuthorMark } from '../../../lib/community/AuthorLine.tsx'
import { formatDayOf, formatNumber } from '../../../lib/text/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'

/** Who published somebody's recipe, how much they have published, and since when it can be read. */
export function RecipeAuthor({ recipe }: { recipe: Recipe }) {
  const { author_name: name, published_at } = recipe
  const { data: author } = useQuery({
    ...endpointQuery(readAuthor, { params: { name: name ?? '' } }),
    enabled: name !== null && name !== GONE_AUTHOR_NAME,
  })
  if (name === null || published_at === null) return null
  const recipes = author && `${formatNumber(author.recipes)}\u00a0${plural(author.recipes, ['przepis', 'przepisy', 'przepisów'])}`
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <AuthorMark name={name} />
      <div className="min-w-40 flex-1">
        <AuthorLink name={name} className="font-semibold wrap-break-word" />
        <p className="text-small text-muted">{[recipes, `opublikowano ${formatDayOf(published_at)}`].filter(Boolean).join(', ')}</p>
      </div>
      <Badge icon={<CircleCheck aria-hidden />}>po moderacji</Badge>
    </div>
  )
}

import { plural } from '@spizarka/contract/plural'
import { readAuthor } from '@spizarka/contract/publications'
import { EDITORS_NAME, GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { formatRating } from '../../../lib/community/RatingLine.tsx'
import { paths } from '../../../lib/paths.ts'
import { formatRecipes } from '../../../lib/recipes/list/recipe-lists.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'

const BACK = { to: paths.publishedRecipes, label: 'Wróć do wszystkich przepisów' }
/** Names that nobody in particular signs with. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  [EDITORS_NAME]: 'Przepisy, które są tu od początku',
  [GONE_AUTHOR_NAME]: 'Przepisy osób, których już tu nie ma',
}

/** The head of what one author published: how many recipes, how often they were cooked and saved, how they are liked. */
export function AuthorHead({ name }: { name: string }) {
  const impersonal = IMPERSONAL[name]
  const { data: author } = useQuery({ ...endpointQuery(readAuthor, { params: { name } }), enabled: impersonal === undefined })
  const signed = author?.author_name ?? name
  return (
    <>
      <title>{`${signed} – Przepisy Spiżarka`}</title>
      <meta name="description" content={`Przepisy, które publikuje ${signed}, z policzonymi wartościami odżywczymi i alergenami.`} />
      <PageHeader
        title={signed}
        back={BACK}
        // The line is there from the start, so that nothing jumps.
        subtitle={
          impersonal ??
          (author
            ? [
                formatRecipes(author.recipes),
                author.cooked > 0 && `ugotowane ${formatTimes(author.cooked)}`,
                author.saved > 0 && `w\u00a0ulubionych ${formatTimes(author.saved)}`,
                author.rating !== null && `ocena ${formatRating(author.rating)}`,
              ]
                .filter(Boolean)
                .join(' · ')
            : '\u00a0')
        }
      />
    </>
  )
}

function formatTimes(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, ['raz', 'razy', 'razy'])}`
}

import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { type Recipe, readIngredientLines } from '@spizarka/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { formatNumber } from '../../../lib/text/format.ts'

const DEBOUNCE_MS = 500

type Finding = Recipe['safety']['findings'][number]

/** How the kitchen reads one line. */
export interface LineReading {
  ingredient: RecipeIngredient
  /** What the safety gate says of it, the gravest first. */
  findings: readonly Finding[]
}

export interface Readings extends Pick<ResponseOf<typeof readIngredientLines>, 'nutrition' | 'safety'> {
  /** By the line as it was typed. */
  byLine: ReadonlyMap<string, LineReading>
}

/** How the kitchen reads lines while they are typed, once the typing pauses; what was read before stays until then. */
export function useLineReadings(lines: readonly string[], servings: number): Readings | undefined {
  // A string: a list made again at each keystroke would never stand still.
  const settled = useDebounced(lines.join('\n'), DEBOUNCE_MS)
  const { data } = useQuery({
    queryKey: [readIngredientLines.path, settled, servings],
    enabled: settled !== '',
    queryFn: async ({ signal }): Promise<Readings> => {
      const typed = settled.split('\n')
      const { ingredients, nutrition, safety } = await call(readIngredientLines, { body: { servings, ingredients: typed }, signal })
      const byLine = new Map(
        typed.flatMap((line, place): [string, LineReading][] => {
          const ingredient = ingredients[place]
          return ingredient ? [[line, { ingredient, findings: bySeverity(safety.findings, place) }]] : []
        }),
      )
      return { byLine, nutrition, safety }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Writing goes on without it, and the next pause asks again.
    retry: false,
  })
  return settled === '' ? undefined : data
}

const SEVERITY: readonly Finding['kind'][] = ['blocked', 'unchecked', 'warned']

function bySeverity(findings: readonly Finding[], place: number): Finding[] {
  return findings.filter(({ ingredient }) => ingredient === place).toSorted((a, b) => SEVERITY.indexOf(a.kind) - SEVERITY.indexOf(b.kind))
}

interface ReadingDescription {
  text: string
  tone: 'plain' | 'soon' | 'late'
}

/** What the kitchen made of a line: `marchew · 2 szt. · 160 g`; and what the cook has to know of it before all else. */
export function describeReading({ ingredient, findings: [finding] }: LineReading): ReadingDescription {
  const { name, food_id, grams, measure } = ingredient
  if (finding?.kind === 'blocked') return { text: `Nie dla Ciebie. ${finding.reason}`, tone: 'late' }
  if (food_id === null) return { text: `Nie znamy: ${name}. Nie policzymy tego ani nie sprawdzimy.`, tone: 'soon' }
  if (finding) return { text: finding.kind === 'unchecked' ? `Nie dało się sprawdzić. ${finding.reason}` : finding.reason, tone: 'soon' }
  const amount = ingredientAmount(ingredient, 1)
  const weight = grams === null || measure === 'g' ? undefined : `${formatNumber(Math.round(grams))}\u00a0g`
  const parts = [name, amount ?? undefined, weight].filter((part) => part !== undefined)
  return { text: amount === null && grams === null ? `${name}, bez ilości` : parts.join(' · '), tone: 'plain' }
}

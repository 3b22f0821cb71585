import { inflectAdjective, inflectName, preposition } from '../../inflection/index.ts'
import type { FilledFood } from './fill-pattern.ts'
import { joinNames } from './join-names.ts'
import { menuName } from './menu-names.ts'
import type { Pattern } from './pattern.ts'

const LONGEST_TITLE = 110
const MOST_IN_TITLE = 3

/** What a filled pattern is called: "Zupa dyniowa z kurczakiem", "Pieczony dorsz z cukinią", "Makaron z tuńczykiem i papryką". */
export function titleOf(pattern: Pattern, filled: readonly FilledFood[]): string {
  const { opening, opened } = openingOf(pattern, filled)
  const named = pattern.named.flatMap((role) => filled.filter((food) => food.role === role && food !== opened))
  const names = [...new Set(named.map(({ row, role }) => menuName(row, role)))]
    .filter((name) => !opening.endsWith(name))
    .slice(0, MOST_IN_TITLE)
  if (names.length === 0) return opening
  const said = joinNames(names.map((name) => inflectName(name)?.in('instrumental') ?? name))
  const full = `${opening} ${preposition('z', said)} ${said}`
  return full.length <= LONGEST_TITLE ? full : opening
}

/** How the title opens, and the food that it names by that. */
function openingOf(
  { title, calledAfter = [], lead }: Pattern,
  filled: readonly FilledFood[],
): { opening: string; opened: FilledFood | null } {
  for (const [food, called] of calledAfter) {
    const opened = filled.find(({ row }) => row.id === food)
    if (opened) return { opening: called, opened }
  }
  const opened = lead?.roles.flatMap((role) => filled.find((food) => food.role === role) ?? [])[0]
  if (!lead || !opened) return { opening: title, opened: null }
  const name = menuName(opened.row)
  const agreement = inflectName(name)?.agreement
  const made = lead.made !== undefined && agreement !== undefined ? `${inflectAdjective(lead.made, agreement, 'nominative')} ` : ''
  const opening = `${made}${name}${lead.how === undefined ? '' : ` ${lead.how}`}`
  return { opening: opening.charAt(0).toUpperCase() + opening.slice(1), opened }
}

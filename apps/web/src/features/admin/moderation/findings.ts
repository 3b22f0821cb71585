import type { PublicationChecks } from '@spizarka/contract/moderation'
import type { DecisionReason } from '@spizarka/contract/publications'

/** One thing that the machine found to look at in a text. */
export interface Finding {
  key: string
  tone: 'late' | 'soon'
  title: string
  detail: string
  /** Where it is known from. */
  source?: string
  /** The recipe that it was copied from. */
  recipeId?: string
  /** What an author is told of it, and the reason that goes with that. */
  remark: string
  reason: DecisionReason
}

const quoted = (words: readonly string[]) => words.map((word) => `„${word}”`).join(', ')

/** What the machine found in a text, what may harm somebody first. */
export function findingsOf(checks: PublicationChecks): Finding[] {
  const { food_safety, health_claims, swearing, copied_from, links, unread_lines, lines_without_amount } = checks
  return [
    ...food_safety.map(({ rule, found, advice, source }): Finding => {
      const remark = `„${found}”: ${advice}`
      return {
        key: `safety ${rule} ${found}`,
        tone: 'late',
        title: 'Bezpieczeństwo',
        detail: remark,
        ...(source !== null && { source }),
        remark,
        reason: 'unsafe',
      }
    }),
    ...listed(health_claims, {
      key: 'health',
      tone: 'late',
      title: 'Obietnica zdrowotna',
      remark: (words) => `Usuń z przepisu obietnicę leczenia: ${words}.`,
      reason: 'other',
    }),
    ...listed(swearing, {
      key: 'swearing',
      tone: 'late',
      title: 'Wulgaryzmy',
      remark: (words) => `Usuń wulgarne słowa: ${words}.`,
      reason: 'offensive',
    }),
    ...(copied_from === null
      ? []
      : [
          {
            key: 'copied',
            tone: 'late',
            title: `Podobny w\u00a0${Math.round(copied_from.share * 100)}% do innego przepisu`,
            detail: `„${copied_from.title}”`,
            recipeId: copied_from.recipe_id,
            remark: `Tekst jest prawie taki sam jak w przepisie „${copied_from.title}”. Opisz danie własnymi słowami.`,
            reason: 'copied',
          } as const,
        ]),
    ...listed(links, {
      key: 'links',
      tone: 'soon',
      title: 'Adresy i numery',
      remark: (words) => `Usuń z przepisu adresy i numery telefonów: ${words}.`,
      reason: 'other',
    }),
    ...listed(unread_lines, {
      key: 'unread',
      tone: 'soon',
      title: unread_lines.length === 1 ? 'Nieznany składnik' : 'Nieznane składniki',
      remark: (words) => `Napisz jaśniej, co to za składnik: ${words}.`,
      reason: 'unreadable',
    }),
    ...listed(lines_without_amount, {
      key: 'amounts',
      tone: 'soon',
      title: 'Składniki bez ilości',
      remark: (words) => `Dopisz ilości: ${words}.`,
      reason: 'incomplete',
    }),
  ]
}

/** One finding of all words of a kind; none where there are none. */
function listed(
  words: readonly string[],
  { remark, ...finding }: Omit<Finding, 'detail' | 'remark'> & { remark: (words: string) => string },
): Finding[] {
  return words.length === 0 ? [] : [{ ...finding, detail: quoted(words), remark: remark(quoted(words)) }]
}

/** What was looked for and not found. */
export function checksWithoutFindings({
  food_safety,
  health_claims,
  swearing,
  copied_from,
  links,
  unread_lines,
  lines_without_amount,
}: PublicationChecks): string[] {
  return [
    ...(food_safety.length === 0 && health_claims.length === 0 ? ['Bez zagrożeń i obietnic zdrowotnych'] : []),
    ...(unread_lines.length === 0 && lines_without_amount.length === 0 ? ['Składniki rozpoznane, ilości podane'] : []),
    ...(copied_from === null ? ['Niepodobny do innego przepisu'] : []),
    ...(links.length === 0 && swearing.length === 0 ? ['Bez adresów, numerów i wulgaryzmów'] : []),
  ]
}

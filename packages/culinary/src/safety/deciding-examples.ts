import { GATE, type ProfileRule } from '@spizarka/knowledge'
import { checkFor } from './check-recipe.ts'
import type { Eater } from './eater/prepare-eater.ts'
import { examineAfresh } from './examine-ingredient.ts'
import { readExclusion } from './exclusions/prepare-exclusion.ts'
import { dishModeratorsOf, moderatorOf } from './rules/food-rules.ts'
import { traitRule } from './rules/trait-rules.ts'
import { withoutPhraseGroup } from './words/phrases.ts'

/** Whether the gate finds something else in a line when it does not know a group of phrases, by the group's place in its list. */
export function phrasesDecide(group: number, line: string): boolean {
  return contentsOf(line) !== withoutPhraseGroup(group, () => contentsOf(line))
}

function contentsOf(line: string): string {
  const { contents, asDish, unknown, withoutFigures } = examineAfresh(line)
  return JSON.stringify([contents, asDish, unknown, withoutFigures])
}

/** Whether somebody who leaves out `excluded` hears something else of a line when the gate does not know a group of exclusions, by its id. */
export function exclusionDecides(id: string, excluded: string, line: string): boolean {
  const verdictBy = (groups: typeof GATE.exclusions): string => {
    const exclusions = [{ rule: 'exclusion', exclusion: readExclusion(excluded, groups) }]
    return JSON.stringify(checkFor([line], { ...NOTHING_ASKED, exclusions }, 1))
  }
  return verdictBy(GATE.exclusions) !== verdictBy(GATE.exclusions.filter((group) => group.id !== id))
}

/** A rule of a choice of the profile: what it blocks and warns of by traits, or one of its rules on foods or on whole dishes, by its place. */
export type RulePlace = 'traits' | { list: 'rules' | 'dishRules'; place: number }

/** Whether a choice of the profile finds something else in one serving of these lines without one of its rules. */
export function ruleDecides(section: 'conditions' | 'diets' | 'styles', slug: string, rule: RulePlace, lines: readonly string[]): boolean {
  const choices: Readonly<Record<string, ProfileRule>> = GATE[section]
  const choice = choices[slug]
  if (!choice) return false
  const findings = (asked: ProfileRule): string => JSON.stringify(checkFor(lines, eaterOf(slug, asked), 1))
  return findings(choice) !== findings(withoutRule(choice, rule))
}

const NOTHING_ASKED: Eater = { traitRules: [], exclusions: [], moderators: [], dishModerators: [] }

function eaterOf(slug: string, asked: ProfileRule): Eater {
  const judge = moderatorOf(slug, asked)
  return {
    ...NOTHING_ASKED,
    traitRules: traitRule(slug, asked),
    moderators: judge === null ? [] : [{ rule: slug, judge }],
    dishModerators: dishModeratorsOf(slug, asked).map((each) => ({ rule: slug, judge: each })),
  }
}

function withoutRule(choice: ProfileRule, rule: RulePlace): ProfileRule {
  if (rule === 'traits') return { ...choice, blocks: [], warns: [] }
  return { ...choice, [rule.list]: choice[rule.list]?.filter((_, place) => place !== rule.place) ?? [] }
}

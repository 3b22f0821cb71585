import { exclusionDecides, phrasesDecide, type RulePlace, ruleDecides } from '@spizarka/culinary/safety'
import { listFiles, type Path, type Problem, readRequiredYaml, type YamlSource } from '../source.ts'
import type { ExclusionsFile, RulesFile } from './gate-schemas.ts'

/** Reports the examples of phrases, exclusions and rules on which the gate finds the same without what they stand beside: they show nothing. */
export function checkExamplesDecide(root: string, problems: Problem[]): void {
  let group = 0
  // The form of all these files was checked before.
  for (const source of sourcesOf(root, 'gate/phrases', problems)) {
    const { groups } = source.value as { groups: readonly { example: string }[] }
    for (const [place, { example }] of groups.entries()) {
      if (!phrasesDecide(group, example)) problems.push(problem(source, ['groups', place, 'example'], example))
      group += 1
    }
  }
  for (const source of sourcesOf(root, 'gate/exclusions', problems)) {
    const { groups } = source.value as ExclusionsFile
    for (const [place, { id, example }] of groups.entries())
      if (!exclusionDecides(id, example.excluded, example.line)) problems.push(problem(source, ['groups', place, 'example'], example.line))
  }
  const source = readRequiredYaml(root, 'gate/rules.yaml', problems)
  if (source) checkRules(source, problems)
}

function sourcesOf(root: string, folder: string, problems: Problem[]): YamlSource[] {
  return listFiles(root, folder, '.yaml').flatMap((file) => readRequiredYaml(root, file, problems) ?? [])
}

function checkRules(source: YamlSource, problems: Problem[]): void {
  const file = source.value as RulesFile
  for (const section of ['conditions', 'diets', 'styles'] as const)
    for (const [slug, choice] of Object.entries(file[section])) {
      const check = (rule: RulePlace, example: string | readonly string[], path: Path): void => {
        const lines = typeof example === 'string' ? [example] : example
        if (!ruleDecides(section, slug, rule, lines)) problems.push(problem(source, path, lines.join(', ')))
      }
      if (choice.example !== undefined) check('traits', choice.example, [section, slug, 'example'])
      for (const [place, { example }] of (choice.rules ?? []).entries())
        check({ list: 'rules', place }, example, [section, slug, 'rules', place, 'example'])
      for (const [place, { example }] of (choice.dish_rules ?? []).entries())
        check({ list: 'dishRules', place }, example, [section, slug, 'dish_rules', place, 'example'])
    }
}

function problem(source: YamlSource, path: Path, example: string): Problem {
  return {
    file: source.file,
    line: source.lineOf(path) ?? 1,
    field: path.join('.'),
    message: `o „${example}” nie to rozstrzyga: bez tego wynik jest ten sam`,
    remedy: 'wpisz wiersz, o którym nic innego tak nie rozstrzyga, albo usuń to: co innego mówi to samo',
  }
}

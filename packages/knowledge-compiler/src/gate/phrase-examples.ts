import { decidesOnLine } from '@spizarka/culinary/safety'
import { listFiles, type Problem, readRequiredYaml } from '../source.ts'

/** Reports the examples of phrases on which the gate finds the same without their group: they show nothing. */
export function checkPhraseExamplesDecide(root: string, problems: Problem[]): void {
  let group = 0
  for (const file of listFiles(root, 'gate/phrases', '.yaml')) {
    const source = readRequiredYaml(root, file, problems)
    if (!source) continue
    // Its form was checked before.
    const { groups } = source.value as { groups: readonly { example: string }[] }
    for (const [place, { example }] of groups.entries()) {
      if (!decidesOnLine(group, example))
        problems.push({
          file,
          line: source.lineOf(['groups', place, 'example']) ?? 1,
          field: `groups.${place}.example`,
          message: `o „${example}” nie ta grupa rozstrzyga: bez niej wynik jest ten sam`,
          remedy: 'wpisz wiersz, którego bez tych fraz nikt by nie rozpoznał, albo usuń tę grupę: inne mówią to samo',
        })
      group += 1
    }
  }
}

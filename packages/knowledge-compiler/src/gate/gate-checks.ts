import type { Gate } from '@spizarka/knowledge/gate-types'
import { compileWord } from '@spizarka/knowledge/word-patterns'
import type { Problem, YamlSource } from '../source.ts'

/** A file of groups, once it is known to be well formed. */
interface GroupFile<Group> {
  source: YamlSource
  data: { groups: readonly Group[] }
}
type PhraseFile = GroupFile<{ phrases: readonly string[]; example: string; alone?: true | 'dish' | undefined }>
type ExclusionFile = GroupFile<{ id: string; typed: readonly string[]; example: { excluded: string } }>

/** Words of a line or an exclusion without Polish marks, as phrases are written. */
function wordsOf(line: string): string[] {
  const folded = line.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
  // "E 471" is written as one word.
  return folded.replace(/\be[\s-]?(?=\d{3})/g, 'e').match(/\p{L}[\p{L}\p{N}]*|\d+/gu) ?? []
}

function meets(phrase: string, words: readonly string[]): boolean {
  return phrase.split(' ').every((pattern) => words.some(compileWord(pattern)))
}

/** Reports an example that no phrase of its group is found in. */
export function checkPhraseExample({ source, data }: PhraseFile, place: number, problems: Problem[]): void {
  const { example, phrases } = data.groups[place] ?? {}
  if (example === undefined || phrases?.some((phrase) => meets(phrase, wordsOf(example)))) return
  problems.push({
    file: source.file,
    line: source.lineOf(['groups', place, 'example']),
    field: `groups.${place}.example`,
    message: `„${example}” nie zawiera żadnej z fraz tej grupy`,
    remedy: 'wpisz wiersz przepisu, o którym ta grupa rozstrzyga',
  })
}

/** Reports an example whose exclusion nobody would type for the group. */
export function checkExclusionExample({ source, data }: ExclusionFile, place: number, problems: Problem[]): void {
  const { example, typed, id } = data.groups[place] ?? {}
  if (!example || typed?.some((phrase) => meets(phrase, wordsOf(example.excluded)))) return
  problems.push({
    file: source.file,
    line: source.lineOf(['groups', place, 'example']),
    field: `${id}.example.excluded`,
    message: `„${example.excluded}” nie znaczy tej grupy`,
    remedy: 'dopisz to słowo w typed albo zmień przykład',
  })
}

/** Reports a phrase that stands twice: only the first would be read. What counts as a dish alone may say another thing in company. */
export function checkRepeatedPhrases(files: readonly PhraseFile[], problems: Problem[]): void {
  const places = new Map<string, string>()
  for (const { source, data } of files)
    for (const [group, { phrases, alone }] of data.groups.entries())
      for (const [place, phrase] of phrases.entries()) {
        const line = source.lineOf(['groups', group, 'phrases', place])
        const key = alone === 'dish' ? `dish: ${phrase}` : phrase
        const first = places.get(key)
        if (first === undefined) places.set(key, `${source.file}:${line}`)
        else
          problems.push({
            file: source.file,
            line,
            field: `groups.${group}.phrases`,
            message: `fraza „${phrase}” jest już w ${first}`,
            remedy: 'usuń jedną z nich; czytana byłaby tylko pierwsza',
          })
      }
}

/** Reports an allergen that words alone would never show: lines name foods that the table does not have ("naleśniki gryczane"). */
export function checkAllergens({ allergens, phrases, lacks, claims }: Gate, problems: Problem[]): void {
  for (const { allergen } of allergens) {
    const at = { file: 'gate/traits.yaml', line: 1, field: allergen }
    if (!phrases.some(({ holds = [], mayHold = [] }) => [...holds, ...mayHold].includes(allergen)))
      problems.push({
        ...at,
        message: 'żadna fraza nie mówi o tym alergenie',
        remedy: 'dopisz w gate/phrases frazy dań i składników, które go mają, choć nie ma ich w foods',
      })
    if (![...lacks, ...claims].some(({ traits }) => traits.includes(allergen)))
      problems.push({
        ...at,
        message: '„bez …” nie zna tego alergenu',
        remedy: 'dopisz w gate/free-from.yaml słowa, które stoją za „bez”, „nie zawiera”',
      })
  }
}

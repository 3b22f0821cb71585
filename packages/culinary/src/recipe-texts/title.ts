import { fold } from '../parse/polish/fold.ts'
import { tellsToDo } from './verbs.ts'
import { LONGEST_TITLE } from './written-recipe.ts'

const GREETING =
  /^(?:hej|czesc|witam|witajcie|dzien dobry|dziewczyny|kochani|kochane|moi drodzy|drodzy|siema|podaje|wrzucam|oto|dzis|dzisiaj|ostatnio|prosze|obiecan)\b/
const LABEL = /^(?:tytuł|nazwa(?: dania| przepisu)?|przepis|temat|danie)\s*[:–-]\s*/iu
const HOW_TO = /^jak (?:zrobić|przygotować|upiec|ugotować) [^.!?]+\?$/iu
const NAMED_IN_TALK = /przepis(?:em|u)?\s+na\s+([^,.!?:;()\n]{3,60})/iu

/** The name of the dish among the lines before its ingredients: the first that is a name and no sentence, else what the talk says it is. */
export function findTitle(lines: readonly string[]): string | null {
  const names = lines.map((line) => line.replace(LABEL, '').replace(/(?<![\s:–.-])[\s:–.-]+$/, '')).filter(isName)
  const spoken = lines.map((line) => NAMED_IN_TALK.exec(line)?.[1]).find((name) => name !== undefined)
  return names[0] ?? (spoken === undefined ? null : `Przepis na ${spoken.trim()}`)
}

function isName(line: string): boolean {
  return (
    line.length <= LONGEST_TITLE &&
    line.split(' ').length <= 14 &&
    (HOW_TO.test(line) || (!/[?;,]$|[.!?]\s/.test(line) && !tellsToDo(line))) &&
    !GREETING.test(fold(line)) &&
    /\p{L}{3}/u.test(line)
  )
}

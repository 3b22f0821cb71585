import type { Food } from '@spizarka/knowledge'
import { plainName } from '../plain-name.ts'
import type { Role } from './pattern.ts'

const TOMATO_SAUCE = /^(?:passata|pomidory-)/

/** What a menu calls a food that a shelf calls otherwise: by the ids that begin so. */
const ON_A_MENU: readonly (readonly [id: RegExp, name: string])[] = [
  [/^(?:piers|poledwiczki|filet-z-udzca)(?:-z)?-kurczaka(?!-wedzona)/, 'kurczak'],
  [/^piers-z-indyka$/, 'indyk'],
  [/^mieso-mielone/, 'mięso mielone'],
  [/^tunczyk/, 'tuńczyk'],
  [/^jajka/, 'jajko'],
  [/^ser-zolty(?!-bez)/, 'ser żółty'],
  [/^mozzarella/, 'mozzarella'],
  [/^smietan(?:k?a)(?!-(?:sojowa|owsiana))/, 'śmietana'],
  [/^papryka(?:-czerwona|-zolta|-zielona)?$/, 'papryka'],
  [/^kapusta-biala$/, 'kapusta'],
  [/^boczek/, 'boczek'],
  [/^kielbasa/, 'kiełbasa'],
  [/^twarog/, 'twaróg'],
  [/^dzem/, 'dżem'],
  [/^pomidory-/, 'pomidory'],
  [/^ogorki-(?:szklarniowe|gruntowe)$/, 'ogórki'],
  [/^szpinak/, 'szpinak'],
  [/^(?:ryz|ryz-bialy|ryz-paraboliczny)$/, 'ryż'],
]
/** What the title of a dish calls a food, in the nominative: "kurczak" for its breast, "groszek" for the frozen one. */
export function menuName({ id, name }: Pick<Food, 'id' | 'name'>, role?: Role): string {
  if (role === 'liquid' && TOMATO_SAUCE.test(id)) return 'sos pomidorowy'
  return ON_A_MENU.find(([ids]) => ids.test(id))?.[1] ?? plainName(name)
}

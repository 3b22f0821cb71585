import { findFoodById } from '@spizarka/knowledge'
import { type InflectedName, type InflectedNoun, inflectAdjective, inflectName, inflectPlural } from '../../../inflection/index.ts'
import { adjectiveBase } from '../../../parse/polish/decline-adjective.ts'

/** How several pieces of a food that is counted are called. */
export interface SeveralPieces {
  noun: InflectedNoun
  /** The whole name in any case: "papryki żółte", "liśćmi laurowymi". */
  name: InflectedName
}

/** What texts call several pieces of a food; null where it is not counted or its words are not all known. */
export function severalPieces(foodId: string): SeveralPieces | null {
  const [, few = '', many = ''] = findFoodById(foodId)?.pieceNames ?? []
  const genitives = many.split(' ')
  const words = few.split(' ').map((word, place) => ({ word, genitive: genitives[place] ?? '' }))
  const head = words.find(({ genitive }) => !isAdjective(genitive))
  // "cebule dymki", "cebul dymek": a second noun that declines.
  if (!head || head.word === '' || words.some((each) => each !== head && !isAdjective(each.genitive) && each.word !== each.genitive))
    return null
  const noun = inflectPlural(head.word, head.genitive)
  return {
    noun,
    name: {
      agreement: 'plural',
      animate: false,
      in: (asked) =>
        words
          .map((each) => {
            if (each === head) return noun.forms[asked]
            return isAdjective(each.genitive) ? inflectAdjective(adjectiveBase(each.word), 'plural', asked) : each.word
          })
          .join(' '),
    },
  }
}

function isAdjective(genitive: string): boolean {
  return /[yi]ch$/u.test(genitive)
}

/** What a text calls one piece of a food whose shelf name is of several ("cytryny"); null where its shelf name is of one. */
export function onePiece(foodId: string, name: string): InflectedName | null {
  if (inflectName(name)?.agreement !== 'plural') return null
  const [one = ''] = findFoodById(foodId)?.pieceNames ?? []
  return one === '' ? null : inflectName(one)
}

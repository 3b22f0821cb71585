import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import { readProduct } from '../parse/read-product.ts'
import { maskNoise } from '../parse/text/mask-noise.ts'
import { normalise } from '../parse/text/normalise.ts'
import { tokenise } from '../parse/text/tokens.ts'

/**
 * What a product is known by, whatever its name's number, case, order or spelling: the food's id, with its modifiers when it has some
 * ("ziemniak" and "Ziemniaki" are one, "mleko 2%" is not "mleko"); the plain name when the table does not know it.
 */
export function productKey(name: string): string {
  const plain = normalise(name).replace(/\s+/g, ' ').trim()
  const { resolved, draft } = readProduct(kitchenLexicon(), tokenise(maskNoise(plain)))
  const counted =
    draft.size !== null || draft.spoon !== null || draft.bare !== null || (draft.count !== null && draft.containers.length === 0)
  // "obiad 2" is a name that its owner chose; only names that are nothing but a name are read.
  return resolved.name === '' || counted || resolved.food === null ? fold(plain) : resolved.key
}

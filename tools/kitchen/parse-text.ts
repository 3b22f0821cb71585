import { ERRORS } from '@spizarka/contract/errors'
import { type CheckedItem, checkItems } from '@spizarka/culinary/matching'
import { createEngine, type ExtractedItem, llmSettings } from '@spizarka/engine'
import { z } from 'zod'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { answerJsonLines } from './json-lines.ts'

const rate = z.number().positive().nullable().default(null)
const pantryEntrySchema = z
  .object({
    name: z.string().min(1),
    // A spice has no unit, and nothing disagrees with it.
    unit: z.enum(['grams', 'ml', 'pieces']).nullish(),
    canonical_unit_chosen: z.boolean().default(false),
    grams_per_piece: rate,
    ml_per_piece: rate,
    grams_per_ml: rate,
    spice: z.boolean().default(false),
  })
  .transform(({ canonical_unit_chosen, grams_per_piece, ml_per_piece, grams_per_ml, unit, ...entry }) => ({
    ...entry,
    unit: unit ?? 'pieces',
    canonicalUnitChosen: canonical_unit_chosen,
    gramsPerPiece: grams_per_piece,
    mlPerPiece: ml_per_piece,
    gramsPerMl: grams_per_ml,
  }))
const requestSchema = z.object({ id: z.union([z.string(), z.number()]), input: z.string(), pantry: z.array(pantryEntrySchema).default([]) })

/** Reads lists as the worker does, checks them against the pantries given with them, and says how long each took. */
export async function parseText(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  await answerJsonLines(input, output, requestSchema, async ({ input: text, pantry }) => {
    const started = performance.now()
    const items = checkItems(await engine.extractProducts({ text }), pantry)
    return { items: items.map(present), ms: Math.round((performance.now() - started) * 1000) / 1000 }
  })
}

function present(item: CheckedItem<ExtractedItem>): object {
  return {
    product_name: item.productName,
    quantity_grams: item.quantityGrams,
    quantity_ml: item.quantityMl,
    quantity_pieces: item.quantityPieces,
    is_spice: item.isSpice,
    status: item.status,
    error_message: item.errorCode && ERRORS[item.errorCode].text,
    source_line: item.sourceLine,
    clarification_details: item.clarification,
  }
}

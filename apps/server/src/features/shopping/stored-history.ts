import { unitSchema } from '@spizarka/contract/common'
import { pantryCategorySchema } from '@spizarka/contract/pantry'
import { type History, type Stamp, withWrites } from '@spizarka/contract/shopping-merge'
import type { ItemFields } from '@spizarka/contract/shopping-sync'
import { z } from 'zod'

/**
 * What the merge remembers of an item, as its row keeps it: the time of its last remove, then a line for each operation of which something
 * still stands. A third as long as the same as JSON, and hundreds of rows are read and written at once.
 *
 *     1763800000000
 *     1763700000000 0b1c… ^
 *     1763800000001 9d2e… + {"name":"mleko","quantity":2000,"unit":"ml"}
 *     1763800000900 77aa… = {"checked":true}
 *
 * `^` is the first add, `+` an add that may still bring the item back, `*` one that is both, `=` neither.
 */
export function historyText({ first, removed, adds, writes }: History): string {
  const lines: Line[] = adds.map(([at, id]) => ({ at, id, sign: id === first[1] ? '*' : '+', fields: undefined }))
  if (lines[0]?.sign !== '*') lines.unshift({ at: first[0], id: first[1], sign: '^', fields: undefined })
  const { name, quantity, unit, note, checked, aisle, position } = writes
  if (name) fieldsOf(lines, name).name = name[2]
  if (quantity) fieldsOf(lines, quantity).quantity = quantity[2]
  if (unit) fieldsOf(lines, unit).unit = unit[2]
  if (note) fieldsOf(lines, note).note = note[2]
  if (checked) fieldsOf(lines, checked).checked = checked[2]
  if (aisle) fieldsOf(lines, aisle).aisle = aisle[2]
  if (position) fieldsOf(lines, position).position = position[2]
  let text = removed === null ? '' : String(removed)
  for (const { at, id, sign, fields } of lines) text += `\n${at} ${id} ${sign}${fields ? ` ${JSON.stringify(fields)}` : ''}`
  return text
}

interface Line {
  at: number
  id: string
  sign: string
  fields: ItemFields | undefined
}

/** The fields that an operation says, in its line, which is written where there is none. */
function fieldsOf(lines: Line[], [at, id]: readonly [number, string, unknown]): ItemFields {
  let line = lines.find((each) => each.id === id)
  if (!line) lines.push((line = { at, id, sign: '=', fields: undefined }))
  return (line.fields ??= {})
}

const fieldsSchema = z.object({
  name: z.string().optional(),
  quantity: z.number().nullable().optional(),
  unit: unitSchema.nullable().optional(),
  note: z.string().optional(),
  checked: z.boolean().optional(),
  aisle: pantryCategorySchema.optional(),
  position: z.number().nullable().optional(),
})

/** What a row keeps as the merge knows it. Throws on what `historyText` never wrote. */
export function readHistory(text: string): History {
  const [removed = '', ...lines] = text.split('\n')
  let first: Stamp | undefined
  const adds: Stamp[] = []
  let writes: History['writes'] = {}
  for (const line of lines) {
    const [time, id, sign] = line.split(' ', 3)
    if (time === undefined || id === undefined || sign === undefined) throw new Error('an item remembers what no operation says')
    const at = Number(time)
    if (sign === '^' || sign === '*') first = [at, id]
    if (sign === '+' || sign === '*') adds.push([at, id])
    const fields = line.slice(time.length + id.length + sign.length + 3)
    if (fields !== '') writes = withWrites(writes, { at, id, fields: fieldsSchema.parse(JSON.parse(fields)) })
  }
  if (!first) throw new Error('an item does not remember its first add')
  return { first, removed: removed === '' ? null : Number(removed), adds, writes }
}

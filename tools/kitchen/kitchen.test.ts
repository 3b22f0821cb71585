import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startLlmSimulator } from '@spizarka/engine/simulator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const KITCHEN = fileURLToPath(new URL('../kitchen.ts', import.meta.url))

const answerSchema = z.object({ id: z.string(), ms: z.number(), items: z.array(z.record(z.string(), z.unknown())) })

async function kitchen(args: string[], input = '', environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [KITCHEN, ...args], { env: { ...process.env, LLM_PROVIDER: 'none', ...environment } })
  child.stdin.end(input)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  const lines = out.split('\n').filter((line) => line !== '')
  return { lines, err, code }
}

async function parse(input: string, pantry?: object[]) {
  const { lines } = await kitchen(['parse-text'], JSON.stringify({ id: 'x', input, pantry }))
  return answerSchema.parse(JSON.parse(lines[0] ?? '')).items
}

const lists = (count: number) =>
  Array.from({ length: count }, (_, id) => JSON.stringify({ id: String(id), input: '2 kg ziemniaków, mleko 3,2% 1l, 10 jaj' }))

describe('kitchen parse-text', () => {
  it('writes the items of a list with every field of the format', async () => {
    expect(await parse('2 kg ziemniaków\nsól')).toEqual([
      {
        product_name: 'ziemniaki',
        quantity_grams: 2000,
        quantity_ml: null,
        quantity_pieces: null,
        is_spice: false,
        status: 'ready',
        error_message: null,
        source_line: '2 kg ziemniaków',
        clarification_details: null,
      },
      {
        product_name: 'sól',
        quantity_grams: null,
        quantity_ml: null,
        quantity_pieces: null,
        is_spice: true,
        status: 'ready',
        error_message: null,
        source_line: 'sól',
        clarification_details: null,
      },
    ])
  })

  it('says in Polish what is no product', async () => {
    const [item] = await parse('{"a": 1}')
    expect(item).toMatchObject({ status: 'error', error_message: expect.stringContaining('Nie rozpoznano produktu') })
  })

  it('runs the conflict rules against the pantry that is given', async () => {
    const pantry = [
      { name: 'ziemniaki', unit: 'pieces', canonical_unit_chosen: true, grams_per_piece: null, ml_per_piece: null, spice: false },
    ]
    const [item] = await parse('2 kg ziemniaków', pantry)
    expect(item).toMatchObject({
      status: 'needs_clarification',
      clarification_details: { conflict_type: 'missing_conversion_rate', current_unit_in_db: 'pieces', new_unit_from_input: 'grams' },
    })
  })

  it('writes the items of a meal with every field of the format, and which amounts nobody said', async () => {
    const { lines } = await kitchen(['read-meal'], '{"id":"m","text":"2 kromki chleba żytniego z masłem, plumbus"}')
    const { items } = answerSchema.parse(JSON.parse(lines[0] ?? ''))
    const figures = {
      kcal: 176,
      protein_g: 4.8,
      fat_g: 0.99,
      saturated_g: 0.07,
      carbs_g: 34.43,
      sugars_g: 3.05,
      fibre_g: 5.17,
      salt_g: 0.9,
      potassium_mg: 132.8,
      phosphorus_mg: 100,
    }
    const unknown = Object.fromEntries(Object.keys(figures).map((nutrient) => [nutrient, null]))
    expect(items).toEqual([
      {
        title: 'chleb żytni',
        source_line: '2 kromki chleba żytniego',
        food_id: 'chleb-zytni',
        recipe_id: null,
        grams: 80,
        quantity: 2,
        measure: 'kromka',
        assumed: false,
        nutrients: figures,
        coverage: 1,
        basis: 'BLS 4.0 B221000',
        alternatives: expect.arrayContaining([{ food_id: 'chleb-razowy', title: 'chleb razowy' }]),
        status: 'ready',
      },
      expect.objectContaining({ food_id: 'maslo', grams: 16, assumed: true, status: 'ready', coverage: 1 }),
      {
        title: 'plumbus',
        source_line: 'plumbus',
        food_id: null,
        recipe_id: null,
        grams: null,
        quantity: null,
        measure: null,
        assumed: false,
        nutrients: unknown,
        coverage: 0,
        basis: null,
        alternatives: [],
        status: 'unknown',
      },
    ])
  })

  it('asks the language model of the settings', async () => {
    const simulator = await startLlmSimulator()
    const { lines, err } = await kitchen(['parse-text'], '{"id":"x","input":"bulgotka kremowa"}', {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: simulator.url,
      LLM_MODEL: 'simulated',
    })
    await simulator.close()
    expect(simulator.requests).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(err).toContain('"outcome":"ok"')
  })

  it('ends with 2 and its usage on standard error for a command that does not exist', async () => {
    for (const args of [[], ['cook'], ['toString'], ['parse-text', 'more']]) {
      const { lines, err, code } = await kitchen(args)
      expect([code, lines]).toEqual([2, []])
      expect(err).toContain('parse-text')
    }
  })

  // Beside each other, so that a busy machine slows both: the start is most of what one list takes.
  it('reads a thousand lists in less than five times what one takes', async () => {
    const started = performance.now()
    const read = async (count: number) => {
      const { lines } = await kitchen(['parse-text'], lists(count).join('\n'))
      return { count: lines.length, ms: performance.now() - started }
    }
    const [one, thousand] = await Promise.all([read(1), read(1000)])
    expect([one.count, thousand.count]).toEqual([1, 1000])
    expect(thousand.ms).toBeLessThan(5 * one.ms)
  })
})

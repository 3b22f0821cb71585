import type { ProposedRecipe } from '../compose-recipes/question.ts'

/** A line of the list as the request carried it. */
interface SentLine {
  line: number
  text: string
}

/** A request as it came in, whichever vendor's protocol it spoke. */
export interface SimulatedRequest {
  vendor: 'openai' | 'anthropic'
  /** Whether an answer in words is asked for or a picture. */
  wants: 'text' | 'picture'
  headers: Record<string, string | string[] | undefined>
  body: unknown
  system: string
  user: string
  /** How many pictures the user's message carried. */
  pictures: number
  /** The JSON lines in the user's message; empty when there are none. */
  lines: readonly SentLine[]
}

/** What the simulated vendor does with one request. */
export type Behaviour =
  | { kind: 'answer'; text: string; finish?: 'stop' | 'length' }
  | { kind: 'refuse' }
  | { kind: 'filter' }
  | { kind: 'fail'; status: number; code?: string; message?: string; headers?: Record<string, string> }
  /** A gateway's page instead of an answer of the protocol. */
  | { kind: 'page'; status: number }
  | { kind: 'hang' }
  | { kind: 'reset' }

/** A behaviour, or what decides on one when the request is there. */
export type Script = Behaviour | Decide
type Decide = (request: SimulatedRequest) => Behaviour

/** One product of a simulated answer; a product may carry fields that nobody asked for. */
export interface SimulatedProduct {
  name: string
  quantity?: number | null
  unit?: 'g' | 'ml' | 'szt' | null
  is_spice?: boolean
  [unknown: string]: unknown
}

/** Answers every line with what `read` makes of it, in the shape that the rules ask for. */
export function answerProducts(read: (text: string, line: number) => readonly SimulatedProduct[]): Decide {
  return ({ lines }) => ({
    kind: 'answer',
    text: JSON.stringify({
      lines: lines.map(({ line, text }) => ({
        line,
        products: read(text, line).map((product) => ({ quantity: null, unit: null, is_spice: false, ...product })),
      })),
    }),
  })
}

/** A food of a simulated answer about a meal. */
export interface SimulatedFood {
  name: string
  amount?: string | null
  [unknown: string]: unknown
}

/** Answers every part of a meal with the foods that `read` finds in it. */
export function answerFoods(read: (text: string, line: number) => readonly SimulatedFood[]): Decide {
  return ({ lines }) => ({
    kind: 'answer',
    text: JSON.stringify({
      lines: lines.map(({ line, text }) => ({ line, foods: read(text, line).map((food) => ({ amount: null, ...food })) })),
    }),
  })
}

/** Answers a photo with what is printed on it; null for a photo that shows no receipt. */
export function answerReceipt(printed: string | null, products: Readonly<Record<string, string>> = {}): Behaviour {
  const lines = (printed ?? '').split('\n').filter((text) => text !== '')
  const answer = { is_receipt: printed !== null, lines: lines.map((text) => ({ text, product: products[text] ?? null })) }
  return { kind: 'answer', text: JSON.stringify(answer) }
}

/** Answers with a picture's file. */
export function answerPicture(file: Uint8Array): Behaviour {
  return { kind: 'answer', text: Buffer.from(file).toString('base64') }
}

/** Answers with these recipes. */
export function answerRecipes(...recipes: readonly ProposedRecipe[]): Behaviour {
  return { kind: 'answer', text: JSON.stringify({ recipes }) }
}

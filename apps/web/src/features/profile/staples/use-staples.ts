import { markStaple, readStaples, type Staple, type Staples, saveStaples } from '@spizarka/contract/staples'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { invalidateRecipes } from '../../../lib/recipes/recipe-changed.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { describeSaveFailure } from '../sections/section-state.ts'

const { queryKey: KEY } = endpointQuery(readStaples)
/** One after another: each sends the whole list. */
const SCOPE = { id: 'staples' }
const FAILED = 'Nie udało się zapisać zmiany. Spróbuj ponownie.'

/** What the user always has. */
export function useStaples() {
  return useQuery(endpointQuery(readStaples))
}

/** Keeps what the server answered, and lets recipes be counted again. */
export async function keepStaples(client: QueryClient, staples: Staples): Promise<void> {
  client.setQueryData(KEY, staples)
  await invalidateRecipes(client)
}

interface Change {
  foodId: string
  /** The new state. */
  on: boolean
  /** Of a food that is on no list yet. */
  name?: string
}

/** Switches a food that one always has on and off, at once; takes it back and says so when the server does not keep it. */
export function useSwitchStaple() {
  const client = useQueryClient()
  return useMutation<Staples, Error, Change>({
    scope: SCOPE,
    // The whole list as it is by then, the changes that wait behind this one included.
    mutationFn: () => call(saveStaples, { body: { food_ids: client.getQueryData(KEY)?.food_ids ?? [] } }),
    onMutate: (change) => client.setQueryData(KEY, (old) => old && withChange(old, change)),
    onSuccess: (staples) => settle(client, staples),
    onError: (error) => takeBack(client, error),
  })
}

/** "Znowu mam": what had run out is there again. */
export function useRefillStaple() {
  const client = useQueryClient()
  return useMutation({
    scope: SCOPE,
    mutationFn: (foodId: string) => call(markStaple, { params: { foodId }, body: { ran_out: false } }),
    onMutate: (foodId) => client.setQueryData(KEY, (old) => old && withChange(old, { foodId, on: true })),
    onSuccess: (staples) => settle(client, staples),
    onError: (error) => takeBack(client, error),
  })
}

/** An answer to a change that others have followed is out of date already. */
async function settle(client: QueryClient, staples: Staples): Promise<void> {
  if (client.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE.id }) <= 1) await keepStaples(client, staples)
}

async function takeBack(client: QueryClient, error: unknown): Promise<void> {
  toast.error(describeSaveFailure(error, FAILED))
  await client.invalidateQueries({ queryKey: KEY })
}

function withChange(staples: Staples, { foodId, on, name }: Change): Staples {
  const others = staples.food_ids.filter((id) => id !== foodId)
  const changed = (food: Staple): Staple => ({ ...food, state: on ? 'assumed' : 'off', ran_out_at: null })
  const isListed = staples.foods.some(({ food_id }) => food_id === foodId)
  return {
    ...staples,
    food_ids: on ? [...others, foodId] : others,
    foods: [
      ...staples.foods.map((food) => (food.food_id === foodId ? changed(food) : food)),
      ...(isListed || name === undefined ? [] : [unlisted(foodId, name)]),
    ],
  }
}

/** A food that was found by its name, until the server has said more of it. */
export function unlisted(foodId: string, name: string): Staple {
  return {
    food_id: foodId,
    name,
    tile: null,
    category: 'other',
    state: 'assumed',
    ran_out_at: null,
    always: false,
    recipe_count: 0,
    in_pantry: null,
  }
}

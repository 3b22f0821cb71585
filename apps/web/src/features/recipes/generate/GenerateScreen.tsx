import type { Plan } from '@spizarka/contract/accounts'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { listPantry } from '@spizarka/contract/pantry'
import { planOf } from '@spizarka/contract/plans'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { BalancePill } from '../../../lib/BalancePill.tsx'
import { ConsideredProfile } from '../../../lib/ConsideredProfile.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useOfflineReason } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { MEAL_ICONS } from '../../../lib/recipes/meal-icons.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { useLocation, useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatBalanceAfter, formatPoints } from '../../../lib/text/format.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import type { UpsellFeature } from '../../../lib/upsell/upsell-variants.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import type { ComposingState } from '../waiting/composing-state.ts'
import { PremiumOptions } from './PremiumOptions.tsx'
import {
  costOf,
  describeFailure,
  initialRequest,
  type RecipeRequest,
  refusedFeature,
  tooFewPointsText,
  useGenerate,
} from './recipe-request.ts'
import { type RequestFieldsProps, ServingsAndTime } from './ServingsAndTime.tsx'

/** /generate-recipe: what the next dish should be like. */
export function GenerateScreen() {
  const navigate = useNavigate()
  const { ai_points: points = 0, plan = 'free' } = useSession().user ?? {}
  const { state } = useLocation()
  const [request, setRequest] = useState(() => ({ ...initialRequest(), wish: wishFrom(state, plan) }))
  const [refused, setRefused] = useState<UpsellFeature>()
  const generate = useGenerate()
  const cost = costOf(request)
  const sent = generate.isPending || generate.isSuccess
  const affordable = sent || points >= cost
  const offline = useOfflineReason()
  const change = (changed: Partial<RecipeRequest>) => setRequest((old) => ({ ...old, ...changed }))

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!affordable || sent) return
    generate.mutate(request, {
      onSuccess: fireAndForget((sessionId: string) =>
        navigate(paths.composing(sessionId), { state: { reserved: cost } satisfies ComposingState }),
      ),
      onError: (error) => setRefused(refusedFeature(error)),
    })
  }

  return (
    <>
      <title>Nowy przepis – Spiżarka</title>
      <PageHeader title="Nowy przepis" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} actions={<BalancePill />} />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <div className="page page-narrow">
          <MealChoice value={request.meal} onChange={(meal) => change({ meal })} />
          <ServingsAndTime request={request} onChange={change} />
          <IngredientOptions request={request} onChange={change} />
          <PremiumOptions request={request} onChange={change} />
          <Card pad="none" className="px-4 py-1.5">
            <Switch
              on={request.withPicture}
              onChange={(withPicture) => change({ withPicture })}
              help={`+${formatPoints(COSTS.recipeImage)}. Bez niego pokażemy rysunek takiego dania.`}
            >
              Obrazek potrawy
            </Switch>
          </Card>
          <ConsideredProfile />
        </div>
        <StickyBar caption={affordable && !sent && `${formatBalanceAfter(points, cost)} Jeśli się nie uda, punkty wrócą.`}>
          {generate.isError && (
            <p role="alert" className="text-small font-semibold text-danger">
              {describeFailure(generate.error, request)}
            </p>
          )}
          <Button
            type="submit"
            size="lg"
            full
            cost={cost}
            busy={sent}
            busyLabel="Wysyłanie..."
            onFocus={preloadNextScreens}
            onPointerDown={preloadNextScreens}
            reason={affordable ? offline : tooFewPointsText(request)}
            reasonTone={affordable ? 'note' : 'error'}
          >
            Ułóż przepis
          </Button>
        </StickyBar>
      </form>
      <Upsell feature={refused} onClose={() => setRefused(undefined)} />
    </>
  )
}

/** What was wished for on the screen before, where the plan has wishes. */
function wishFrom(state: unknown, plan: Plan): string {
  const wish = typeof state === 'object' && state !== null && 'wish' in state ? state.wish : ''
  return planOf(plan).allows('custom_prompt') && typeof wish === 'string' ? wish.slice(0, LIMITS.customPrompt) : ''
}

/** The screens after the order, as soon as a hand is on the button: their code is there by the time the answer is. */
function preloadNextScreens(): void {
  // A failure shows itself when the screen is opened.
  Promise.all([import('../waiting/ComposingScreen.tsx'), import('../recipe/RecipeScreen.tsx')]).catch(() => undefined)
}

/** Which meal it is for. */
function MealChoice({ value, onChange }: { value: MealType; onChange: (meal: MealType) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h3">Na jaki posiłek?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-0.5 rounded-2xl bg-sunken p-1">
        {MEALS.map((meal) => {
          const Icon = MEAL_ICONS[meal]
          return (
            <label
              key={meal}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-tile px-1 text-[0.9375rem] leading-5 text-muted has-checked:bg-raised has-checked:font-bold has-checked:text-ink has-checked:shadow-[0_1px_3px_rgb(60_30_10/0.16)] has-focus-visible:outline-3 has-focus-visible:outline-brand"
            >
              <input type="radio" className="sr-only" name={name} checked={meal === value} onChange={() => onChange(meal)} />
              <Icon aria-hidden className="size-5.5" />
              {MEAL_TYPES[meal]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** From the pantry alone, or with something to buy; and what has to go first. */
function IngredientOptions({ request, onChange }: RequestFieldsProps) {
  const name = useId()
  const soon = useExpiringSummary()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h3">Z czego?</legend>
      <Card pad="none" className="divide-y divide-line">
        <Choice name={name} checked={!request.mayMiss} onChoose={() => onChange({ mayMiss: false })}>
          Tylko z&nbsp;mojej spiżarni
        </Choice>
        <div>
          <Choice name={name} checked={request.mayMiss} onChoose={() => onChange({ mayMiss: true })}>
            Może czegoś brakować
          </Choice>
          {request.mayMiss && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pr-4 pb-3 pl-13">
              <span>Najwyżej</span>
              <Stepper
                label="brakujące składniki"
                value={request.mostMissing}
                min={1}
                max={LIMITS.missingIngredients}
                onChange={(mostMissing) => onChange({ mostMissing })}
              />
            </div>
          )}
        </div>
        <div className="px-4 py-1.5">
          <Switch on={request.useSoonFirst} onChange={(useSoonFirst) => onChange({ useSoonFirst })} help={soon}>
            Najpierw to, co trzeba zużyć
          </Switch>
        </div>
      </Card>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 font-semibold">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-pill border-2 border-control bg-card checked:border-7 checked:border-brand-fill"
      />
      <span>{children}</span>
    </label>
  )
}

const MAX_NAMED = 3

/** What waits to be used up: "szpinak, twaróg, papryka i 2 inne"; nothing while it is unknown. */
function useExpiringSummary(): string | undefined {
  const { data } = useQuery(endpointQuery(listPantry, { query: { use_soon: 'true', ordering: 'best_before', page_size: MAX_NAMED } }))
  if (!data) return undefined
  if (data.count === 0) return 'Nic nie czeka na szybkie zużycie'
  const names = data.results.map(({ product_name }) => product_name).join(', ')
  const others = data.count - data.results.length
  return others === 0 ? names : `${names} i\u00a0${others}\u00a0${plural(others, ['inny', 'inne', 'innych'])}`
}

import { COSTS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { BalancePill } from '../../../lib/BalancePill.tsx'
import { formatBalanceAfter, formatPoints } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { UpsellSheet } from '../upsell/UpsellSheet.tsx'
import type { UpsellFeature } from '../upsell/upsell-variants.ts'
import type { ComposingState } from '../waiting/composing-state.ts'
import { Considered } from './Considered.tsx'
import { FromWhat } from './FromWhat.tsx'
import { MealChoice } from './MealChoice.tsx'
import { PremiumPart } from './PremiumPart.tsx'
import { costOf, type RecipeRequest, startRequest } from './recipe-request.ts'
import { ServingsAndTime } from './ServingsAndTime.tsx'
import { describeFailure, refusedFeature, shortOfPoints, useGenerate } from './use-generate.ts'

/** /generate-recipe: what the next dish should be like. */
export function GenerateScreen() {
  const navigate = useNavigate()
  const points = useSession().user?.ai_points ?? 0
  const [request, setRequest] = useState(startRequest)
  const [refused, setRefused] = useState<UpsellFeature>()
  const generate = useGenerate()
  const cost = costOf(request)
  const sent = generate.isPending || generate.isSuccess
  const affordable = sent || points >= cost
  const change = (changed: Partial<RecipeRequest>) => setRequest((old) => ({ ...old, ...changed }))

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!affordable || sent) return
    generate.mutate(request, {
      onSuccess: starts((sessionId: string) =>
        navigate(paths.composing(sessionId), { state: { reserved: cost } satisfies ComposingState }),
      ),
      onError: (error) => setRefused(refusedFeature(error)),
    })
  }

  return (
    <>
      <title>Nowy przepis – Spiżarka</title>
      <PageHead title="Nowy przepis" back={{ to: paths.recipes, label: 'Wróć do przepisów' }} actions={<BalancePill />} />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <div className="page page-narrow">
          <MealChoice value={request.meal} onChange={(meal) => change({ meal })} />
          <ServingsAndTime request={request} onChange={change} />
          <FromWhat request={request} onChange={change} />
          <PremiumPart request={request} onChange={change} />
          <Card pad="none" className="px-4 py-1.5">
            <Switch
              on={request.withPicture}
              onChange={(withPicture) => change({ withPicture })}
              help={`+${formatPoints(COSTS.recipeImage)}. Bez niego pokażemy rysunek takiego dania.`}
            >
              Obrazek potrawy
            </Switch>
          </Card>
          <Considered />
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
            reason={affordable ? undefined : shortOfPoints(request)}
            reasonTone="error"
          >
            Ułóż przepis
          </Button>
        </StickyBar>
      </form>
      <UpsellSheet feature={refused} onClose={() => setRefused(undefined)} />
    </>
  )
}

/** The screens after the order, as soon as a hand is on the button: their code is there by the time the answer is. */
function preloadNextScreens(): void {
  // A failure shows itself when the screen is opened.
  Promise.all([import('../waiting/ComposingScreen.tsx'), import('../recipe/RecipeScreen.tsx')]).catch(() => undefined)
}

import { ERRORS } from '@spizarka/contract/errors'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { planOf } from '@spizarka/contract/plans'
import { plural } from '@spizarka/contract/plural'
import { CalendarDays, Check, ChevronDown, Crown, PenLine } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { BalancePill } from '../../../lib/BalancePill.tsx'
import { ConsideredProfile } from '../../../lib/ConsideredProfile.tsx'
import { addDays, formatDays } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useOnline } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { MEAL_ICONS } from '../../../lib/recipes/meal-icons.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatBalanceAfter, today } from '../../../lib/text/format.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import type { UpsellFeature } from '../../../lib/upsell/upsell-variants.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Textarea } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { describeFailure, initialRequest, type ListRequest, refusedFeature, TIMES, useGenerateList } from './list-request.ts'
import { NumberTiles } from './NumberTiles.tsx'
import type { PlanningState } from './planning-state.ts'
import { UseSoonChoice } from './UseSoonChoice.tsx'

const PEOPLE = ['osoba', 'osoby', 'osób'] as const
const DAYS = ['dzień', 'dni', 'dni'] as const

/** /generate-shopping-list: for whom, for how long and which meals are to be planned and bought. */
export function GenerateListScreen() {
  const navigate = useNavigate()
  const { ai_points: points = 0, plan = 'free' } = useSession().user ?? {}
  const rules = planOf(plan)
  const isOnline = useOnline()
  const [request, setRequest] = useState(() => initialRequest(plan))
  const [offered, setOffered] = useState<UpsellFeature>()
  const generate = useGenerateList()
  const sent = generate.isPending || generate.isSuccess
  const affordable = sent || points >= COSTS.shoppingList
  const reason = reasonOf(request, { isOnline, affordable })
  const change = (changed: Partial<ListRequest>) => setRequest((old) => ({ ...old, ...changed }))

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined || sent) return
    generate.mutate(request, {
      onSuccess: fireAndForget((sessionId: string) => {
        const { people, days, startOn, meals } = request
        return navigate(paths.planningShopping(sessionId), {
          state: { people, days, startOn, meals: meals.length } satisfies PlanningState,
        })
      }),
      onError: (error) => setOffered(refusedFeature(error)),
    })
  }

  const { people: ofPeople, days: ofDays } = { people: LIMITS.shoppingPeople, days: LIMITS.shoppingDays }
  const mostPeople = rules.most('shopping_people') ?? ofPeople.most
  return (
    <>
      <title>Nowa lista zakupów – Spiżarka</title>
      <PageHeader title="Nowa lista zakupów" back={{ to: paths.shoppingLists, label: 'Wróć do list zakupów' }} actions={<BalancePill />} />
      <form noValidate onSubmit={send} className="flex flex-1 flex-col">
        <div className="page page-narrow">
          <NumberTiles
            legend="Dla ilu osób?"
            value={request.people}
            allowed={mostPeople}
            most={ofPeople.most}
            onChange={(people) => change({ people })}
            onLocked={() => setOffered('shopping_people')}
            say={(count) => `${count} ${plural(count, PEOPLE)}`}
            help={mostPeople < ofPeople.most ? `Free: 1–${mostPeople} osoby. Premium: ${mostPeople + 1}–${ofPeople.most} osób.` : undefined}
          />
          <div className="flex flex-col gap-2.5">
            <NumberTiles
              legend="Na ile dni?"
              value={request.days}
              allowed={rules.most('shopping_days') ?? ofDays.most}
              most={ofDays.most}
              onChange={(days) => change({ days })}
              onLocked={() => setOffered('shopping_days')}
              say={(count) => `${count} ${plural(count, DAYS)}`}
            />
            <StartChoice request={request} onChange={change} />
          </div>
          <MealChoice request={request} onChange={change} />
          <Card>
            <Segmented
              label="Najdłużej na jedno danie"
              showLabel
              value={String(request.minutes)}
              onChange={(value) => change({ minutes: TIMES.find((minutes) => String(minutes) === value) ?? null })}
              options={TIMES.map((minutes) => ({ value: String(minutes), label: minutes === null ? 'dowolnie' : `${minutes} min` }))}
            />
          </Card>
          <UseSoonChoice
            startOn={request.startOn}
            without={request.withoutProducts}
            onChange={(withoutProducts) => change({ withoutProducts })}
          />
          <Details
            request={request}
            onChange={change}
            wishLocked={!rules.allows('custom_prompt')}
            onLocked={() => setOffered('custom_prompt')}
          />
          <ConsideredProfile />
        </div>
        <StickyBar
          caption={reason === undefined && !sent && `${formatBalanceAfter(points, COSTS.shoppingList)} Jeśli się nie uda, punkty wrócą.`}
        >
          {generate.isError && (
            <p role="alert" className="text-small font-semibold text-danger">
              {describeFailure(generate.error)}
            </p>
          )}
          <Button
            type="submit"
            size="lg"
            full
            cost={COSTS.shoppingList}
            busy={sent}
            busyLabel="Wysyłanie..."
            onFocus={preloadNextScreens}
            onPointerDown={preloadNextScreens}
            reason={sent ? undefined : reason}
            reasonTone={affordable ? 'note' : 'error'}
          >
            Ułóż listę
          </Button>
        </StickyBar>
      </form>
      <Upsell feature={offered} onClose={() => setOffered(undefined)} />
    </>
  )
}

/** Why the list cannot be ordered yet. */
function reasonOf(
  { meals, startOn }: ListRequest,
  { isOnline, affordable }: { isOnline: boolean; affordable: boolean },
): string | undefined {
  if (meals.length === 0) return 'Wybierz choć jeden posiłek.'
  if (startOn === '' || startOn < today()) return ERRORS.shopping_start_past.text
  if (startOn > addDays(today(), LIMITS.shoppingStartDays)) return ERRORS.shopping_start_too_late.text
  if (!affordable) return ERRORS.points_short_shopping_list.text
  return isOnline ? undefined : 'Do ułożenia listy potrzeba internetu.'
}

/** The screens after the order, as soon as a hand is on the button: their code is there by the time the answer is. */
function preloadNextScreens(): void {
  // A failure shows itself when the screen is opened.
  Promise.all([import('./PlanningScreen.tsx'), import('../plan/PlanScreen.tsx')]).catch(() => undefined)
}

interface FieldsProps {
  request: ListRequest
  onChange: (change: Partial<ListRequest>) => void
}

/** Which days these are; another first day at a tap. */
function StartChoice({ request: { startOn, days }, onChange }: FieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const now = today()
  const isDay = startOn !== ''
  const from = startOn === now ? 'Od dziś' : startOn === addDays(now, 1) ? 'Od jutra' : 'Termin'
  return (
    <div className="flex flex-col gap-2.5">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-3 rounded-control border-[1.5px] border-control bg-card px-4 py-2 text-left hover:bg-sunken"
      >
        <CalendarDays aria-hidden className="size-5.5 shrink-0" />
        <span className="min-w-0 flex-1">
          {from}, <strong>{isDay ? formatDays(startOn, addDays(startOn, days - 1)) : 'wybierz dzień'}</strong>
        </span>
        <ChevronDown aria-hidden className={isOpen ? 'size-5 shrink-0 rotate-180' : 'size-5 shrink-0'} />
      </button>
      {isOpen && (
        <Field label="Pierwszy dzień">
          <Input
            type="date"
            min={now}
            max={addDays(now, LIMITS.shoppingStartDays)}
            value={startOn}
            onChange={(event) => onChange({ startOn: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}

const DISHES = ['danie', 'dania', 'dań'] as const

/** Which meals of a day are planned. */
function MealChoice({ request: { meals, days }, onChange }: FieldsProps) {
  const id = useId()
  const count = days * meals.length
  const toggle = (meal: MealType) => onChange({ meals: MEALS.filter((each) => meals.includes(each) !== (each === meal)) })
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-h3">
          Jakie posiłki?
        </h2>
        <p role="status" className="text-small tabular-nums">
          {count > 0 && (
            <>
              <strong>
                {count} {plural(count, DISHES)}
              </strong>
              : {days} {plural(days, DAYS)} × {meals.length}
            </>
          )}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2.5">
        {MEALS.map((meal) => {
          const Icon = MEAL_ICONS[meal]
          return (
            <label
              key={meal}
              className="group relative flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1 rounded-2xl border-[1.5px] border-line bg-card px-1 text-[0.9375rem] leading-5 transition-colors duration-(--duration-quick) hover:bg-sunken has-checked:border-herb has-checked:bg-ok-soft has-checked:font-bold has-checked:text-ok-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input type="checkbox" className="peer sr-only" checked={meals.includes(meal)} onChange={() => toggle(meal)} />
              <Check aria-hidden className="absolute top-1.5 right-1.5 hidden size-4.5 peer-checked:block" />
              <Icon aria-hidden className="size-5.5" />
              {MEAL_TYPES[meal]}
            </label>
          )
        })}
      </div>
    </div>
  )
}

interface DetailsProps extends FieldsProps {
  wishLocked: boolean
  onLocked: () => void
}

/** What may be said beside it: money, and in Premium a wish. */
function Details({ request: { budget, wish }, onChange, wishLocked, onLocked }: DetailsProps) {
  return (
    <section aria-labelledby="dokladniej" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="dokladniej" className="text-h3">
          Dokładniej
        </h2>
        <span className="text-small text-muted">nie musisz</span>
      </div>
      <Field label="Budżet na zakupy" help="Wskazówka, nie obietnica: liczymy z&nbsp;cen na Twoich paragonach.">
        <NumberInput
          value={budget}
          max={LIMITS.shoppingBudget / 100}
          decimals={0}
          unit="zł"
          onChange={(amount) => onChange({ budget: amount })}
        />
      </Field>
      {wishLocked ? (
        <Rows>
          <Row
            className="relative hover:bg-sunken"
            start={
              <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
                <PenLine className="size-6" />
              </span>
            }
            title={
              <button
                type="button"
                onClick={onLocked}
                className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
              >
                Twoje życzenie
              </button>
            }
            detail={<span className="text-small text-muted">np. „jedno danie bez pieczenia”</span>}
            end={
              <Badge tone="plum" icon={<Crown aria-hidden />}>
                Premium
              </Badge>
            }
          />
        </Rows>
      ) : (
        <Field
          label="Twoje życzenie"
          help="Np. „jedno danie bez pieczenia”. Alergie i&nbsp;zdrowie mają pierwszeństwo."
          counter={[wish.length, LIMITS.customPrompt]}
        >
          <Textarea rows={3} maxLength={LIMITS.customPrompt} value={wish} onChange={(event) => onChange({ wish: event.target.value })} />
        </Field>
      )}
    </section>
  )
}

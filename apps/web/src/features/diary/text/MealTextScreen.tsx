import { ERRORS } from '@spizarka/contract/errors'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { logMealText } from '@spizarka/contract/meal-texts'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { listPointHistory } from '@spizarka/contract/points'
import { useQueryClient } from '@tanstack/react-query'
import { Calculator, Mic, MicOff } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { BalancePill } from '../../../lib/BalancePill.tsx'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { TextToRead } from '../../../lib/form/TextToRead.tsx'
import { useDictation } from '../../../lib/hooks/use-dictation.ts'
import { paths } from '../../../lib/paths.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { spendPoints, useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Suggestions } from '../add/Suggestions.tsx'
import { useDayOfAddress, useMealOfAddress } from '../days.ts'
import { describeFailure } from '../diary-changes.ts'
import { mealDraft } from './meal-draft.ts'

const MEAL_OPTIONS = MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))

const FIELD = {
  label: 'Co na talerzu?',
  help: 'Pisz tak, jak mówisz. Ilości możesz pominąć.',
  placeholder: 'dwie kanapki z szynką i kawa z mlekiem',
  rows: 5,
  most: LIMITS.mealText,
}

/** /log-consumption/text: a meal as one would tell it, to be read for 5 points. */
export function MealTextScreen() {
  const navigate = useNavigate()
  const points = useSession().user?.ai_points ?? 0
  const day = useDayOfAddress()
  const [meal, setMeal] = useState<MealType>(useMealOfAddress())
  const [text, setText] = useState(mealDraft.find)
  const submit = useSubmitMeal()
  const change = (next: string) => {
    const kept = next.slice(0, LIMITS.mealText)
    setText(kept)
    mealDraft.save(kept)
  }
  const send = () =>
    submit.mutate(
      { text, day, meal_type: meal },
      { onSuccess: fireAndForget((sessionId: string) => navigate(paths.checkMeal(sessionId), { state: { day, meal } })) },
    )

  return (
    <>
      <title>Opisz posiłek – Spiżarka</title>
      <PageHeader
        title="Opisz posiłek"
        back={{ to: paths.addMeal(day, meal), label: 'Wróć do sposobów dodawania' }}
        actions={<BalancePill />}
      />
      <TextToRead
        field={FIELD}
        text={text}
        onChange={change}
        cost={COSTS.consumptionAnalysis}
        points={points}
        shortage={ERRORS.points_short_meal.text}
        action="Policz posiłek"
        promise="Jeśli się nie uda, punkty wrócą."
        sending={submit.isPending || submit.isSuccess}
        failure={submit.isError ? describeSubmitFailure(submit.error) : null}
        onSend={send}
        above={<Segmented label="Posiłek" value={meal} onChange={setMeal} options={MEAL_OPTIONS} />}
        below={<Dictation onHeard={(words) => change(text.trim() === '' ? words : `${text.trim()} ${words}`)} />}
      >
        <Suggestions key={meal} day={day} meal={meal} kinds={['usual']} note="Stąd dodajesz bez punktów." />
        <p className="flex gap-3 rounded-card bg-sunken p-4 text-muted">
          <Calculator aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>Kalorie liczymy z&nbsp;tabel żywienia, nie zgaduje ich model. Przed zapisem wszystko zobaczysz i&nbsp;poprawisz.</span>
        </p>
      </TextToRead>
    </>
  )
}

/** Says it instead of writing it, where the browser can listen. */
function Dictation({ onHeard }: { onHeard: (words: string) => void }) {
  const { available, listening, toggle } = useDictation(onHeard)
  if (!available) return null
  const Icon = listening ? MicOff : Mic
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ml-3" aria-pressed={listening} icon={<Icon aria-hidden />} onClick={toggle}>
        {listening ? 'Słuchamy…' : 'Podyktuj'}
      </Button>
    </div>
  )
}

interface MealOfText {
  text: string
  day: string
  meal_type: MealType
}

/** Sends a meal to be read, and resolves to its session; the same words are charged once, however often they are sent. */
function useSubmitMeal() {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (typedMeal: MealOfText) => {
      const { session_id } = await call(logMealText, { body: typedMeal, idempotencyKey: idempotency.keyFor(JSON.stringify(typedMeal)) })
      return session_id
    },
    onSuccess: async () => {
      idempotency.succeeded()
      spendPoints(COSTS.consumptionAnalysis)
      await queryClient.invalidateQueries({ queryKey: [listPointHistory.path], refetchType: 'none' })
    },
  })
}

function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_meal.text
  return describeFailure(error, 'Wystąpił błąd podczas wysyłania. Spróbuj ponownie.')
}

import { deleteWeight, saveWeight } from '@spizarka/contract/fitness'
import { LIMITS } from '@spizarka/contract/limits'
import { readHealthConsent } from '@spizarka/contract/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { formatDayAndMonth } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatNumber, today } from '../../../lib/text/format.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { invalidateTarget } from '../target/use-target.ts'
import { ChartTable, LineChart } from './charts.tsx'
import { daysBetween, useWeights, withTrend } from './periods.ts'

/** What was weighed since a day, with the trend in it, and a way to write more. */
export function WeightCard({ from, title }: { from: string; title: string }) {
  const weights = useWeights(from)
  const [isWriting, setIsWriting] = useState(false)
  const weighed = withTrend(weights.data ?? [])
  const [first, last] = [weighed[0], weighed.at(-1)]
  const span = first && last ? Math.max(1, daysBetween(first.day, last.day)) : 1
  const change = first && last ? last.trend - first.trend : 0
  const points = weighed.map(({ day, kg, trend }) => ({ key: day, at: first ? daysBetween(first.day, day) / span : 0, amount: kg, trend }))
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-h3">Masa ciała</h2>
          {last && <p className="text-lead font-bold tabular-nums">{formatNumber(last.kg)}&nbsp;kg</p>}
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
          <p>{title}</p>
          {last && weighed.length > 1 && (
            <p className="tabular-nums">
              {signed(change)}&nbsp;kg
              {span >= 14 && `, ok. ${formatNumber(Math.abs(Math.round((change / span) * 70) / 10))} kg na tydzień`}
            </p>
          )}
        </div>
      </div>
      {weighed.length > 1 && first && last ? (
        <>
          <LineChart
            tone="plum"
            points={points}
            trend={points.map((point) => ({ ...point, amount: point.trend }))}
            labels={[formatDayAndMonth(first.day), formatDayAndMonth(last.day)]}
            format={(kg) => formatNumber(Math.round(kg * 10) / 10)}
          />
          <p className="text-small text-muted">Kropki to pomiary, linia to trend bez dziennych wahań. Cel idzie za ostatnim pomiarem.</p>
        </>
      ) : (
        weights.data && (
          <p className="text-muted">{weighed.length === 0 ? 'Nie ma jeszcze pomiarów.' : 'Trend pokażemy od drugiego pomiaru.'}</p>
        )
      )}
      {weights.isError && <p className="text-small text-danger">Nie udało się wczytać pomiarów.</p>}
      {weighed.length > 0 && (
        <ChartTable
          caption="Masa ciała dzień po dniu"
          head={['Dzień', 'Pomiar', 'Trend', 'Usuń']}
          rows={weighed.toReversed().map(({ day, kg, trend }) => ({
            key: day,
            cells: [
              formatDayAndMonth(day),
              `${formatNumber(kg)} kg`,
              `${formatNumber(trend)} kg`,
              <ForgetWeight key={day} day={day} kg={kg} />,
            ],
          }))}
        />
      )}
      <Button variant="soft" full icon={<Plus aria-hidden className="size-5" />} onClick={() => setIsWriting(true)}>
        Zapisz pomiar
      </Button>
      {isWriting && <WeightSheet onClose={() => setIsWriting(false)} last={last?.kg ?? null} />}
    </Card>
  )
}

function signed(change: number): string {
  const rounded = Math.round(change * 10) / 10
  return `${rounded < 0 ? '−' : rounded > 0 ? '+' : ''}${formatNumber(Math.abs(rounded))}`
}

function ForgetWeight({ day, kg }: { day: string; kg: number }) {
  const client = useQueryClient()
  const bringBack = fireAndForget(async () => {
    await call(saveWeight, { params: { day }, body: { kg } })
    await invalidateTarget(client)
  })
  const forget = useExclusiveMutation({
    mutationFn: () => call(deleteWeight, { params: { day } }),
    onSuccess: async () => {
      toast.undo(`Usunięto pomiar z ${formatDayAndMonth(day)}.`, bringBack)
      await invalidateTarget(client)
    },
    onError: async (failure) => {
      const isGone = isApiError(failure, 404)
      toast.error(isGone ? 'Tego pomiaru już nie ma: usunięto go na innym urządzeniu.' : 'Nie udało się usunąć pomiaru. Spróbuj ponownie.')
      if (isGone) await invalidateTarget(client)
    },
  })
  return (
    <IconButton
      label={`Usuń pomiar z ${formatDayAndMonth(day)}`}
      icon={<Trash2 aria-hidden className="size-5" />}
      look="plain"
      onClick={() => forget.mutate()}
    />
  )
}

/** Writes the weight of a day; asks for the consent to health data where it does not stand. */
function WeightSheet({ onClose, last }: { onClose: () => void; last: number | null }) {
  const client = useQueryClient()
  const consent = useQuery(endpointQuery(readHealthConsent))
  const [day, setDay] = useState(today())
  const [kg, setKg] = useState(last)
  const [agrees, setAgrees] = useState(false)
  const [error, setError] = useState<string>()
  const needsConsent = consent.data?.granted === false
  const write = useExclusiveMutation({
    mutationFn: (weight: number) =>
      call(saveWeight, { params: { day }, body: { kg: weight, ...(needsConsent && { health_data_consent: agrees }) } }),
    onSuccess: async () => {
      toast.success('Pomiar zapisany.')
      onClose()
      await invalidateTarget(client)
    },
    onError: async (failure) => {
      setError(isApiError(failure) ? (Object.values(failure.fields)[0]?.[0] ?? failure.message) : NO_CONNECTION)
      // Where the consent was withdrawn meanwhile, the weights on the screen are deleted too, and the consent is asked for.
      if (isApiError(failure)) await invalidateTarget(client)
    },
  })
  const { least, most } = LIMITS.weightKg
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (kg === null || kg < least || kg > most) return setError(`Podaj masę od ${least} do ${most} kg.`)
    if (day === '' || day > today()) return setError('Wybierz dzień, który już był.')
    if (needsConsent && !agrees) return setError('Bez zgody nie zapiszemy niczego o zdrowiu.')
    write.mutate(kg)
  }
  return (
    <Dialog open onClose={onClose} title="Zapisz pomiar" busy={write.isPending}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field label="Masa ciała" error={error} required>
          <NumberInput
            value={kg}
            onChange={(next) => {
              setKg(next)
              setError(undefined)
            }}
            decimals={1}
            max={most}
            unit="kg"
            data-autofocus
          />
        </Field>
        <Field label="Dzień">
          <Input type="date" value={day} max={today()} onChange={(event) => setDay(event.target.value)} />
        </Field>
        {needsConsent && (
          <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
            Wyrażam wyraźną zgodę na przetwarzanie moich danych o&nbsp;zdrowiu (art.&nbsp;9&nbsp;RODO).
          </Checkbox>
        )}
        <Button type="submit" size="lg" full busy={write.isPending} busyLabel="Zapisywanie...">
          Zapisz
        </Button>
      </form>
    </Dialog>
  )
}

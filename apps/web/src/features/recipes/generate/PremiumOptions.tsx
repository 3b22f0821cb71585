import { LIMITS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { DEVICES, type Device } from '@spizarka/contract/recipe-parts'
import { CookingPot, Crown, Flame, Lock, type LucideIcon, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { Upsell } from '../../../lib/upsell/Upsell.tsx'
import type { UpsellFeature } from '../../../lib/upsell/upsell-variants.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import type { RequestFieldsProps } from './ServingsAndTime.tsx'

const ROWS: readonly { feature: UpsellFeature; title: string; text: string; Icon: LucideIcon }[] = [
  { feature: 'custom_prompt', title: 'Twoje życzenie', text: 'np. „coś rozgrzewającego, bez kolendry”', Icon: PenLine },
  { feature: 'calories_input', title: 'Kalorie na porcję', text: 'od 0 do 4000 kcal', Icon: Flame },
  { feature: 'device_selection', title: 'Urządzenie', text: 'Thermomix, Lidlomix', Icon: CookingPot },
]

/** A wish, the energy and the device: fields in Premium, an offer in Free. */
export function PremiumOptions(props: RequestFieldsProps) {
  const { plan = 'free' } = useSession().user ?? {}
  return (
    <section aria-labelledby="dokladniej" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="dokladniej" className="text-h3">
          Dokładniej po Twojemu
        </h2>
        <Badge tone="plum" icon={<Crown aria-hidden />}>
          Premium
        </Badge>
      </div>
      {planOf(plan).allows('custom_prompt') ? <PremiumFields {...props} /> : <LockedRows />}
    </section>
  )
}

function LockedRows() {
  const [asked, setAsked] = useState<UpsellFeature>()
  return (
    <>
      <Rows>
        {ROWS.map(({ feature, title, text, Icon }) => (
          <Row
            key={feature}
            className="relative hover:bg-sunken"
            start={
              <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-plum-soft text-plum-ink">
                <Icon className="size-6" />
              </span>
            }
            title={
              <button
                type="button"
                onClick={() => setAsked(feature)}
                className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
              >
                {title}
                <span className="sr-only"> (Premium)</span>
              </button>
            }
            detail={<span className="text-small text-muted">{text}</span>}
            end={<Lock aria-hidden className="mx-2 size-5 text-plum-ink" />}
          />
        ))}
      </Rows>
      <Upsell feature={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

const DEVICE_NAMES = Object.entries(DEVICES) as [Device, string][]

/** What Premium can ask for; all of it may be left empty. */
function PremiumFields({ request, onChange }: RequestFieldsProps) {
  return (
    <Card className="flex flex-col gap-5">
      <Field
        label="Twoje życzenie"
        help="Np. „coś rozgrzewającego, bez kolendry”. Alergie i&nbsp;zdrowie mają pierwszeństwo."
        counter={[request.wish.length, LIMITS.customPrompt]}
      >
        <Textarea
          rows={3}
          maxLength={LIMITS.customPrompt}
          value={request.wish}
          onChange={(event) => onChange({ wish: event.target.value })}
        />
      </Field>
      <Field label="Kalorie na porcję" help={`Od 0 do ${LIMITS.calories} kcal. Puste: bez znaczenia.`}>
        <NumberInput
          value={request.calories}
          max={LIMITS.calories}
          decimals={0}
          unit="kcal"
          onChange={(calories) => onChange({ calories })}
        />
      </Field>
      <Segmented
        label="Urządzenie"
        showLabel
        value={request.device ?? 'none'}
        onChange={(value) => onChange({ device: DEVICE_NAMES.find(([device]) => device === value)?.[0] ?? null })}
        options={[{ value: 'none', label: 'bez' }, ...DEVICE_NAMES.map(([value, label]) => ({ value, label }))]}
      />
    </Card>
  )
}

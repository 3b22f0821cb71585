import { LIMITS } from '@spizarka/contract/limits'
import { DEVICES, type Device } from '@spizarka/contract/recipe-parts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import type { RequestPartProps } from './ServingsAndTime.tsx'

const DEVICE_NAMES = Object.entries(DEVICES) as [Device, string][]

/** What Premium can ask for; all of it may be left empty. */
export function PremiumFields({ request, onChange }: RequestPartProps) {
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

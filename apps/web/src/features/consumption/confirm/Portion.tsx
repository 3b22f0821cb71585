import { LIMITS } from '@spizarka/contract/limits'
import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Slider } from '../../../ui/Slider.tsx'

// Fine about one serving, coarse where nobody measures.
const STOPS = [
  1, 5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100, 110, 120, 125, 130, 140, 150, 160, 170, 175, 180, 190, 200, 225, 250, 275, 300,
  350, 400, 450, 500,
] as const
const PRESETS = ['50', '100', '150'] as const
const format = (percent: number) => `${percent}%`

/** How much of one serving was eaten, in per cent: a slider, the usual portions, or any number from 1 to 500. */
export function Portion({ value, onChange }: { value: number | null; onChange: (percent: number | null) => void }) {
  const [exact, setExact] = useState(false)
  const preset = exact ? undefined : PRESETS.find((percent) => Number(percent) === value)
  return (
    <>
      <Slider
        label="Zjedzona porcja"
        stops={STOPS}
        value={value ?? 100}
        format={format}
        onChange={(percent) => {
          setExact(false)
          onChange(percent)
        }}
      />
      <Segmented
        label="Jaka część porcji"
        value={preset ?? 'other'}
        onChange={(chosen) => {
          setExact(chosen === 'other')
          if (chosen !== 'other') onChange(Number(chosen))
        }}
        options={[...PRESETS.map((percent) => ({ value: percent, label: `${percent}%` })), { value: 'other' as const, label: 'inna' }]}
      />
      {preset === undefined && (
        <Field label="Ile procent porcji?" help={`Od ${LIMITS.portionPercent.least} do ${LIMITS.portionPercent.most}%.`}>
          <NumberInput
            value={value}
            max={LIMITS.portionPercent.most}
            decimals={0}
            unit="%"
            onChange={(percent) => {
              // The box stays as it is: nothing that can be typed after a zero is a portion.
              if (percent === 0) return
              setExact(true)
              onChange(percent)
            }}
          />
        </Field>
      )}
    </>
  )
}

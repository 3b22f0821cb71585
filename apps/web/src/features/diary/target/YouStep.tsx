import { LIMITS } from '@spizarka/contract/limits'
import { formatDayAndMonth } from '../../../lib/days.ts'
import { paths } from '../../../lib/paths.ts'
import { today } from '../../../lib/text/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import type { Person, PersonErrors } from './use-target.ts'

interface YouStepProps {
  person: Person
  onChange: (changed: Partial<Person>) => void
  errors: PersonErrors & { consent?: string }
  /** Asked for where it does not stand yet. */
  consent: { agrees: boolean; setAgrees: (agrees: boolean) => void } | undefined
}

/** Who the target is for: four numbers and a word. */
export function YouStep({ person, onChange, errors, consent }: YouStepProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-step font-semibold">Policzmy Twój cel</h1>
        <p className="text-lead text-muted">
          Cztery liczby wystarczą. Zapisujemy je za Twoją zgodą na dane o&nbsp;zdrowiu i&nbsp;usuniemy na życzenie.
        </p>
      </div>
      <div className="flex flex-col gap-1.5">
        <Segmented
          label="Płeć do wzoru"
          showLabel
          value={person.sex}
          onChange={(sex) => onChange({ sex })}
          options={[
            { value: 'female', label: 'Kobieta' },
            { value: 'male', label: 'Mężczyzna' },
          ]}
          error={errors.sex}
        />
        <p className="text-small text-muted">Wzór ma dwie wersje, różnią się o&nbsp;166&nbsp;kcal.</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <Field label="Wiek" error={errors.age} required>
          <NumberInput value={person.age} onChange={(age) => onChange({ age })} decimals={0} max={LIMITS.age.most} unit="lat" />
        </Field>
        <Field label="Wzrost" error={errors.heightCm} required>
          <NumberInput
            value={person.heightCm}
            onChange={(heightCm) => onChange({ heightCm })}
            decimals={0}
            max={LIMITS.heightCm.most}
            unit="cm"
          />
        </Field>
      </div>
      <Field
        label="Masa ciała"
        error={errors.weightKg}
        help={`Dopiszemy ją też do trendu jako pomiar z ${formatDayAndMonth(today())}.`}
        required
      >
        <NumberInput
          value={person.weightKg}
          onChange={(weightKg) => onChange({ weightKg })}
          decimals={1}
          max={LIMITS.weightKg.most}
          unit="kg"
        />
      </Field>
      {consent && (
        <div className="rounded-card border-2 border-herb bg-card px-4 py-2">
          <Checkbox checked={consent.agrees} onChange={(event) => consent.setAgrees(event.target.checked)} error={errors.consent}>
            <span className="wrap-anywhere">
              Wyrażam wyraźną zgodę na przetwarzanie moich danych o&nbsp;zdrowiu, żeby policzyć mój cel i&nbsp;dopasowywać do nich przepisy
              (art.&nbsp;9&nbsp;RODO).
            </span>
          </Checkbox>
          <p className="pb-2 text-small text-muted">
            Zgodę wycofasz w&nbsp;każdej chwili w&nbsp;ustawieniach: wtedy cel i&nbsp;pomiary masy usuniemy od razu.{' '}
            <a href={paths.privacy} target="_blank" rel="noreferrer" className="inline-block min-h-6 underline">
              Polityka Prywatności
              <span className="sr-only"> (otwiera się w nowej karcie)</span>
            </a>
          </p>
        </div>
      )}
      <Banner>Przed 18. rokiem życia, w&nbsp;ciąży i&nbsp;podczas karmienia piersią cel ustal z&nbsp;lekarzem lub dietetykiem.</Banner>
    </>
  )
}

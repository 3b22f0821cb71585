import { CONDITION_GROUPS, type ConditionGroup } from '@spizarka/contract/choices'
import { LIMITS } from '@spizarka/contract/limits'
import { useState } from 'react'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { formatMoment } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { TypedEntryChips } from '../choices/TypedEntryChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { describeSaveFailure } from '../sections/section-state.ts'
import type { Health } from './use-health.ts'

const SHOWN = 6
const GROUPS = Object.entries(CONDITION_GROUPS) as [ConditionGroup, string][]

/** Conditions and allergies group by group, those in own words, and the consent. */
export function HealthFields({ health }: { health: Health }) {
  const { choices, saved, consent, conditions, change } = health
  return (
    <SectionContent options={[choices]} settings={[saved, consent]}>
      <div className="flex flex-col gap-5">
        {GROUPS.map(([group, heading]) => (
          <ChoiceChips
            key={group}
            label={heading}
            choices={(choices.data ?? []).filter((choice) => choice.group === group)}
            chosen={conditions.predefined_conditions}
            onChange={(predefined_conditions) => change({ ...conditions, predefined_conditions })}
            shown={SHOWN}
          />
        ))}
        <CustomConditions health={health} />
        <HealthConsentBox health={health} />
      </div>
    </SectionContent>
  )
}

/** Conditions that are on no list, in the user's own words. */
function CustomConditions({ health: { conditions, change, typed, setTyped, add } }: { health: Health }) {
  const full = conditions.custom_conditions.length >= LIMITS.customConditions
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label="Coś innego?" className="flex-1" help={full ? `Zmieści się najwyżej ${LIMITS.customConditions} pozycji.` : undefined}>
          <Input
            value={typed}
            locked={full}
            maxLength={LIMITS.customCondition}
            enterKeyHint="enter"
            autoCapitalize="none"
            placeholder="np. nietolerancja sorbitolu"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
        </Field>
        {!full && (
          <Button variant="soft" className="min-h-13!" onClick={add}>
            Dodaj<span className="sr-only"> własne schorzenie</span>
          </Button>
        )}
      </div>
      <TypedEntryChips
        label="Własne schorzenia"
        lines={conditions.custom_conditions}
        onChange={(custom_conditions) => change({ ...conditions, custom_conditions })}
      />
    </div>
  )
}

/** The explicit consent (GDPR art. 9): a box to tick until it is given, then since when it stands and how it is withdrawn. */
function HealthConsentBox({ health }: { health: Health }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const { consent, agreed, setAgreed, withdraw } = health
  const grantedAt = consent.data?.granted_at
  return (
    <div className="rounded-card border-2 border-herb bg-card px-4 py-2">
      {consent.data?.granted ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p>
            <span className="block font-semibold">Zgoda na przetwarzanie danych o&nbsp;zdrowiu</span>
            {grantedAt && <span className="block text-small text-muted">Udzielona {formatMoment(grantedAt)}.</span>}
          </p>
          <Button variant="outline" size="sm" onClick={() => setWithdrawing(true)}>
            Wycofaj zgodę
          </Button>
        </div>
      ) : (
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          {/* At 200 % the longest word is wider than a phone has room for. */}
          <span className="wrap-anywhere">
            Wyrażam wyraźną zgodę na przetwarzanie moich danych o&nbsp;zdrowiu, żeby dopasowywać do nich przepisy i&nbsp;listy zakupów
            (art.&nbsp;9&nbsp;RODO).
          </span>
        </Checkbox>
      )}
      <p className="pb-2 text-small text-muted">
        Zgodę wycofasz w&nbsp;każdej chwili w&nbsp;ustawieniach. Bez niej nie zapiszemy niczego o&nbsp;zdrowiu.{' '}
        {/* Beside the form: what is chosen here is not saved yet. */}
        <a href={paths.privacy} target="_blank" rel="noreferrer" className="inline-block min-h-6 underline">
          Polityka Prywatności
          <span className="sr-only"> (otwiera się w nowej karcie)</span>
        </a>
      </p>
      <WithdrawConsentDialog open={withdrawing} onClose={() => setWithdrawing(false)} onWithdraw={withdraw} />
    </div>
  )
}

interface WithdrawConsentDialogProps {
  open: boolean
  onClose: () => void
  onWithdraw: () => Promise<void>
}

/** Asks before health data is deleted, and says what stops working. */
function WithdrawConsentDialog({ open, onClose, onWithdraw }: WithdrawConsentDialogProps) {
  const withdrawal = useExclusiveMutation({
    mutationFn: onWithdraw,
    onSuccess: () => {
      onClose()
      toast.success('Zgoda wycofana. Dane o zdrowiu są usunięte.')
    },
    onError: (error) => toast.error(describeSaveFailure(error, 'Nie udało się wycofać zgody. Spróbuj ponownie.')),
  })
  return (
    <ConfirmDialog
      open={open}
      title="Wycofać zgodę?"
      confirmLabel="Wycofaj i usuń"
      busyLabel="Usuwanie..."
      danger
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onCancel={onClose}
    >
      <p>Twoje schorzenia i alergie usuniemy od razu i&nbsp;na zawsze. Od tej chwili:</p>
      <ul className="mt-2 list-disc pl-5">
        <li>przepisów i&nbsp;list zakupów nie sprawdzimy pod kątem Twoich schorzeń i&nbsp;alergii,</li>
        <li>wykluczone produkty, dieta i style żywienia zostają i nadal je uwzględniamy,</li>
        <li>gotowe kopie Twoich danych przestają być do pobrania, bo są w&nbsp;nich także te o&nbsp;zdrowiu.</li>
      </ul>
    </ConfirmDialog>
  )
}

import { updateMe } from '@spizarka/contract/accounts'
import { listConsents } from '@spizarka/contract/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { showUser, useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Card } from '../../../ui/Card.tsx'
import { PassingAlert } from '../../../ui/PassingAlert.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

/** The marketing consent: shown as it was tapped at once, and as it was before when that could not be saved. */
export function MarketingSection() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [tapped, setTapped] = useState<boolean>()
  const { busy, save, alert } = useSaving()

  const change = async (on: boolean) => {
    if (busy) return
    setTapped(on)
    const saved = await save(async () => showUser(await call(updateMe, { body: { marketing_consent: on } })), describeFailure)
    setTapped(undefined)
    if (saved) await queryClient.invalidateQueries({ queryKey: [listConsents.path] })
  }

  return (
    <SettingsSection id="zgody" title="Zgody">
      <Card className="flex flex-col gap-2">
        <Switch
          on={tapped ?? user?.marketing_consent ?? false}
          onChange={starts(change)}
          help="Drogą elektroniczną. Zgodę można wycofać w każdej chwili."
        >
          Nowości i oferty
        </Switch>
        <PassingAlert {...alert} />
      </Card>
    </SettingsSection>
  )
}

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Wystąpił błąd podczas aktualizacji zgody marketingowej.'
}

import { readSecondFactor } from '@spizarka/contract/second-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { Enrolment } from './Enrolment.tsx'

/** /admin/second-factor: how it stands, and another phone in the place of the old one. */
export function SecondFactorScreen() {
  const { data } = useQuery(endpointQuery(readSecondFactor))
  const queryClient = useQueryClient()
  const [renewing, setRenewing] = useState(false)
  const finish = fireAndForget(() => {
    setRenewing(false)
    return queryClient.invalidateQueries({ queryKey: [readSecondFactor.path] })
  })
  return (
    <AdminPage narrow title="Drugi składnik">
      {data && (
        <Card pad="lg" className="flex flex-col gap-3">
          {data.verified_until !== null && <p>W tej sesji potwierdzony do {formatMoment(data.verified_until)}.</p>}
          <p>
            Niewykorzystane kody zapasowe: <strong className="tabular-nums">{data.recovery_codes_left}</strong>
          </p>
          {!renewing && (
            <Button variant="outline" className="max-w-full self-start wrap-anywhere" onClick={() => setRenewing(true)}>
              Ustaw od nowa
            </Button>
          )}
        </Card>
      )}
      {renewing && <Enrolment onDone={finish} />}
    </AdminPage>
  )
}

import { PURGE_DAYS } from '@spizarka/contract/limits'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/link.tsx'
import { CardButton } from '../CardButton.tsx'
import { SettingsSection } from '../SettingsPage.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** Says what deleting the account means, before it asks for the password. */
export function DeletionSection() {
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection id="usuniecie" title="Usunięcie konta">
      <Card pad="lg" className="flex flex-col gap-4">
        <p>
          Tego nie da się cofnąć. Od razu wylogujemy Cię wszędzie, a&nbsp;spiżarnię, punkty, profil i&nbsp;dane o&nbsp;zdrowiu skasujemy
          w&nbsp;ciągu {PURGE_DAYS}&nbsp;dni. Faktury i&nbsp;logi przechowujemy 6 lat, jak mówi{' '}
          <Link to={paths.terms} className="font-bold text-brand-ink underline underline-offset-3">
            regulamin
          </Link>
          .
        </p>
        <CardButton variant="outline" className="text-danger!" onClick={() => setOpen(true)}>
          Usuń konto
        </CardButton>
      </Card>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}

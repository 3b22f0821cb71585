import { paths } from '../../../lib/paths.ts'
import { ShelfArt } from '../../../ui/art/ShelfArt.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SettingsPage } from '../SettingsPage.tsx'

/** /settings/invoices: there are none until a plan can be bought. */
export function InvoicesScreen() {
  return (
    <SettingsPage title="Moje faktury">
      <EmptyState
        picture={<ShelfArt />}
        title="Nie masz jeszcze faktur"
        text="Faktura pojawi się tu po opłaceniu planu. Dane do niej możesz podać już teraz."
      >
        <ButtonLink to={paths.billing} variant="soft">
          Podaj dane do faktury
        </ButtonLink>
      </EmptyState>
    </SettingsPage>
  )
}

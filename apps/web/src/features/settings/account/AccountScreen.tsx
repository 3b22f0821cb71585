import { SettingsPage } from '../SettingsPage.tsx'
import { ConsentHistory } from './ConsentHistory.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { MarketingSection } from './MarketingSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'

/** /settings/account: address, password, consents, a copy of the data, and the end of it all. */
export function AccountScreen() {
  return (
    <SettingsPage title="Konto">
      <EmailSection />
      <PasswordSection />
      <MarketingSection />
      <ConsentHistory />
      <ExportSection />
      <DeletionSection />
    </SettingsPage>
  )
}

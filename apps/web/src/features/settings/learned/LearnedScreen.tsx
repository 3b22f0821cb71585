import { SettingsPage } from '../SettingsPage.tsx'
import { LearnedConversions } from './LearnedConversions.tsx'
import { LearnedNames } from './LearnedNames.tsx'

/** /settings/learned: what the app has remembered of the user's corrections; each can be forgotten. */
export function LearnedScreen() {
  return (
    <SettingsPage title="Zapamiętane" subtitle="Czego Spiżarka nauczyła się od Ciebie">
      <LearnedNames />
      <LearnedConversions />
    </SettingsPage>
  )
}

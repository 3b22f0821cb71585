import { Navigate } from 'react-router'
import { useProfileSummaries } from '../features/profile/summaries.ts'
import { SettingsListScreen } from '../features/settings/SettingsListScreen.tsx'
import { paths } from '../lib/paths.ts'
import { useWideScreen } from '../lib/use-wide-screen.ts'
import { ThemeChoice } from './shell/SideMenu.tsx'

/** /settings: the list of all settings on a phone; where the menu stands beside every page, the first of them. */
export function SettingsHome() {
  return useWideScreen() ? <Navigate to={paths.profileSettings} replace /> : <SettingsList />
}

function SettingsList() {
  return <SettingsListScreen profile={useProfileSummaries()} themeChoice={<ThemeChoice />} />
}

import { useProfileSummaries } from '../features/profile/summaries.ts'
import { SettingsListScreen } from '../features/settings/SettingsListScreen.tsx'
import { useWideScreen } from '../lib/hooks/use-wide-screen.ts'
import { paths } from '../lib/paths.ts'
import { Navigate } from '../lib/router/links.tsx'
import { ThemeChoice } from './shell/menus/SideMenu.tsx'

/** /settings: the list of all settings on a phone; where the menu is beside every page, the first of them. */
export function SettingsHome() {
  return useWideScreen() ? <Navigate to={paths.profileSettings} replace /> : <SettingsList />
}

function SettingsList() {
  return <SettingsListScreen profile={useProfileSummaries()} themeChoice={<ThemeChoice />} />
}

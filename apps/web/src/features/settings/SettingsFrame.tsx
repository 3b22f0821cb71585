import { Outlet } from 'react-router'
import { PageHeadAfterContext } from '../../ui/PageHead.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'

const menu = <SettingsMenu />

/** Around every page of the settings, which is a PageHead and a `.page`: the menu under the head, or beside the page where there is room. */
export function SettingsFrame() {
  return (
    <PageHeadAfterContext value={menu}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem_minmax(0,58rem)_minmax(0,1fr)] lg:[&>.page]:col-start-3 lg:[&>.page]:mx-0 lg:[&>header]:col-span-full">
        <Outlet />
      </div>
    </PageHeadAfterContext>
  )
}

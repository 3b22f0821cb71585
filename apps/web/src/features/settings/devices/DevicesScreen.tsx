import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '@spizarka/contract/devices'
import { LogOut, Monitor, Smartphone } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { RemovableRow, useRemoval } from '../RemovableRow.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'

/** /settings/devices: where the user is signed in, and the way to end it. */
export function DevicesScreen() {
  const devices = usePages({
    path: listDevices.path,
    read: (page, signal) => call(listDevices, { query: { page, page_size: 20 }, signal }),
    keyOf: ({ id }) => id,
  })
  const hasOthers = devices.data?.rows.some(({ is_current }) => !is_current) ?? false
  return (
    <SettingsPage title="Urządzenia" subtitle="Gdzie jesteś po zalogowaniu">
      <SettingsSection
        id="urzadzenia"
        title="Zalogowane urządzenia"
        about="Nie poznajesz któregoś? Wyloguj je i zmień hasło w ustawieniach konta."
      >
        <PagedList
          list={devices}
          label="Zalogowane urządzenia"
          loading="Ładowanie urządzeń…"
          failure="Nie udało się wczytać urządzeń."
          empty="Nie widać tu żadnego urządzenia."
        >
          {(device) =>
            device.is_current ? <CurrentDeviceRow key={device.id} device={device} /> : <OtherDeviceRow key={device.id} device={device} />
          }
        </PagedList>
        {hasOthers && <SignOutOthers />}
      </SettingsSection>
    </SettingsPage>
  )
}

function OtherDeviceRow({ device }: { device: Device }) {
  const name = deviceName(device)
  return (
    <RemovableRow
      start={<DeviceTile device={device} />}
      title={name}
      detail={<DeviceDetail device={device} />}
      label={`Wyloguj: ${name}`}
      icon={<LogOut aria-hidden className="size-5" />}
      question={{
        title: 'Wylogować urządzenie?',
        text: `${name}: trzeba będzie zalogować się tam od nowa.`,
        confirm: 'Wyloguj',
        busy: 'Kończenie...',
      }}
      removal={{
        remove: () => call(signOutDevice, { params: { id: device.id } }),
        list: listDevices.path,
        done: 'Urządzenie wylogowane.',
        failed: 'Nie udało się wylogować urządzenia. Spróbuj ponownie.',
      }}
    />
  )
}

function SignOutOthers() {
  const { ask, dialog } = useRemoval({
    remove: () => call(signOutOtherDevices),
    list: listDevices.path,
    done: 'Pozostałe urządzenia są wylogowane.',
    failed: 'Nie udało się wylogować urządzeń. Spróbuj ponownie.',
  })
  return (
    <>
      <Button variant="outline" className="self-start" icon={<LogOut aria-hidden />} onClick={ask}>
        Wyloguj pozostałe urządzenia
      </Button>
      <ConfirmDialog {...dialog} title="Wylogować pozostałe urządzenia?" confirmLabel="Wyloguj" busyLabel="Kończenie...">
        Na tym urządzeniu nic się nie zmieni.
      </ConfirmDialog>
    </>
  )
}

const PHONES = /android|ios|ipados/i

/** What people call a device: "Chrome, Android". */
function deviceName({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(', ') || 'Nieznane urządzenie'
}

function DeviceTile({ device: { system } }: { device: Device }) {
  const Icon = PHONES.test(system ?? '') ? Smartphone : Monitor
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
      <Icon className="size-5.5" />
    </span>
  )
}

function DeviceDetail({ device: { signed_in_at, last_used_at } }: { device: Device }) {
  return (
    <span className="text-small text-muted">
      <span className="block">ostatnio {formatMoment(last_used_at)}</span>
      <span className="block">zalogowane {formatMoment(signed_in_at)}</span>
    </span>
  )
}

/** The device that asks: it is signed out from the menu. */
function CurrentDeviceRow({ device }: { device: Device }) {
  return (
    <Row
      start={<DeviceTile device={device} />}
      title={deviceName(device)}
      detail={
        <>
          <DeviceDetail device={device} />
          <Badge tone="ok">to urządzenie</Badge>
        </>
      }
    />
  )
}

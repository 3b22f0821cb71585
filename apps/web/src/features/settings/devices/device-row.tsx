import type { Device } from '@spizarka/contract/devices'
import { Monitor, Smartphone } from 'lucide-react'
import { formatMoment } from '../../../lib/format.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Row } from '../../../ui/Row.tsx'

const PHONES = /android|ios|ipados/i

/** What people call a device: "Chrome, Android". */
export function deviceName({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(', ') || 'Nieznane urządzenie'
}

export function DeviceTile({ device: { system } }: { device: Device }) {
  const Icon = PHONES.test(system ?? '') ? Smartphone : Monitor
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
      <Icon className="size-5.5" />
    </span>
  )
}

export function DeviceDetail({ device: { signed_in_at, last_used_at } }: { device: Device }) {
  return (
    <span className="text-small text-muted">
      <span className="block">ostatnio {formatMoment(last_used_at)}</span>
      <span className="block">zalogowane {formatMoment(signed_in_at)}</span>
    </span>
  )
}

/** The device that asks: it is signed out from the menu. */
export function CurrentDeviceRow({ device }: { device: Device }) {
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

import { deletePushSubscription, readPushSubscription, savePushSubscription } from '@spizarka/contract/push'
import { call } from '../api/call.ts'
import { platformOf } from '../install/platform.ts'
import { isStandalone } from '../install/standalone.ts'

/** Whether this browser can be told of something while the app is closed, and whether it may. */
export type PushAbility = 'unsupported' | 'needs-install' | 'blocked' | 'askable' | 'allowed'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    // There only what is on the screen of the phone may.
    return platformOf(navigator) === 'ios' && !isStandalone() ? 'needs-install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' ? 'allowed' : 'askable'
}

/** Subscribes this browser and tells the server, asking its owner where they have not been; false where they said no. Throws where it cannot be done. */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await readyRegistration()
  const known = await pushManager.getSubscription()
  // Of another pair of keys it is useless, and keeps a new one from being made.
  const kept = known && keyOf(known) === publicKey ? known : undefined
  if (known && !kept) await known.unsubscribe()
  await saveSubscription(kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })))
  return true
}

/** Has this browser told nothing any more. */
export async function turnPushOff(): Promise<void> {
  await forgetPush()
  await call(deletePushSubscription)
}

/** Ends the subscription of this browser; the server learns of it when it next sends something. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Tells the server of a subscription that is here and that it does not have: after another sign-in, or with other keys. */
export async function renewPush(): Promise<void> {
  if (pushAbility() !== 'allowed') return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!(await registration?.pushManager.getSubscription())) return
  const { public_key: publicKey, is_subscribed: isSubscribed } = await call(readPushSubscription)
  if (publicKey !== null && !isSubscribed) await turnPushOn(publicKey)
}

async function saveSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('a subscription without an address or keys')
  await call(savePushSubscription, { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } })
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string | undefined {
  if (!key) return undefined
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const READY_MS = 5000

/** Where nothing is kept on the device there is no service worker, and one that is not coming is not waited for. */
function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), READY_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

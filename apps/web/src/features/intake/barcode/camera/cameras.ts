// As systems name them: "camera2 0, facing back", "Rear Camera", "Aparat tylny".
const REAR = /back|rear|tył|tyln/i

/** The camera for reading packages: one on the back, else the first (SPEC section 4). */
export function preferredCamera(cameras: readonly MediaDeviceInfo[]): MediaDeviceInfo | undefined {
  return cameras.find(({ label }) => REAR.test(label)) ?? cameras[0]
}

/** The camera after this one, round and round. */
export function nextCamera(cameras: readonly MediaDeviceInfo[], deviceId: string | undefined): MediaDeviceInfo | undefined {
  const at = cameras.findIndex((camera) => camera.deviceId === deviceId)
  return cameras[(at + 1) % cameras.length]
}

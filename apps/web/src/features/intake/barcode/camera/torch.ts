// In the Media Capture extensions, not in TypeScript's library.
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean
  }
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
}

/** Whether the camera has a light that can stay on. */
export function hasTorch(track: MediaStreamTrack): boolean {
  // Firefox has no capabilities to ask for.
  return 'getCapabilities' in track && track.getCapabilities().torch === true
}

export function setTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  return track.applyConstraints({ advanced: [{ torch: on }] })
}

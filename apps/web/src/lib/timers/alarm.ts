import { deviceStore } from '../storage/device-store.ts'

const SOUND_SETTING = 'cooking.sound'
const HIGH_HZ = 880
const LOUDNESS = 0.35
/** Three short beeps, again and again for half a minute. */
const ROUND_S = 1.6
const ROUNDS = 20
const BEEP_S = 0.13
const NEXT_BEEP_S = 0.22
const VIBRATION_MS = [400, 200, 400, 200, 400]

let context: AudioContext | undefined
let beeping: OscillatorNode | undefined

/** Sound and vibration at the end of a timer. Both come from a page that was touched before, nothing else is allowed to make itself heard. */
export const alarm = {
  isAudible: (): boolean => deviceStore.find(SOUND_SETTING) !== 'off',
  setAudible(audible: boolean): void {
    deviceStore.save(SOUND_SETTING, audible ? undefined : 'off')
    if (audible) alarm.prepare()
    else alarm.silence()
  },
  subscribe: deviceStore.subscribe,
  /** Called from a tap: only then does a browser let the page sound later. */
  prepare(): void {
    if (typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    // Refused where no tap has come first: it stays silent.
    context.resume().catch(() => undefined)
  },
  ring(): void {
    if (alarm.isAudible()) beep()
    if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS)
  },
  silence(): void {
    beeping?.stop()
    beeping = undefined
  },
}

function beep(): void {
  if (!context) return
  alarm.silence()
  const loudness = new GainNode(context, { gain: 0 })
  const tone = new OscillatorNode(context, { frequency: HIGH_HZ })
  tone.connect(loudness).connect(context.destination)
  const start = context.currentTime
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let nth = 0; nth < 3; nth += 1) {
      const at = start + round * ROUND_S + nth * NEXT_BEEP_S
      loudness.gain.setValueAtTime(LOUDNESS, at)
      loudness.gain.setValueAtTime(0, at + BEEP_S)
    }
  }
  tone.start()
  tone.stop(start + ROUNDS * ROUND_S)
  beeping = tone
}

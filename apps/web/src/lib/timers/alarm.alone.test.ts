import { beforeEach, expect, test, vi } from 'vitest'

/** What a loudspeaker would have got. */
const heard: string[] = []

class Context {
  readonly currentTime = 0
  readonly destination = {}
  resume() {
    heard.push('unlocked')
    return Promise.resolve()
  }
}
class Gain {
  readonly gain = { setValueAtTime: () => undefined }
  connect = (next: object) => next
}
class Oscillator {
  connect = (next: object) => next
  start = () => heard.push('beeping')
  stop = (at?: number) => at === undefined && heard.push('silent')
}

/** The alarm of a page that has just been opened. */
async function newAlarm() {
  vi.resetModules()
  const { alarm } = await import('./alarm.ts')
  return alarm
}

beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('GainNode', Gain)
  vi.stubGlobal('OscillatorNode', Oscillator)
})

test('it beeps after a tap has allowed it to, until it is silenced', async () => {
  const alarm = await newAlarm()
  alarm.ring()
  expect(heard).toEqual([])
  alarm.prepare()
  alarm.ring()
  alarm.silence()
  alarm.silence()
  expect(heard).toEqual(['unlocked', 'beeping', 'silent'])
})

test('switched off it is silent, remembers that, and still vibrates', async () => {
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  const alarm = await newAlarm()
  alarm.prepare()
  alarm.ring()
  alarm.setAudible(false)
  expect(heard).toEqual(['unlocked', 'beeping', 'silent'])
  const later = await newAlarm()
  expect(later.isAudible()).toBe(false)
  later.prepare()
  later.ring()
  expect(heard.filter((sound) => sound === 'beeping')).toHaveLength(1)
  expect(vibrate).toHaveBeenCalledTimes(2)
})

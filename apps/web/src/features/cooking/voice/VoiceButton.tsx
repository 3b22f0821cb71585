import { clsx } from 'clsx'
import { Mic, MicOff } from 'lucide-react'
import type { useVoice } from './use-voice.ts'

/** Switches spoken commands on and off; it pulses only while speech is heard. */
export function VoiceButton({ voice: { available, listening, hearing, toggle } }: { voice: ReturnType<typeof useVoice> }) {
  if (!available) return null
  const Sign = listening ? Mic : MicOff
  return (
    <button
      type="button"
      aria-pressed={listening}
      onClick={toggle}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] px-4 font-semibold',
        listening ? 'border-herb bg-ok-soft text-ok-ink' : 'border-line bg-card text-ink',
      )}
    >
      <Sign aria-hidden className={clsx('size-5', hearing && 'motion-safe:animate-pulse')} />
      {listening ? 'Słucham' : 'Głos'}
    </button>
  )
}

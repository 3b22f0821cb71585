import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { readCommand, type VoiceCommand } from './voice-command.ts'

/** As far as it is used here; no library of types has it, as browsers name it differently. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  start(): void
  abort(): void
}
interface RecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

function recognitionOf(): (new () => Recognition) | undefined {
  const { SpeechRecognition: own, webkitSpeechRecognition: prefixed } = window as {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
  return own ?? prefixed
}

/** Spoken commands, off until they are switched on; `available` is false where the browser has no speech. */
export function useVoice(onCommand: (command: VoiceCommand) => void) {
  const [listening, setListening] = useState(false)
  const [hearing, setHearing] = useState(false)
  const onResult = useEffectEvent((event: Event) => {
    if (isSpeaking()) return
    const { results } = event as RecognitionResultEvent
    const command = readCommand(results[results.length - 1]?.[0]?.transcript ?? '')
    if (command) onCommand(command)
  })
  useEffect(() => {
    const Engine = listening ? recognitionOf() : undefined
    if (!Engine) return
    const recognition = new Engine()
    recognition.lang = 'pl-PL'
    recognition.continuous = true
    let isOver = false
    const listen = () => {
      setHearing(false)
      // Browsers stop after a while of silence.
      if (!isOver) recognition.start()
    }
    const refused = (event: Event) => {
      if (!('error' in event) || event.error === 'no-speech' || event.error === 'aborted') return
      // Started again it would fail again, and at once.
      isOver = true
      setListening(false)
      toast.error(event.error === 'not-allowed' ? 'Przeglądarka nie dała dostępu do mikrofonu.' : 'Rozpoznawanie mowy teraz nie działa.')
    }
    recognition.addEventListener('result', onResult)
    recognition.addEventListener('end', listen)
    recognition.addEventListener('error', refused)
    recognition.addEventListener('speechstart', () => setHearing(true))
    recognition.addEventListener('speechend', () => setHearing(false))
    recognition.start()
    return () => {
      isOver = true
      recognition.abort()
    }
  }, [listening])
  return { available: recognitionOf() !== undefined, listening, hearing, toggle: () => setListening((on) => !on) }
}

/** What was said last is still being recognised for so long after its end, in milliseconds. */
const ECHO_MS = 1000
let echoUntil = 0

/** The screen hears its own voice too, and steps say "dalej". */
function isSpeaking(): boolean {
  return ('speechSynthesis' in window && window.speechSynthesis.speaking) || Date.now() < echoUntil
}

/** Says something aloud, where the browser can. */
export function speak(words: string): void {
  if (!('speechSynthesis' in window)) return
  const speech = new SpeechSynthesisUtterance(words)
  speech.lang = 'pl-PL'
  speech.onend = () => {
    echoUntil = Date.now() + ECHO_MS
  }
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(speech)
}

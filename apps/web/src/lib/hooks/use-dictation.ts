import { useEffect, useEffectEvent, useState } from 'react'

/** As far as it is used here; browsers name it differently. */
interface Recognition extends EventTarget {
  lang: string
  start(): void
  abort(): void
}

function recognitionOf(): (new () => Recognition) | undefined {
  const { SpeechRecognition: own, webkitSpeechRecognition: prefixed } = window as {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
  return own ?? prefixed
}

/** Writes down what is said until a pause; `available` is false where the browser has no speech. */
export function useDictation(onHeard: (words: string) => void) {
  const [listening, setListening] = useState(false)
  const onResult = useEffectEvent((event: Event) => {
    const { results } = event as Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> }
    const words = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim()
    if (words !== '') onHeard(words)
  })
  useEffect(() => {
    const Engine = listening ? recognitionOf() : undefined
    if (!Engine) return
    const recognition = new Engine()
    recognition.lang = 'pl-PL'
    const stop = () => setListening(false)
    recognition.addEventListener('result', onResult)
    recognition.addEventListener('end', stop)
    recognition.addEventListener('error', stop)
    recognition.start()
    return () => recognition.abort()
  }, [listening])
  return { available: recognitionOf() !== undefined, listening, toggle: () => setListening((on) => !on) }
}

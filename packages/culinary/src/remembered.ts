/** Longer texts come once, and would fill the memory. */
const LONGEST = 1000

/**
 * The same function of a text (and of the id of what it is asked about), which looks up what it answered of late: for what costs more to
 * read than to remember and comes again and again. `most` answers are kept; with one more all are let go.
 */
export function remembered<Answer extends boolean | string | object | null>(
  most: number,
  read: (text: string, id: string) => Answer,
): (text: string, id?: string) => Answer {
  const known = new Map<string, Answer>()
  return (text, id = '') => {
    if (text.length > LONGEST) return read(text, id)
    const key = id === '' ? text : `${id} ${text}`
    let answer = known.get(key)
    if (answer === undefined) {
      answer = read(text, id)
      if (known.size >= most) known.clear()
      known.set(key, answer)
    }
    return answer
  }
}

/** What is reckoned when it is first asked for, and then known. */
export function once<Result>(reckon: () => Result): () => Result {
  let known: { result: Result } | undefined
  return () => (known ??= { result: reckon() }).result
}

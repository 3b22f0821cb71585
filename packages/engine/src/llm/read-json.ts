/** The JSON value in a model's answer, out of prose, code fences and thinking aloud; undefined when there is none. */
export function readJson(answer: string): unknown {
  const text = answer.replace(/<think>(?:(?!<think>)[\s\S])*?<\/think>/g, '').trim()
  const fenced = /```(?:json)?([\s\S]*?)```/i.exec(text)?.[1]
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  for (const candidate of [text, fenced, braced]) {
    if (candidate === undefined) continue
    try {
      return JSON.parse(candidate)
    } catch {
      // Not this way; the next candidate may be one.
    }
  }
  return undefined
}

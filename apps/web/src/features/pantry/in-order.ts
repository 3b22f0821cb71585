/** Runs tasks of one key one after another, in the order they were given; different keys do not wait for each other. */
export function createInOrder() {
  const last = new Map<string, Promise<unknown>>()
  return function inOrder<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const result = before.then(task, task)
    last.set(key, result)
    return result
  }
}

/** An event handler that starts a task and does not wait for it; what the task fails to handle itself is reported. */
export function fireAndForget<Args extends unknown[]>(task: (...args: Args) => unknown): (...args: Args) => void {
  return (...args) => {
    Promise.resolve(task(...args)).catch(reportError)
  }
}

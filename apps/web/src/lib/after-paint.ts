/** No page waits longer for a frame than this, in milliseconds: one that is hidden draws none. */
const MAX_WAIT_MS = 100

let waiting: (() => void)[] = []

/**
 * Does something once what the finger has just done is on the screen: what follows from a tick on a long list must not hold up the tick.
 * Things are done in the order in which they were asked for, and before the page is hidden or left.
 */
export function afterPaint(task: () => void): void {
  waiting.push(task)
  if (waiting.length > 1) return
  // The next frame but one begins when the next one is painted, and what is done at its beginning is seen in it.
  requestAnimationFrame(() => requestAnimationFrame(doAll))
  setTimeout(doAll, MAX_WAIT_MS)
}

function doAll(): void {
  const tasks = waiting
  waiting = []
  for (const task of tasks) {
    try {
      task()
    } catch (error) {
      // The next one is somebody else's tick.
      reportError(error)
    }
  }
}

addEventListener('pagehide', doAll)
document.addEventListener('visibilitychange', doAll)

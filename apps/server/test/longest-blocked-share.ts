/** The longest share of its time, 0 to 1, that work held the process without letting others in: a share, because the machine may be busy. */
export async function longestBlockedShare(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let [last, longest] = [started, 0]
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const watching = setInterval(look, 1)
  try {
    await work()
    look()
  } finally {
    clearInterval(watching)
  }
  return longest / (performance.now() - started)
}

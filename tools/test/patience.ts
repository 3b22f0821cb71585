/** How long a test waits for what has to come, in milliseconds: no time of ours is a part of what is tested there, and what never comes fails all the same. */
const PATIENCE_MS = 20_000

/** Settings of tests that a busy machine may take its time for. */
export const patience = {
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: 6 * PATIENCE_MS,
  hookTimeout: 6 * PATIENCE_MS,
}

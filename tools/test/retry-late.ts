/**
 * A test that fails because something took longer than it allows is run once more, and the report says so: the machine of the gate may be shared.
 * Every other failure counts the first time, a counterexample of a property and a lost race above all.
 */
export const retryLate = {
  count: 1,
  condition: /^(?!Property failed)(?=[^]*(?:timed? ?out|TimeoutError|no answer|to be less than|still work in the queue))/i,
}

import { watchEventLoop } from '../../src/platform/concurrency/watchdog.ts'

// Watched with the limit of the first argument, works in slices for three times as long, and then stands still for ever.
const limitMs = Number(process.argv[2])
watchEventLoop(limitMs)
const end = performance.now() + 3 * limitMs
while (performance.now() < end) {
  const pause = performance.now() + limitMs / 3
  while (performance.now() < pause);
  await new Promise((resolve) => setTimeout(resolve, limitMs / 6))
}
console.log('alive')
for (;;);

import { parentPort } from 'node:worker_threads'

/** What hostile texts have done to readers, and worse. */
const TASKS: Readonly<Record<string, () => unknown>> = {
  answer: () => 'done',
  loop: () => {
    for (;;);
  },
  // Nested on purpose: it doubles with every letter.
  expression: () => new RegExp('^(a+)+$').test(`${'a'.repeat(60)}b`),
  throw: () => {
    throw new Error('broken')
  },
  exit: () => process.exit(3),
  fill: () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, place) => place))
  },
}

parentPort?.on('message', (task: string) => parentPort?.postMessage(TASKS[task]?.()))

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patience } from '../../tools/test/patience.ts'

/** Tests that load modules anew: they leave two of each behind, both of which hear the same page, so that each file has a process of its own. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web-alone',
    isolate: true,
    ...patience,
    maxWorkers: 4,
    include: ['src/**/*.alone.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    setupFiles: ['src/testing/setup.ts'],
  },
})

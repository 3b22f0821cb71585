import { defineConfig } from 'vitest/config'
import { patience } from './tools/test/patience.ts'

/** As Node runs them where they serve: rewritten by Vite they cost a good third more, half of it to begin. What it would mock is mocked nowhere here. */
const asNodeRunsIt = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    pool: 'forks',
    // Twice the cores of the smallest machine: much of what is tested here waits for a process, a timer or the database.
    maxWorkers: 4,
    // Nowhere isolated: a file cleans up after itself, and so one process reads the modules and the food table once for many files.
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false, experimental: asNodeRunsIt, ...patience } },
      {
        test: {
          name: 'server',
          isolate: false,
          experimental: asNodeRunsIt,
          include: ['apps/server/**/*.test.ts', 'db/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          ...patience,
        },
      },
      'apps/web/vitest.config.ts',
      'apps/web/vitest.alone.config.ts',
    ],
  },
})

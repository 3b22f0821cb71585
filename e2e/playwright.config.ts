import { defineConfig } from '@playwright/test'

/** Started by tools/test/run-journeys.ts, which runs the app that the journeys walk through. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: process.env.E2E_OUTPUT,
  fullyParallel: true,
  // One more than the smallest machine has cores: a journey waits for what it looks at half of its time, and five side by side end no sooner.
  workers: 3,
  forbidOnly: true,
  // No time is a part of what a journey tells: what never comes fails all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { executablePath: process.env.E2E_CHROMIUM },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // It stores all of the app, 339 files, in every new browser: only the journeys about it ask for it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})

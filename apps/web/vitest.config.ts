import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patience } from '../../tools/test/patience.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    isolate: false,
    ...patience,
    maxWorkers: 4,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['src/**/*.alone.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    setupFiles: ['src/testing/setup.ts'],
  },
})

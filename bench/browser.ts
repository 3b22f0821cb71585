import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { NotMeasurable } from './figure.ts'

export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium'].find((candidate) => existsSync(candidate))
  if (!executablePath) throw new NotMeasurable('no Chromium')
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])] })
}

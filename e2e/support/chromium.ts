import { existsSync } from 'node:fs'

/**
 * The Chromium that CHROMIUM names, or else the one of its npm package, unpacked into the temporary folder: the same everywhere, and
 * with no window of its own to draw, for which a machine's own takes a fifth more time.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  // The package brings the system libraries that a bare machine lacks, but unpacks them only where it believes to be on AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

import { existsSync } from 'node:fs'

/** A Chromium of this machine, or one unpacked from its npm package into the temporary folder. */
export async function chromiumPath(): Promise<string> {
  const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path))
  if (found) return found
  // The package brings the system libraries that a bare machine lacks, but unpacks them only where it believes to be on AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** `npm run notices`: writes which libraries we ship and under what licence, as the lockfile has them. `--check` says whether that is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const JSON_FILE = 'apps/web/src/features/public/legal/notices.json'
const TEXT_FILE = 'NOTICES.md'
/** Needed to build alone, by the lockfile, and yet part of what a browser gets. */
const SHIPPED = /^(?:@fontsource-variable\/.+|workbox-.+|tailwindcss)$/
/** What says nothing in the lockfile, by its own file. */
const UNDECLARED_LICENCES: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

const { packages } = lockfileSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const shipped = Object.entries(packages).flatMap(([path, { version, license, dev = false, link = false }]) => {
  const name = path.split('node_modules/').at(-1) ?? ''
  if (!path.includes('node_modules/') || link || version === undefined || (dev && !SHIPPED.test(name))) return []
  const declared = license ?? UNDECLARED_LICENCES[name]
  if (declared === undefined) throw new Error(`${name} says nothing of its licence: read its file and name it in tools/notices.ts`)
  return { name: `${name} ${version}`, license: declared }
})
const byLicence = Map.groupBy(shipped, ({ license }) => license)
const notices = [...byLicence]
  .map(([license, all]) => ({ license, packages: [...new Set(all.map(({ name }) => name))].toSorted() }))
  .toSorted((one, other) => one.license.localeCompare(other.license, 'en'))

const json = `${JSON.stringify(notices, null, 2)}\n`
const text = [
  '# Notices',
  'Libraries that Spiżarka ships, by licence. Written by `npm run notices`; the text of each licence lies in the package.',
  ...notices.map(({ license, packages: names }) => `## ${license}\n\n${names.map((name) => `- ${name}`).join('\n')}`),
].join('\n\n')
const files = { [JSON_FILE]: json, [TEXT_FILE]: `${text}\n` }

for (const [file, content] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, content)
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`${file}: not what package-lock.json says. Run npm run notices.`)
    process.exitCode = 1
  }
}

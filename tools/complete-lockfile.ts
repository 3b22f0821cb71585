/**
 * Adds to package-lock.json the packages of other platforms that npm left out because the registry at hand does not carry them:
 * `npm ci` refuses a lockfile without them. Run after `npm install`; with `--check` it only says what is missing.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const FILE = path.resolve(import.meta.dirname, '../package-lock.json')
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

// Records, so that what is written back keeps npm's order of fields.
const lockfileSchema = z.record(z.string(), z.unknown())
const packagesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))
const entrySchema = z.object({ dev: z.boolean().default(false), optionalDependencies: z.record(z.string(), z.string()).default({}) })
type Packages = z.output<typeof packagesSchema>

const lockfile = lockfileSchema.parse(JSON.parse(await readFile(FILE, 'utf8')))
const packages = packagesSchema.parse(lockfile['packages'])
const absent = absentPackages(packages)
if (absent.length === 0) process.exit()
if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${absent.length} packages (${absent[0]?.name}, …): run node tools/complete-lockfile.ts`)
  process.exit(1)
}
const added = absent.map((missing) => [`node_modules/${missing.name}`, platformEntry(missing)] as const)
lockfile['packages'] = sortByPath({ ...packages, ...Object.fromEntries(added) })
await writeFile(FILE, `${JSON.stringify(lockfile, null, 2)}\n`)

interface Absent {
  name: string
  version: string
  isDev: boolean
}

/** Optional dependencies that no entry stands for, where Node would look for them. */
function absentPackages(known: Packages): Absent[] {
  return Object.entries(known).flatMap(([folder, entry]) => {
    const { dev: isDev, optionalDependencies } = entrySchema.parse(entry)
    return Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(folder).some((above) => path.posix.join(above, 'node_modules', name) in known))
      .map(([name, version]) => ({ name, version, isDev }))
  })
}

function foldersAbove(folder: string): string[] {
  if (folder === '') return ['']
  const end = folder.lastIndexOf('/node_modules/')
  return [folder, ...foldersAbove(end < 0 ? '' : folder.slice(0, end))]
}

/** Such packages tell their platform in their name; npm skips them elsewhere without asking for them. */
function platformEntry({ name, version, isDev }: Absent): Packages[string] {
  const words = name.split(/[/-]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  if (cpu.length === 0) throw new Error(`${name} is not installed and its name tells no platform`)
  const libc = os.includes('linux') && (words.includes('musl') ? ['musl'] : words.includes('gnu') && ['glibc'])
  return { version, cpu, ...(isDev && { dev: true }), ...(libc && { libc }), optional: true, ...(os.length > 0 && { os }) }
}

function sortByPath(unsorted: Packages): Packages {
  return Object.fromEntries(Object.entries(unsorted).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

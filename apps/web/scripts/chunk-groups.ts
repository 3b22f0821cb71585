import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'

/** The part of a module that is asked for here, as the bundler gives it. */
interface Imports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

type GetImports = (id: string) => Imports | null
type SharedChunk = 'session' | 'basics' | 'common' | 'reading' | 'member'

/** What keeps a session, and calls the API. */
const SESSION = ['lib/session/keep-session.ts']
/** What surrounds every screen of someone who is signed in. */
const FRAME = ['app/MembersOnly.tsx', 'app/shell/MemberFrame.tsx']
const GUEST_ROUTES = [
  'features/auth/routes.ts',
  'features/public/routes.ts',
  'features/community/routes.ts',
  'features/recipes/shared-routes.ts',
]
const GUEST_HOME = 'features/public/home/GuestHomeScreen.tsx'
const MEMBER_ROUTES = 'app/member-routes.ts'
/** Parts of the design system and the app's own that at least so many of the members' screens need come with the frame. */
const EVERYDAY_SHARE = 0.3
const EVERYDAY = /[\\/]src[\\/](?:ui|lib)[\\/]/
const GUEST_MENU = 'app/shell/menus/GuestMenu.tsx'
const ICON = /[\\/]lucide-react[\\/]/
/** What keeps the answers of the API. */
const READING = /[\\/]node_modules[\\/]@tanstack[\\/]/
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/

/**
 * What every screen of someone who is signed in needs comes in four files instead of fifty small ones, which cost more to ask for and pack
 * badly. `source` is the folder of the app's code.
 */
export function sharedChunks(source: string): Rolldown.CodeSplittingGroup {
  let chunks: ReadonlyMap<string, SharedChunk> | undefined
  return {
    debugName: 'shared',
    name(id, context) {
      chunks ??= assignModules(source, (module) => context.getModuleInfo(module))
      return chunks.get(id)
    },
    // Each chunk imports from those before it alone, so that none waits for itself.
    includeDependenciesRecursively: false,
  }
}

/**
 * The shared chunk of each module that has one: `basics` is what the guest's start imports too, `common` what other screens of guests do,
 * `reading` those of them that reach what keeps answers, `member` what none of these does.
 */
export function assignModules(source: string, getImports: GetImports): ReadonlyMap<string, SharedChunk> {
  const inSource = (file: string) => {
    const id = join(source, file)
    // A file that was moved would otherwise be missed by nobody but the visitors.
    if (!getImports(id)) throw new Error(`chunk-groups.ts names ${file}, which nothing imports`)
    return id
  }
  const session = imported(SESSION.map(inSource), getImports)
  const guestScreens = GUEST_ROUTES.flatMap((file) => getImports(inSource(file))?.dynamicallyImportedIds ?? [])
  const guests = imported([...guestScreens, inSource(GUEST_MENU)], getImports)

  const chunks = new Map<string, SharedChunk>()
  for (const id of [...imported(FRAME.map(inSource), getImports), ...everyday(inSource(MEMBER_ROUTES), getImports)])
    chunks.set(id, guests.has(id) ? 'common' : 'member')
  // The guest's start shares little with the frame of members, and must not fetch all that other screens of guests do.
  for (const id of imported([inSource(GUEST_HOME)], getImports)) if (chunks.has(id)) chunks.set(id, 'basics')
  for (const id of session) chunks.set(id, 'session')
  // A page with a form alone asks for nothing until it is sent.
  const reads = (id: string) => [...imported([id], getImports)].some((module) => READING.test(module))
  for (const [id, chunk] of chunks) if (chunk === 'common' && reads(id)) chunks.set(id, 'reading')
  // All icons are imported through one file: for all that it says, everybody needs each of them.
  // So with the schemas, by the imports of the contract: what one screen reads with them would come to all.
  for (const id of chunks.keys()) if (ICON.test(id) || SCHEMAS.test(id)) chunks.delete(id)
  return chunks
}

/** The modules that many screens of members need, whose routes the module of all routes imports. */
function everyday(routes: string, getImports: GetImports): string[] {
  const files = [routes, ...(getImports(routes)?.importedIds ?? [])]
  const screens = files.flatMap((id) => getImports(id)?.dynamicallyImportedIds ?? [])
  const uses = screens.flatMap((screen) => [...imported([screen], getImports)].filter((id) => EVERYDAY.test(id)))
  return [...Map.groupBy(uses, (id) => id)].filter(([, all]) => all.length >= screens.length * EVERYDAY_SHARE).map(([id]) => id)
}

function imported(ids: readonly string[], getImports: GetImports): Set<string> {
  const found = new Set(ids)
  // A set that grows while it is walked through is walked to its end.
  for (const id of found) for (const other of getImports(id)?.importedIds ?? []) found.add(other)
  return found
}

/** The icons that several screens show, in two files: those of the guest's start, which need not bring the others, and the rest. */
export function iconChunks(source: string): Rolldown.CodeSplittingGroup {
  let ofGuests: ReadonlySet<string> | undefined
  return {
    debugName: 'icons',
    name(id, context) {
      ofGuests ??= iconFiles(join(source, GUEST_HOME), (module) => context.getModuleInfo(module))
      return ofGuests.has(basename(id)) ? 'guest-icons' : 'icons'
    },
    test: ICON,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  }
}

const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const ICON_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+\.mjs)["']/g

/** The files of the icons that a screen names: all are imported through one file, so that imports alone do not tell. */
function iconFiles(screen: string, getModule: (id: string) => (Imports & { code: string | null }) | null): ReadonlySet<string> {
  const modules = [...imported([screen], getModule)]
  const codes = modules.filter((id) => !ICON.test(id)).map((id) => getModule(id)?.code ?? '')
  const names = new Set(codes.flatMap((code) => [...code.matchAll(ICON_IMPORT)].flatMap(([, list = '']) => namesIn(list, 0))))
  const barrel = modules.find((id) => ICON.test(id) && id.endsWith('lucide-react.mjs'))
  const files = [...((barrel && getModule(barrel)?.code) || '').matchAll(ICON_EXPORT)]
  return new Set(files.filter(([, list = '']) => namesIn(list, -1).some((name) => names.has(name))).map(([, , file = '']) => file))
}

/** `A as B, C` as the names at this place of each: 0 for the imported ones, -1 for those they are known by. */
function namesIn(list: string, at: number): string[] {
  return list.split(',').flatMap((one) => one.trim().split(' as ').at(at) ?? [])
}

/**
 * The other icons in files of their own, one for each set of screens that shows them. Left to itself, the bundler puts what a single screen
 * needs into that screen's file; a shared chunk that names the icon too would then wait for the screen that waits for it.
 */
export const otherIconChunks: Rolldown.CodeSplittingGroup = {
  name: 'icon',
  test: ICON,
  entriesAware: true,
  includeDependenciesRecursively: false,
}

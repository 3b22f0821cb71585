import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'

/** The part of a module that is asked for here, as the bundler gives it. */
interface Imports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

type GetImports = (id: string) => Imports | null
type SharedChunk =
  | 'calls'
  | 'session'
  | 'basics'
  | 'common'
  | 'menu'
  | 'controls'
  | 'forms'
  | 'reading'
  | 'writing'
  | 'paging'
  | 'dishes'
  | 'recipe-list'
  | 'recipe'
  | 'member'

/** What calls the API, and what keeps a session. */
const CALLS = ['lib/api/call.ts']
const SESSION = ['lib/session/keep-session.ts']
/** What surrounds every screen of someone who is signed in. */
const FRAME = ['app/MembersOnly.tsx', 'app/shell/MemberFrame.tsx']
const GUEST_ROUTES = [
  'features/auth/routes.ts',
  'features/public/routes.ts',
  'features/community/routes.ts',
  'features/recipes/shared-routes.ts',
]
/** The library of everybody's recipes and one of them, as guests read them. */
const LIBRARY = 'features/community/library/LibraryScreen.tsx'
const PUBLISHED_RECIPE = 'features/recipes/shared/GuestRecipeScreens.tsx'
/** What is shown by all screens that list recipes, that show one as a whole, and that picture a dish. */
const RECIPE_LIST = 'lib/recipes/list/RecipeResults.tsx'
const WHOLE_RECIPE = 'features/recipes/recipe/RecipeBody.tsx'
const DISH_PICTURE = 'lib/recipes/RecipePicture.tsx'
/** Parts of a recipe that come when it has what they show. */
const RECIPE_PARTS = ['features/recipes/recipe/Variants.tsx', 'features/recipes/recipe/RecipeAuthor.tsx']
const GUEST_HOME = 'features/public/home/GuestHomeScreen.tsx'
const MEMBER_ROUTES = 'app/member-routes.ts'
/** Parts of the design system and the app's own that at least so many of the members' screens need come with the frame. */
const EVERYDAY_SHARE = 0.3
const EVERYDAY = /[\\/]src[\\/](?:ui|lib)[\\/]/
const GUEST_MENU = 'app/shell/menus/GuestMenu.tsx'
const ICON = /[\\/]lucide-react[\\/]/
/** What keeps the answers of the API. */
const READING = /[\\/]node_modules[\\/]@tanstack[\\/]/
/** What sends changes: who imports anything of the library that keeps answers names this too, by its imports. */
const WRITING = /[\\/]@tanstack[\\/].*[\\/](?:useMutation|mutationObserver)\.js$/
/** What keeps lists that grow page by page, which a recipe for guests has none of. */
const PAGING = /[\\/]@tanstack[\\/].*[\\/](?:useInfiniteQuery|infiniteQueryObserver)\.js$/
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]/

/**
 * What many screens need comes in a few files instead of fifty small ones, which cost more to ask for and pack badly: together those of the
 * library were 7 kB of 43 more than in one. `source` is the folder of the app's code.
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
 * The shared chunk of each module that has one: `calls` is what asks the API, `session` what keeps a session, `basics` what the guest's start imports too, `common` what other screens of guests do,
 * a recipe among them, `menu` what the menu of guests does, `controls` what the library's fields and choices do, `forms` what others do, `reading` those of them that reach what keeps answers, `writing` what of it sends changes, `paging` what of it keeps lists that grow page by page, `member` what none of these does. Of the rest of the library and a recipe for
 * guests, `dishes`, `recipe-list` and `recipe` are what no screen needs that shows no dish, no list of recipes, no whole recipe; what both need and
 * so do other screens is in `reading`.
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
  // What asks the API for a guest, or keeps something for them, comes without what keeps a session.
  const called = imported([...CALLS, LIBRARY, PUBLISHED_RECIPE].map(inSource), getImports)
  for (const id of session) if (called.has(id)) chunks.set(id, 'calls')
  // A page with a form alone asks for nothing until it is sent.
  const reads = (id: string) => [...imported([id], getImports)].some((module) => READING.test(module))
  const [library, recipe] = [imported([inSource(LIBRARY)], getImports), imported([inSource(PUBLISHED_RECIPE)], getImports)]
  for (const [id, chunk] of chunks)
    if (chunk === 'common' && reads(id)) chunks.set(id, WRITING.test(id) ? 'writing' : PAGING.test(id) ? 'paging' : 'reading')
  // A recipe for guests has no fields to fill in and nothing to choose among; the library has some; either may have its menu opened.
  const menu = imported([inSource(GUEST_MENU)], getImports)
  for (const [id, chunk] of chunks)
    if (chunk === 'common' && !recipe.has(id)) chunks.set(id, menu.has(id) ? 'menu' : library.has(id) ? 'controls' : 'forms')
  const everybody = [...guestScreens, ...allScreens(inSource(MEMBER_ROUTES), getImports)].map((screen) => imported([screen], getImports))
  const isNeededWith = (id: string, anchor: string) => everybody.every((screen) => !screen.has(id) || screen.has(anchor))
  const [list, whole, picture] = [inSource(RECIPE_LIST), inSource(WHOLE_RECIPE), inSource(DISH_PICTURE)]
  const readers = imported(
    guestScreens.filter((screen) => !library.has(screen) && !recipe.has(screen)),
    getImports,
  )
  for (const id of new Set([...library, ...recipe])) {
    if (chunks.has(id) || readers.has(id) || guestScreens.includes(id)) continue
    // What one of these imports is needed wherever it is itself, so that none imports from a file that comes after its own.
    if (recipe.has(id) && library.has(id)) chunks.set(id, isNeededWith(id, picture) ? 'dishes' : 'reading')
    else if (library.has(id) && isNeededWith(id, list)) chunks.set(id, 'recipe-list')
    else if (recipe.has(id) && isNeededWith(id, whole)) chunks.set(id, 'recipe')
  }
  // All icons are imported through one file: for all that it says, everybody needs each of them.
  // So with the schemas, by the imports of the contract: what one screen reads with them would come to all.
  for (const id of chunks.keys()) if (ICON.test(id) || SCHEMAS.test(id)) chunks.delete(id)
  return chunks
}

/** The modules that many screens of members need, whose routes the module of all routes imports. */
function everyday(routes: string, getImports: GetImports): string[] {
  const screens = allScreens(routes, getImports)
  const uses = screens.flatMap((screen) => [...imported([screen], getImports)].filter((id) => EVERYDAY.test(id)))
  return [...Map.groupBy(uses, (id) => id)].filter(([, all]) => all.length >= screens.length * EVERYDAY_SHARE).map(([id]) => id)
}

function allScreens(routes: string, getImports: GetImports): string[] {
  const files = [routes, ...(getImports(routes)?.importedIds ?? [])]
  return files.flatMap((id) => getImports(id)?.dynamicallyImportedIds ?? [])
}

function imported(ids: readonly string[], getImports: GetImports): Set<string> {
  const found = new Set(ids)
  // A set that grows while it is walked through is walked to its end.
  for (const id of found) for (const other of getImports(id)?.importedIds ?? []) found.add(other)
  return found
}

/** The icons that several screens show, in five files: those of a recipe for guests, others of the library, of the guests' menu and of their start, and the rest. */
export function iconChunks(source: string): readonly Rolldown.CodeSplittingGroup[] {
  const groups = new Map<string, ReadonlySet<string>>()
  const group = (name: string, screens: readonly string[]): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name(id, context) {
      if (!groups.has(name))
        groups.set(
          name,
          new Set(screens.flatMap((screen) => [...iconFiles(join(source, screen), (module) => context.getModuleInfo(module))])),
        )
      return groups.get(name)?.has(basename(id)) ? name : undefined
    },
    test: ICON,
    // What one screen alone shows is in that screen's file.
    minShareCount: 2,
    includeDependenciesRecursively: false,
  })
  const others = { name: 'icons', test: ICON, minShareCount: 5, includeDependenciesRecursively: false }
  return [
    group('recipe-icons', [PUBLISHED_RECIPE, ...RECIPE_PARTS]),
    group('library-icons', [LIBRARY]),
    // Any page may have its menu opened, and must not fetch what the start shows for it.
    group('menu-icons', [GUEST_MENU]),
    group('guest-icons', [GUEST_HOME]),
    others,
  ]
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

import { expect, test } from 'vitest'
import { assignModules } from './chunk-groups.ts'

/** Which modules each one imports; `later`, when it comes to that. */
type Graph = Record<string, { imports?: string[]; later?: string[] }>
const graph: Graph = {
  '/app/member-routes.ts': { imports: ['/features/pantry/routes.ts'] },
  '/features/pantry/routes.ts': {
    later: ['/PantryScreen.tsx', '/HistoryScreen.tsx', '/RecipeScreen.tsx', '/RecipesScreen.tsx', '/DoneScreen.tsx'],
  },
  '/PantryScreen.tsx': { imports: ['/src/ui/Row.tsx', '/Shelf.tsx'] },
  '/HistoryScreen.tsx': { imports: ['/src/ui/Row.tsx', '/Shelf.tsx'] },
  '/src/ui/Row.tsx': {},
  '/Shelf.tsx': {},
  '/RecipeScreen.tsx': { imports: ['/features/recipes/recipe/RecipeBody.tsx', '/answers.ts'] },
  '/RecipesScreen.tsx': { imports: ['/lib/recipes/list/RecipeResults.tsx'] },
  '/DoneScreen.tsx': { imports: ['/answers.ts'] },
  '/features/public/home/GuestHomeScreen.tsx': { imports: ['/lib/text/format.ts'] },
  '/lib/text/format.ts': {},
  '/app/MembersOnly.tsx': { imports: ['/Skeleton.tsx'] },
  '/app/shell/MemberFrame.tsx': {
    imports: ['/Rail.tsx', '/Dialog.tsx', '/lib/text/format.ts', '/lib/session/keep-session.ts', '/icons'],
    later: ['/Panel.tsx'],
  },
  '/app/shell/menus/GuestMenu.tsx': { imports: ['/Dialog.tsx', '/icons'] },
  '/lib/session/keep-session.ts': { imports: ['/lib/api/call.ts', '/drafts.ts'] },
  '/lib/api/call.ts': {},
  '/drafts.ts': {},
  '/features/auth/routes.ts': { later: ['/LoginScreen.tsx'] },
  '/features/public/routes.ts': { later: ['/HelpScreen.tsx'] },
  '/features/community/routes.ts': { later: ['/features/community/library/LibraryScreen.tsx'] },
  '/features/recipes/shared-routes.ts': { later: ['/features/recipes/shared/GuestRecipeScreens.tsx'] },
  '/LoginScreen.tsx': { imports: ['/Field.tsx', '/lib/api/call.ts'] },
  '/HelpScreen.tsx': { imports: ['/PageHead.tsx'] },
  '/features/community/library/LibraryScreen.tsx': { imports: ['/lib/recipes/list/RecipeResults.tsx', '/PageHead.tsx'] },
  '/features/recipes/shared/GuestRecipeScreens.tsx': {
    imports: ['/features/recipes/recipe/RecipeBody.tsx', '/PageHead.tsx', '/Field.tsx'],
  },
  '/lib/recipes/list/RecipeResults.tsx': { imports: ['/filter.ts', '/lib/recipes/RecipePicture.tsx', '/answers.ts'] },
  '/filter.ts': {},
  '/features/recipes/recipe/RecipeBody.tsx': { imports: ['/steps.ts', '/lib/recipes/RecipePicture.tsx', '/answers.ts'] },
  '/steps.ts': {},
  '/lib/recipes/RecipePicture.tsx': { imports: ['/looks.ts'] },
  '/looks.ts': {},
  '/answers.ts': { imports: ['/node_modules/@tanstack/react-query/index.js'] },
  '/node_modules/@tanstack/react-query/index.js': { imports: ['/node_modules/@tanstack/react-query/useMutation.js'] },
  '/node_modules/@tanstack/react-query/useMutation.js': {},
  '/Rail.tsx': { imports: ['/PageHead.tsx', '/icons'] },
  '/icons': { imports: ['/node_modules/lucide-react/bell.js'] },
}
const assign = (modules: Graph) =>
  assignModules('/', (id) => {
    const module = modules[id]
    return module ? { importedIds: module.imports ?? [], dynamicallyImportedIds: module.later ?? [] } : null
  })
const chunks = assign(graph)

test('what surrounds a member alone is in the chunk of members', () => {
  expect(chunks.get('/app/shell/MemberFrame.tsx')).toBe('member')
  expect(chunks.get('/app/MembersOnly.tsx')).toBe('member')
  expect(chunks.get('/Skeleton.tsx')).toBe('member')
})

test('what a screen or the menu of a guest needs too is in a chunk of its own', () => {
  expect(chunks.get('/PageHead.tsx')).toBe('common')
  expect(chunks.get('/Dialog.tsx')).toBe('menu')
})

test('what a recipe for guests does without comes without it, and what the library does without comes without that', () => {
  const library = graph['/features/community/library/LibraryScreen.tsx']?.imports ?? []
  const withFields = assign({
    ...graph,
    '/features/community/library/LibraryScreen.tsx': { imports: [...library, '/Chip.tsx'] },
    '/LoginScreen.tsx': { imports: ['/Password.tsx', '/lib/api/call.ts'] },
    '/Rail.tsx': { imports: ['/PageHead.tsx', '/icons', '/Chip.tsx', '/Password.tsx'] },
    '/Chip.tsx': {},
    '/Password.tsx': {},
  })
  expect(withFields.get('/Chip.tsx')).toBe('controls')
  expect(withFields.get('/Password.tsx')).toBe('forms')
  expect(withFields.get('/PageHead.tsx')).toBe('common')
})

test('what many screens of members need of the design system comes with their frame, and nothing else of them', () => {
  expect(chunks.get('/src/ui/Row.tsx')).toBe('member')
  expect(chunks.has('/Shelf.tsx')).toBe(false)
})

test('what the start of a guest needs too comes without what other screens of guests need', () => {
  expect(chunks.get('/lib/text/format.ts')).toBe('basics')
})

test('what keeps a session comes without the rest', () => {
  expect(chunks.get('/lib/session/keep-session.ts')).toBe('session')
  expect(chunks.get('/drafts.ts')).toBe('session')
})

test('what asks the API comes without what keeps a session', () => {
  expect(chunks.get('/lib/api/call.ts')).toBe('calls')
})

test('what a recipe for guests needs comes with it where every screen that needs it shows a recipe too', () => {
  expect(chunks.get('/steps.ts')).toBe('recipe')
  expect(chunks.get('/filter.ts')).toBe('recipe-list')
  expect(chunks.get('/looks.ts')).toBe('dishes')
})

test('what the library and a recipe share with screens that show no dish comes without dishes', () => {
  expect(chunks.get('/answers.ts')).toBe('reading')
})

test('what sends changes comes without what keeps answers, though both are imported through one file', () => {
  const frame = graph['/app/MembersOnly.tsx']?.imports ?? []
  const framed = assign({ ...graph, '/app/MembersOnly.tsx': { imports: [...frame, '/answers.ts'] } })
  expect(framed.get('/node_modules/@tanstack/react-query/index.js')).toBe('reading')
  expect(framed.get('/node_modules/@tanstack/react-query/useMutation.js')).toBe('writing')
})

test.each([
  '/Panel.tsx',
  '/Field.tsx',
  '/LoginScreen.tsx',
  '/features/recipes/shared/GuestRecipeScreens.tsx',
  '/node_modules/lucide-react/bell.js',
])('%s is in none of them', (id) => {
  expect(chunks.has(id)).toBe(false)
})

test('a named file that is not there any more stops the build', () => {
  const { '/app/shell/menus/GuestMenu.tsx': _, ...others } = graph
  expect(() => assign(others)).toThrow('app/shell/menus/GuestMenu.tsx')
})

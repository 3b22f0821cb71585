import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

interface Page {
  address: string
  /** The modules that it asks for at once, beside the first script. */
  modules: readonly string[]
  /** JavaScript in kB (gzip) that it may bring. */
  budget: number
}

const forMembers = (screen: string) => ['src/app/member-routes.ts', 'src/app/MembersOnly.tsx', 'src/app/shell/MemberFrame.tsx', screen]

/** What pages weigh, and may weigh: some 2 kB above what they did when this was set, so that weight is put on knowingly (decision 065). */
const PAGES: readonly Page[] = [
  // Public pages come with their markup; this is what coming to the form, or the first tap on a button, runs.
  { address: '/login', modules: ['src/features/auth/login/LoginScreen.tsx'], budget: 106 },
  { address: '/register', modules: ['src/features/auth/register/RegisterScreen.tsx'], budget: 109 },
  { address: '/forgot-password', modules: ['src/features/auth/password/ForgotPasswordScreen.tsx'], budget: 104 },
  { address: '/ (woken)', modules: ['src/features/public/home/GuestHomeScreen.tsx'], budget: 101 },
  { address: '/lp/ (woken)', modules: ['src/features/public/landing/LandingScreen.tsx'], budget: 102 },
  { address: '/published-recipes (woken)', modules: ['src/features/community/library/LibraryScreen.tsx'], budget: 123 },
  { address: '/published-recipes/{id} (woken)', modules: ['src/features/recipes/shared/GuestRecipeScreens.tsx'], budget: 121 },
  { address: '/ (member)', modules: forMembers('src/app/MemberHome.tsx'), budget: 151 },
  { address: '/pantry', modules: forMembers('src/app/PantryWithQuickAdd.tsx'), budget: 156 },
  { address: '/recipes', modules: forMembers('src/features/recipes/list/RecipesScreen.tsx'), budget: 149 },
  { address: '/recipes/{id}', modules: forMembers('src/features/recipes/recipe/RecipeScreen.tsx'), budget: 155 },
  { address: '/recipes/{id}/cook', modules: forMembers('src/features/cooking/cook/CookingScreen.tsx'), budget: 155 },
  { address: '/shopping-lists/{id}', modules: forMembers('src/features/shopping/list/ListScreen.tsx'), budget: 151 },
  { address: '/calories', modules: forMembers('src/features/diary/day/DayScreen.tsx'), budget: 149 },
]

/** What each page brings, by the files of a build. */
export function weighPages(chunks: readonly Rolldown.OutputChunk[]): { address: string; kilobytes: number; budget: number }[] {
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the build has no first script')
  const bytes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]))
  return PAGES.map(({ address, modules, budget }) => {
    const files = new Set([entry.fileName, ...modules.map((module) => fileOf(module, chunks))])
    // A set that grows while it is walked through is walked to its end.
    for (const file of files) for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
    const sum = [...files].reduce((total, file) => total + (bytes.get(file) ?? 0), 0)
    return { address, kilobytes: sum / 1000, budget }
  })
}

function fileOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(module)))
  if (!chunk) throw new Error(`page-weights.ts names ${module}, which is no part of the build`)
  return chunk.fileName
}

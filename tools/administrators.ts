/**
 * `npm run administrators -- list | add LOGIN | remove LOGIN | reset-second-factor LOGIN`: who may open the administration panel. May run
 * beside the app.
 */
import path from 'node:path'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { CHANGES, changeAdministrator, isChange, listAdministrators } from './administrators/administrators.ts'
import { openAppDatabase } from './app-database/open-app-database.ts'

const USAGE = `Użycie: npm run administrators -- list | ${Object.keys(CHANGES)
  .map((change) => `${change} LOGIN`)
  .join(' | ')}`

const [command = '', login, ...rest] = process.argv.slice(2)
await using running = new AsyncDisposableStack()
const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))

if (command === 'list' && login === undefined) {
  for (const line of await listAdministrators(await openAppDatabase(settings, running))) console.log(line)
} else if (isChange(command) && login !== undefined && rest.length === 0) {
  const { done, message } = await changeAdministrator(await openAppDatabase(settings, running), command, login)
  console.log(message)
  if (!done) process.exitCode = 1
} else {
  console.error(USAGE)
  process.exitCode = 2
}

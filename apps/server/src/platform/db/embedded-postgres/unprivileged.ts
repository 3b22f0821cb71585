import { execFile } from 'node:child_process'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NOBODY = 65_534

/** As whom to start programs that do not run as just anybody. */
export interface Identity {
  /** Command line to put before the program's own. */
  readonly prefix: readonly string[]
  /** The user that the files must belong to; undefined when it is the user of this process. */
  readonly owner: number | undefined
}

const ourselves: Identity = { prefix: [], owner: undefined }
// In a user namespace root appears as nobody while its files stay its own: works below a folder only root may enter.
const inNamespace: Identity = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
  owner: undefined,
}
// Where namespaces are forbidden, as in most containers, root really becomes nobody and hands the folder over.
const asNobody: Identity = {
  prefix: ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'],
  owner: NOBODY,
}

/** PostgreSQL refuses to run as root, and as a user without a name: finds a way to run `program` as somebody else. */
export async function unprivilegedIdentity(program: string): Promise<Identity> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return ourselves
  for (const identity of isRoot ? [inNamespace, asNobody] : [inNamespace]) if (await canRun(identity, program)) return identity
  throw new Error(
    `PostgreSQL does not run as ${isRoot ? 'root' : 'a user without a name'}, and it cannot be started as another user here. ` +
      'Start the app as a normal user, move it out of a folder that only root may enter, or set DATABASE_URL.',
  )
}

/** A container may run as a number that no user has. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The command that runs `program` as the identity. */
export function commandLine(identity: Identity, program: string, args: readonly string[]): readonly [string, ...string[]] {
  const [wrapper, ...options] = identity.prefix
  return wrapper === undefined ? [program, ...args] : [wrapper, ...options, program, ...args]
}

async function canRun(identity: Identity, program: string): Promise<boolean> {
  const [command, ...args] = commandLine(identity, program, ['--version'])
  return run(command, args).then(
    () => true,
    () => false,
  )
}

/** Makes `folder` and lets only the identity read it. */
export async function makePrivateFolder(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (identity.owner === undefined) return
  await chown(folder, identity.owner, identity.owner)
  // Nobody must be able to pass through the parent, not to list it.
  await chmod(path.dirname(folder), 0o711)
}

import type { AdminAct } from '@spizarka/contract/admin'
import { endAuthSessions } from '../../apps/server/src/features/accounts/index.ts'
import { recordAct } from '../../apps/server/src/features/audit/index.ts'
import { removeSecondFactors } from '../../apps/server/src/features/second-factor/index.ts'
import type { Db, Trx } from '../../apps/server/src/platform/db/connect.ts'

/** One line for each administrator: the login, and whether an authenticator app is set up. */
export async function listAdministrators(db: Db): Promise<string[]> {
  const administrators = await db
    .selectFrom('users')
    .select((user) => [
      'username',
      user
        .exists(
          user
            .selectFrom('second_factors')
            .select('id')
            .whereRef('second_factors.user_id', '=', 'users.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('hasSecondFactor'),
    ])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('username')
    .execute()
  if (administrators.length === 0) return ['Nie ma jeszcze administratorów.']
  return administrators.map(({ username, hasSecondFactor }) => `${username}${hasSecondFactor ? '' : ' (bez drugiego składnika)'}`)
}

interface Account {
  id: number
  isAdmin: boolean
}
interface Change {
  act: AdminAct
  /** What is in its way, in Polish, if anything does. */
  obstacle: (account: Account) => string | undefined
  apply: (trx: Trx, account: Account) => Promise<void>
  /** What has been done, in Polish. */
  done: string
}

/** What the operator of the server may do to an administrator. */
export const CHANGES = {
  add: {
    act: 'admin_added',
    obstacle: ({ isAdmin }) => (isAdmin ? 'To konto ma już uprawnienia administratora.' : undefined),
    apply: (trx, { id }) => setAdmin(trx, id, true),
    done: 'Konto ma uprawnienia administratora. Po zalogowaniu trzeba ustawić drugi składnik pod adresem /admin.',
  },
  remove: {
    act: 'admin_removed',
    obstacle: unlessAdmin,
    async apply(trx, { id }) {
      await setAdmin(trx, id, false)
      await removeSecondFactors(trx, id)
    },
    done: 'Konto nie ma już uprawnień administratora.',
  },
  'reset-second-factor': {
    act: 'second_factor_removed',
    obstacle: unlessAdmin,
    apply: (trx, { id }) => removeSecondFactors(trx, id),
    done: 'Drugi składnik usunięty. Po zalogowaniu trzeba ustawić nowy pod adresem /admin.',
  },
} as const satisfies Record<string, Change>

export function isChange(name: string): name is keyof typeof CHANGES {
  return Object.hasOwn(CHANGES, name)
}

/**
 * Makes a change to the active account with a login, and writes it into the audit log as the operator's. All its sessions end: a second
 * factor is set up by whoever knows the password, not by whoever holds an old session.
 */
export async function changeAdministrator(db: Db, name: keyof typeof CHANGES, login: string): Promise<{ done: boolean; message: string }> {
  const change: Change = CHANGES[name]
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, login)
    if (!account) return { done: false, message: `Nie ma aktywnego konta o loginie ${login}.` }
    const obstacle = change.obstacle(account)
    if (obstacle !== undefined) return { done: false, message: obstacle }
    const at = new Date()
    await change.apply(trx, account)
    await endAuthSessions(trx, account.id, { keptSessionId: null, at })
    await recordAct(trx, { adminId: null, act: change.act, subjectId: account.id, at })
    return { done: true, message: change.done }
  })
}

function unlessAdmin({ isAdmin }: Account): string | undefined {
  return isAdmin ? undefined : 'To konto nie ma uprawnień administratora.'
}

async function lockAccount(trx: Trx, login: string): Promise<Account | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'is_admin as isAdmin'])
    .where('username', '=', login)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

async function setAdmin(trx: Trx, userId: number, isAdmin: boolean): Promise<void> {
  await trx.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', userId).execute()
}

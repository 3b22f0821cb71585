import type { Db } from '../../apps/server/src/platform/db/connect.ts'

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

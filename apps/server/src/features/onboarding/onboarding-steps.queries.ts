import type { OnboardingStep } from '@spizarka/contract/onboarding'
import type { Db, Trx } from '../../platform/db/connect.ts'

type Outcome = 'saved' | 'skipped'

/** What happened to each step that is behind. */
export async function listSteps(db: Db, userId: number): Promise<{ step: OnboardingStep; outcome: Outcome }[]> {
  return db.selectFrom('onboarding_steps').where('user_id', '=', userId).select(['step', 'outcome']).execute()
}

/** A step that was saved once stays saved, for so does what it asked. */
export async function upsertStep(db: Db | Trx, userId: number, step: OnboardingStep, outcome: Outcome, at: Date): Promise<void> {
  await db
    .insertInto('onboarding_steps')
    .values({ user_id: userId, step, outcome, recorded_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'step']).doUpdateSet({ outcome, recorded_at: at }).where('onboarding_steps.outcome', '=', 'skipped'),
    )
    .execute()
}

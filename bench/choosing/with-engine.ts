import { createEngine, type Engine } from '@spizarka/engine'

/** Does some work with the built-in engine, which is closed behind it. */
export async function withEngine<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = await createEngine({ provider: 'none' }, () => {})
  try {
    return await work(engine)
  } finally {
    await engine.close()
  }
}

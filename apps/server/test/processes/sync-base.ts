import { syncBase } from '../../src/features/recipes/base/sync-base.ts'
import { knowledgeVersion } from '../../src/features/recipes/facts/knowledge-version.ts'
import { startTestApp } from '../harness.ts'

// Brings the recipes of the database of the first argument up to the knowledge in COMPILED_KNOWLEDGE, and says its version.
const app = await startTestApp({ databaseUrl: String(process.argv[2]) })
await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, syncBase, {}))
await app.runJobs()
await app.close()
console.log(knowledgeVersion())

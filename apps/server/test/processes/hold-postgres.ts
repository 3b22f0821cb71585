import { startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres/start.ts'

// Starts the server in the folder of the first argument and lives on until it is killed.
await startEmbeddedPostgres(String(process.argv[2]))
console.log('ready')
setInterval(() => {}, 60_000)

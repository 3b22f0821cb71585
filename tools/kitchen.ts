/** `npm run kitchen -- COMMAND`: the kitchen's engine from the shell, through the same code as the worker. */
import { enableCompileCache } from 'node:module'

interface Command {
  usage: string
  run(): Promise<void>
}

const COMMANDS: Record<string, Command> = {
  'parse-text': {
    usage: 'parse-text   reads {"id","input","pantry"?} a line from standard input, writes {"id","items","ms"} a line',
    run: async () => (await import('./kitchen/parse-text.ts')).parseText(process.stdin, process.stdout),
  },
}

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) && rest.length === 0 ? COMMANDS[name] : undefined
if (command) {
  // The food table is a lot of source to compile for one short list.
  enableCompileCache()
  // Who reads only the first lines (head) closes the pipe; that is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  await command.run()
} else {
  const usages = Object.values(COMMANDS).map(({ usage }) => `  ${usage}`)
  console.error(`Usage: npm run --silent kitchen -- COMMAND\n\n${usages.join('\n')}`)
  process.exitCode = 2
}

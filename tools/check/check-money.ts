/** `node tools/check/check-money.ts`: amounts of money are whole grosze; names every place where one could become something else. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findFloatsInMoney, isAboutMoney } from './floats-in-money.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.sql'], { encoding: 'utf8' })
  .split('\n')
  .filter(isAboutMoney)
const found = files.flatMap((file) => findFloatsInMoney(file, readFileSync(file, 'utf8')))
for (const problem of found) console.error(problem)
if (files.length < 20) {
  console.error(`Only ${files.length} files are about money: this check looks in the wrong places.`)
  process.exitCode = 1
}
if (found.length > 0) process.exitCode = 1

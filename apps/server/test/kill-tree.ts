import { readdir, readFile } from 'node:fs/promises'

/** Ends a process and everything it started, all at once and as a power failure would. */
export async function killTree(pid: number): Promise<void> {
  const parents = await readParents()
  const family = new Set([pid])
  // A process starts after its parent, but its number may be smaller: look until nobody is found any more.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  }
  for (const member of family) killIfThere(member)
}

/** The parent of every process. */
async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = new Map<number, number>()
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name in brackets may hold anything, brackets and spaces too.
    parents.set(Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  return parents
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with its parent.
  }
}

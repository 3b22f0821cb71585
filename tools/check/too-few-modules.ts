/** dependency-cruiser passes silently when it could not read the code: fewer modules than this means that it read nothing. */
const MIN_MODULES = 50

/** What is wrong with a report of dependency-cruiser that names no breach, if anything. */
export function tooFewModules(report: string): string | undefined {
  const modules = Number(/(\d+) modules/.exec(report)?.[1] ?? 0)
  return modules < MIN_MODULES ? `only ${modules} modules were read; at least ${MIN_MODULES} are expected` : undefined
}

/** A JSON array with a record a line, so that a change of one record is a change of one line. */
export function writeRecords(records: readonly unknown[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** A JSON object with a field a line. */
export function writeFields(fields: object): string {
  return `{\n${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
}

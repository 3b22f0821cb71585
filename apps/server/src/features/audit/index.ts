export { type AuditRow, countEntries, listEntries } from './audit.queries.ts'
export { recordAct } from './record-act.ts'

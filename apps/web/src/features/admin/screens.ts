// Fetched together, but for the second factor: that brings a drawer of QR codes, once in an administrator's life.
export { AdminFrame } from './AdminFrame.tsx'
export { AuditLogScreen } from './audit/AuditLogScreen.tsx'
export { BroadcastsScreen } from './broadcasts/BroadcastsScreen.tsx'
export { JobsScreen } from './jobs/JobsScreen.tsx'
export { UserScreen } from './users/UserScreen.tsx'
export { UsersScreen } from './users/UsersScreen.tsx'

/** Why a backup was not made or not restored, in Polish and for whoever called the command. */
export class BackupError extends Error {}

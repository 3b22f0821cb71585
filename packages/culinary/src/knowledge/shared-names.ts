/** Names that two rows claim → the row whose they are. Empty as long as the authors agree; the validator asks for an entry otherwise. */
export const SHARED_NAMES: Readonly<Record<string, string>> = {}

/**
 * How a screen changes what its own address says of it: a page of a list, a filter, servings. Drawn before the next key or tap is taken, not
 * as a transition in the browser's own time: two quick ones would both start from the same address, and the first be lost.
 */
export const REPLACE_SYNC = { replace: true, flushSync: true } as const

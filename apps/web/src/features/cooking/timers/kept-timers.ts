/** The name under which this device keeps its timers. */
export const KEPT_TIMERS = 'timers'

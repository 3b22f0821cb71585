/** The name under which this device keeps its timers. */
export const TIMERS_KEY = 'timers'

/**
 * What the shell puts around a screen on a phone: `tab` has the top bar and the bottom navigation, `inner` the navigation alone
 * (its head has an arrow back), `task` nothing at all (its main action is in a StickyBar). `bare` has nothing around it on any
 * screen, however wide.
 */
export type Chrome = 'tab' | 'inner' | 'task' | 'bare'

export interface RouteHandle {
  chrome: Chrome
  /** Under the page guests read what an account gives them. */
  invites?: boolean
}

import { expect, type Page } from '@playwright/test'

/** Opens an address and waits until what it shows has come. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText(/^Ładowanie/)).toHaveCount(0)
}

/** Neither a phone of 320 px nor text twice as large makes anyone scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  // Where movement is reduced to an instant, a new size of text goes down the page one level a frame.
  await page.evaluate(`(async () => {
    const moves = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().iterations !== Infinity
    do await new Promise((painted) => requestAnimationFrame(painted))
    while (document.getAnimations().some(moves))
  })()`)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect.soft(overflow, `${screen} is wider than the screen by`).toBeLessThanOrEqual(0)
}

/** Whatever can be clicked on a screen is one of the stops of the Tab key; of radio buttons the chosen one is, from which arrows move on. */
export async function expectReachableByKeyboard(page: Page, screen: string): Promise<void> {
  // Asked anew after every key: a part of the screen that comes late counts, and one that has gone does not.
  const markReached = () =>
    page.evaluate<string[]>(`{
      if (document.activeElement instanceof HTMLElement) document.activeElement.dataset.reached = ''
      const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
      controls
        .filter((control) => control.checkVisibility() && !control.disabled && (control.type !== 'radio' || control.checked))
        .filter((control) => control.dataset.reached === undefined)
        .map((control) => control.ariaLabel ?? control.textContent ?? control.name)
    }`)
  let missed = await markReached()
  for (let presses = missed.length + 40; presses > 0 && missed.length > 0; presses -= 1) {
    await page.keyboard.press('Tab')
    missed = await markReached()
  }
  expect.soft(missed, `controls of ${screen} that Tab does not come to`).toEqual([])
}

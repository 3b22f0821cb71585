import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Nothing on the screen breaks a rule that axe can check. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Colours in the middle of a fade are nobody's design.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
    .map((animation) => animation.finished.catch(() => undefined)))`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  // Counted in the report, for those who measure.
  test.info().annotations.push({ type: 'axe', description: String(violations.length) })
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
}

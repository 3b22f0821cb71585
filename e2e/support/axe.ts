import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Rules about what depends on the theme: the others hold in one when they hold in the other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Nothing on the screen breaks a rule that axe can check, in the light or in the dark. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await paintEverything(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolations(page, `${screen} in the light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, `${screen} in the dark`, COLOUR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Rows below the fold take the colours of another theme only when they come into view; here they are looked at before. */
async function paintEverything(page: Page): Promise<void> {
  await page.evaluate(`{
    const styles = new CSSStyleSheet()
    styles.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(styles)
  }`)
}

async function expectNoViolations(page: Page, screen: string, rules?: string[]): Promise<void> {
  // Colours in the middle of a fade are nobody's design; a fade to another theme begins with the next frame.
  await page.evaluate(`new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    .then(() => Promise.all(document.getAnimations()
      .filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined))))`)
  const look = () => (rules ? new AxeBuilder({ page }).withRules(rules) : new AxeBuilder({ page })).analyze()
  let { violations } = await look()
  if (violations.length > 0) {
    // A busy browser may be late with a word's colour after a change of theme; what is wrong stays wrong.
    await page.waitForTimeout(500)
    violations = (await look()).violations
  }
  // Counted in the report, for those who measure.
  test.info().annotations.push({ type: 'axe', description: String(violations.length) })
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, any }) => [html.slice(0, 200), ...any.map(({ message }) => message)].join('\n    ')).join('\n  ')}`,
  )
  expect.soft(found, `axe on ${screen}`).toEqual([])
}

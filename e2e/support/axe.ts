import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll, openScreen } from './screens.ts'

/** Rules about what depends on the theme: the others hold in one when they hold in the other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Nothing on the screen breaks a rule that axe can check, in the light or in the dark. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await paintEverything(page)
  await show(page, 'light')
  await expectNoViolations(page, `${screen} in the light`)
  await show(page, 'dark')
  await expectNoViolations(page, `${screen} in the dark`, COLOUR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`)
}

/**
 * Rows below the fold take the colours of another theme only when they come into view; here they are looked at before. The lace under a head is
 * taken off: axe says nothing of the colours of words on what has a drawn edge.
 */
async function paintEverything(page: Page): Promise<void> {
  await page.evaluate(`{
    const styles = new CSSStyleSheet()
    styles.replaceSync('* { content-visibility: visible !important } [class*=lace]::after { content: none !important }')
    document.adoptedStyleSheets.push(styles)
  }`)
}

/** The page as it stays: a fade to another theme begins some frames later, and colours in the middle of it are nobody's design. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const finite = () => document.getAnimations().filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
    let calmFrames = 0
    while (calmFrames < 6) {
      await new Promise((painted) => requestAnimationFrame(painted))
      const running = finite()
      calmFrames = running.length === 0 ? calmFrames + 1 : 0
      await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)))
    }
  })()`)
}

async function expectNoViolations(page: Page, screen: string, rules?: string[]): Promise<void> {
  await settle(page)
  // Its newer way opens a page a look to gather what frames of other origins report; there are none here, and that page costs more than the look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  // Counted in the report, for those who measure.
  test.info().annotations.push({ type: 'axe', description: String(violations.length) })
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, any }) => [html.slice(0, 200), ...any.map(({ message }) => message)].join('\n    ')).join('\n  ')}`,
  )
  expect.soft(found, `axe on ${screen}`).toEqual([])
}

/** Opens a screen that everybody can read: nothing that axe finds, nothing wider than a small phone or than one whose text is twice as large. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  await openScreen(page, path)
  await expectAccessible(page, path)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, `${path} at 320 px`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await expectNoSidewaysScroll(page, `${path} at 200 %`)
}

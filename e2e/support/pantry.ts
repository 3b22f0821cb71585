import type { Locator, Page } from '@playwright/test'

/** − amount + of a product; the first of them where it is due as well as on its shelf. */
export function amountOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: `Ilość: ${name}`, exact: true }).first()
}

/** The name of a product in its row, which opens its sheet. */
export function productNamed(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first()
}

/** What has just been said, for the eye and for a screen reader. */
export function announcement(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text }).first()
}

/** Types a list and has it read. */
export async function submitList(page: Page, list: string): Promise<void> {
  await page.goto('/add-products/text')
  await page.getByLabel('Twoja lista produktów').fill(list)
  await page.getByRole('button', { name: /Przetwórz listę/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Weryfikacja produktów' }).waitFor()
}

export async function confirmList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' }).click()
}

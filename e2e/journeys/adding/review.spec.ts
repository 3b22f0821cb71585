import { amountOf, announcement, confirmList, submitList } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

const FILLED = 49

test('a unit that disagrees with the pantry is settled once and remembered', async ({ page, household }) => {
  await household.stock([['ziemniaki', 5, 'pieces']])
  await submitList(page, '1 kg ziemniaków\nasdfghjkl qwrtp')

  await expect(page.getByText('Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.')).toBeVisible()
  await page.getByText('w gramach', { exact: true }).click()
  await page.getByLabel('Ile gramów ma 1 sztuka?').fill('200')
  await page.getByRole('button', { name: /^Tak, 1000/ }).click()
  await page.getByRole('button', { name: 'Usuń: asdfghjkl qwrtp' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await confirmList(page)
  await expect(amountOf(page, 'ziemniaki')).toContainText('2 kg')

  // Three pieces are 600 g now: what was said once is not asked again, and the owner is told.
  await submitList(page, '3 ziemniaki')
  await expect(page.getByText(/600.g, wiemy od ostatniego razu/)).toBeVisible()
  await confirmList(page)
  await expect(amountOf(page, 'ziemniaki')).toContainText('2,6 kg')
})

test('the fiftieth product brings a bonus, the next one meets the limit', async ({ page, household }) => {
  for (let number = 1; number <= FILLED; number += 1) await household.stock([[`zapas numer ${number}`, 1, 'pieces']])
  await submitList(page, '2 kg ziemniaków')
  await confirmList(page)
  await expect(announcement(page, 'Pełna spiżarnia! Masz +50 pkt AI.')).toBeVisible()
  await expect(page.getByText('50 z 50 produktów')).toBeVisible()

  await submitList(page, '1 kg cebuli')
  await confirmList(page)
  const limit = page.getByRole('dialog', { name: 'Limit spiżarni osiągnięty' })
  await expect(limit).toBeVisible()
  await limit.getByRole('link', { name: 'Zobacz plany' }).click()
  await expect(page).toHaveURL('/settings/subscription')
})

test('the points of a review are seen to arrive: nothing lies over them, and the list stands first', async ({ page }) => {
  // It is there for a moment: looked at as it is drawn, whenever that is.
  await page.addInitScript(`{
    window.arrivals = []
    const look = () => {
      const badge = [...document.querySelectorAll('a[href="/points"] > span')].find((part) => part.textContent === '+2' && part.checkVisibility())
      if (badge) {
        const { x, y, width, height } = badge.getBoundingClientRect()
        window.arrivals.push(document.elementFromPoint(x + width / 2, y + height - 2) === badge)
      }
      requestAnimationFrame(look)
    }
    look()
  }`)
  // A first list is all there is; what comes to it stands first.
  await submitList(page, 'ryż 500 g')
  await confirmList(page)
  await expect(page.getByRole('group', { name: 'Ilość: ryż' }).first()).toBeVisible()
  await submitList(page, 'mleko 2 l\nmasło 200 g')
  await confirmList(page)
  await expect(announcement(page, 'Dodano 2 produkty · +2 pkt')).toBeAttached()
  await expect(page.getByRole('list', { name: 'Przed chwilą' }).getByRole('listitem')).toHaveCount(2)
  await expect.poll(() => page.evaluate<boolean[]>('window.arrivals')).toContain(true)
  expect(await page.evaluate<boolean>('window.arrivals.every(Boolean)')).toBe(true)
})

/**
 * `npm run landing-pages`: has the kitchen cook and draw what the pages of `/lp/` and the guest's start show. `--check` says whether that is
 * up to date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { GUEST_HOME_HEADLINE, LANDING_PAGES } from '../apps/web/src/features/public/landing/pages/index.ts'
import { cookDays, type LandingDay } from './landing-pages/cook-day.ts'
import { drawCards, drawDish, hashOfCard, type LinkCard, nameOfPicture } from './landing-pages/draw.ts'
import { kitchensSchema } from './landing-pages/kitchen-of-page.ts'

const LANDING = 'apps/web/src/features/public/landing'
const GENERATED = join(LANDING, 'generated')
/** Where a browser may keep what it has fetched forever. */
const PICTURES = 'apps/web/public/assets/dishes'
const CARDS = 'apps/web/public/og'
const CARD_HASHES = join(GENERATED, 'cards.json')
const isCheck = process.argv.includes('--check')

const kitchens = kitchensSchema.parse(JSON.parse(readFileSync(join(LANDING, 'kitchens.json'), 'utf8')))
const days = cookDays(kitchens)
const dishes = new Map(days.flatMap(({ day }) => day.dishes.map(({ picture }) => [nameOfPicture(picture), picture] as const)))
const cards = days.map(({ slug, day }) => ({ slug, card: cardOf(slug, day) }))
const cardHashes = write(Object.fromEntries(cards.map(({ slug, card }) => [slug, hashOfCard(card)])))

const outdated = [
  ...days.filter(({ slug, day }) => readIfThere(fileOf(slug)) !== written(day)).map(({ slug }) => `${slug}.json`),
  ...[...dishes.keys()].filter((name) => !existsSync(pictureOf(name))).map((name) => `${name}.webp`),
  ...(readIfThere(CARD_HASHES) === cardHashes ? [] : ['cards.json']),
]
if (isCheck) {
  if (outdated.length > 0) {
    console.error(`${outdated.join(', ')}: not what the kitchen cooks and draws. Run npm run landing-pages.`)
    process.exitCode = 1
  }
} else if (outdated.length > 0) {
  mkdirSync(PICTURES, { recursive: true })
  mkdirSync(CARDS, { recursive: true })
  for (const { slug, day } of days) writeFileSync(fileOf(slug), written(day))
  for (const file of readdirSync(PICTURES)) if (!dishes.has(basename(file, '.webp'))) rmSync(join(PICTURES, file))
  for (const [name, dish] of dishes) if (!existsSync(pictureOf(name))) writeFileSync(pictureOf(name), await drawDish(dish))
  if (readIfThere(CARD_HASHES) !== cardHashes) {
    const drawn = await drawCards(cards.map(({ card }) => card))
    for (const [place, { slug }] of cards.entries()) writeFileSync(join(CARDS, `${slug}.jpg`), drawn[place] ?? '')
    writeFileSync(CARD_HASHES, cardHashes)
  }
}

function fileOf(slug: string): string {
  return join(GENERATED, `${slug}.json`)
}

function pictureOf(name: string): string {
  return join(PICTURES, `${name}.webp`)
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** As a page reads it: of a picture its name, figures as they are shown. */
function written({ dishes: cooked, ...day }: LandingDay): string {
  const shown = cooked.map(({ picture, nutrients, ...dish }) => ({
    ...dish,
    nutrients: Object.fromEntries(
      Object.entries(nutrients).map(([name, value]) => [name, value === null ? null : Math.round(value * 10) / 10]),
    ),
    picture: nameOfPicture(picture),
  }))
  return write({ ...day, dishes: shown })
}

function write(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function cardOf(slug: string, { dishes: [first, lunch] }: LandingDay): LinkCard {
  const page = LANDING_PAGES.find((each) => each.slug === slug)
  const dish = lunch ?? first
  if (!dish) throw new Error(`/lp/${slug} has no dish`)
  return { name: page?.name ?? null, headline: page?.headline ?? GUEST_HOME_HEADLINE, dish: dish.picture }
}

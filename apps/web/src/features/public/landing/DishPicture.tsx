import { type LandingDish, pictureUrl } from './landing-day.ts'

/** A dish of the day as the kitchen drew it; its name is beside it. */
export function DishPicture({ dish, eager = false }: { dish: LandingDish; eager?: boolean }) {
  return (
    <img
      src={pictureUrl(dish)}
      alt=""
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      className="dish-picture aspect-2/1 w-full object-cover sm:aspect-16/10"
    />
  )
}

/** The background process of `drawCards`: draws the dish of each message and sends its picture. */
import type { IllustrateRequest } from '@spizarka/engine'
import { drawDishPicture } from '@spizarka/engine/dish-picture'

process.on('message', (dish: IllustrateRequest) => {
  // A failure ends the process, which fails the job.
  void drawDishPicture(dish).then((picture) => process.send?.(picture))
})

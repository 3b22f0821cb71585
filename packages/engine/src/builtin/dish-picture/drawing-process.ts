import type { IllustrateRequest } from '../../actions.ts'
import { drawDishPicture } from './draw-dish-picture.ts'

// The process of `drawDishPictures`: a request in, its picture out, until nobody listens any more.
process.on('message', (request: IllustrateRequest) => {
  void drawDishPicture(request).then((picture) => process.send?.(picture))
})
process.on('disconnect', () => process.exit())

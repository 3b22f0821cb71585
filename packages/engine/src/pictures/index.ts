export { type DishPhoto, makeDishPhoto, type NormalPicture, normalisePicture } from './normalise-picture.ts'
export { PictureError } from './picture-error.ts'
export { pictureKind } from './picture-kind.ts'

interface Size {
  width: number
  height: number
}

/** The part of a picture that shows in a box which it covers and is centred in; in the picture's pixels. */
export function visibleArea(picture: Size, box: Size): Size & { x: number; y: number } {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = Math.min(picture.width, Math.round(box.width / scale))
  const height = Math.min(picture.height, Math.round(box.height / scale))
  return { x: Math.floor((picture.width - width) / 2), y: Math.floor((picture.height - height) / 2), width, height }
}

// Fetched by `still-page.js` where the server drew a page for a phone and there is more room, or the other way round.

/**
 * Puts the markup for the width that there is in the place of the other, with what the app would come alive from: the page is read on without the app
 * (decision 140). Rejects where it cannot be had.
 */
export async function redraw() {
  const device = matchMedia('(width >= 64rem)').matches ? 'wide' : 'narrow'
  const response = await fetch(location.href, { headers: { 'x-drawn-for': device } })
  const drawn = new DOMParser().parseFromString(await response.text(), 'text/html')
  const root = document.getElementById('root')
  // The app that a tap woke meanwhile stands in it, and draws for every width itself.
  if (root.dataset.drawn === undefined) return
  if (drawn.getElementById('root')?.dataset.drawn !== device) throw new Error('not drawn for this width')
  document.getElementById('known-answers').replaceWith(drawn.getElementById('known-answers'))
  root.replaceWith(drawn.getElementById('root'))
}

// A page that is only read comes without the app: links, folded answers and the text need none. It is fetched for someone who is signed in,
// for a form once it has been painted, and once a guest presses a button or enters a field, who then gets what the tap asked for, or comes near to what only the app shows.
const { app, also, soon } = document.currentScript.dataset
let waking = false

function wake() {
  if (waking) return
  waking = true
  // What the app would ask for only once it runs.
  for (const href of also.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  // Where it cannot be fetched, the page stays as it is, or is seen as it was drawn: the next tap asks again.
  import(app).catch(() => {
    waking = false
    document.getElementById('root').style.visibility = 'visible'
  })
}

function wakeFor(control) {
  addEventListener('spizarka:started', () => control.click(), { once: true })
  wake()
}

function isReturning() {
  try {
    return localStorage.getItem('spizarka.access') !== null
  } catch {
    return false
  }
}

// Drawn for a phone where there is more room, or for more than there is (`useWideScreen`).
function isOfAnotherWidth() {
  const { drawn } = document.getElementById('root').dataset
  return drawn !== undefined && (drawn === 'wide') !== matchMedia('(width >= 64rem)').matches
}

if (isReturning() || isOfAnotherWidth()) wake()
else {
  for (const place of document.querySelectorAll('[data-wakes]'))
    new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(), { rootMargin: '50%' }).observe(
      place,
    )
  // A page that nobody looks at is not painted.
  if (soon !== undefined) {
    if (document.hidden) wake()
    else requestAnimationFrame(() => setTimeout(wake))
  }
  let pressed = false
  const onClick = (event) => {
    const control = event.target.closest('button')
    if (!control || pressed) return
    pressed = true
    event.preventDefault()
    wakeFor(control)
  }
  addEventListener('click', onClick, { capture: true })
  addEventListener('focusin', (event) => event.target.matches('input, textarea, select') && wake())
  addEventListener('spizarka:started', () => removeEventListener('click', onClick, { capture: true }), { once: true })
}

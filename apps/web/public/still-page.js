// A page that is only read comes without the app: links, folded answers and the text need none. It is fetched for someone who is signed in,
// and once a guest presses a button or enters a field, who then gets what the tap asked for.
const { app } = document.currentScript.dataset
let waking = false

function wake() {
  if (waking) return
  waking = true
  // Where it cannot be fetched, the page stays as it is: the next tap asks again.
  import(app).catch(() => (waking = false))
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

if (isReturning()) wake()
else {
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

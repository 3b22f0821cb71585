// A page that is only read comes without the app: links, folded answers and the text need none. It is fetched for someone who is signed in, and
// once a guest presses a button or comes to a form, who then gets what the tap asked for.
const { app, also, form } = document.currentScript.dataset
const files = [app, ...also.split(' ')]
/** What was pressed before the app was there, in that order, and before this script was (`before-paint.js`). */
const pressed = window.pressedEarly
let waking = false
let fails = 0

function wake() {
  if (waking) return
  waking = true
  // What the app would ask for only once it runs.
  fetchCode('modulepreload', files)
  // Where it cannot be fetched, the page stays as it is, or is seen as it was drawn: the next tap asks again.
  import(app).catch(() => {
    waking = false
    document.getElementById('root').style.visibility = 'visible'
    if (!navigator.onLine) window.sayOffline()
    // What failed once is not asked for again by some browsers, as long as the page stands.
    else if (fails++ > 0) location.reload()
  })
}

function fetchCode(rel, hrefs) {
  for (const href of hrefs)
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', crossOrigin: '', href }))
}

function isKept(name) {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}

// Drawn for a phone where there is more room, or for more than there is (`useWideScreen`), also once a window is made wider or a tablet is turned.
const wide = matchMedia('(width >= 64rem)')
function fit() {
  const { drawn } = document.getElementById('root').dataset
  if (drawn && (drawn === 'wide') !== wide.matches) import('/redraw.js').then((it) => it.redraw()).catch(wake)
}

// A form says something to some visitors: the login of an account just made (`lib/registered-login.ts`), why they were led here, or the plan that they chose.
if (isKept('spizarka.access') || (form === '' && (isKept('spizarka.kept.registered-login') || history.state?.usr || location.search)))
  wake()
else {
  wide.addEventListener('change', fit)
  fit()
  // By whoever types, and by a browser that fills in a password.
  for (const type of ['focusin', 'input']) addEventListener(type, (event) => event.target.matches('input, textarea, select') && wake())
  if (form === '') {
    addEventListener('pointerover', (event) => event.target.closest('form') && wake())
    // At hand when somebody comes to the form, and run only then: reading, and the first letters, have the processor to themselves; what is
    // still to be painted has the network.
    if (!navigator.connection?.saveData) addEventListener('load', () => setTimeout(fetchCode, 1e3, 'prefetch', files))
  }
}
const onClick = (event) => {
  const control = event.target.closest('button')
  if (!control) return
  // Sent by the browser itself, a form would put the password into the address.
  event.preventDefault()
  pressed.add(control)
  wake()
}
addEventListener('click', onClick, true)
addEventListener('offline', window.sayOffline)
if (!navigator.onLine) window.sayOffline()
if (pressed.size > 0) wake()
// From here on pressing them is heard.
for (const button of document.querySelectorAll('button[type=submit]')) button.disabled = false
addEventListener(
  'spizarka:started',
  () => {
    removeEventListener('click', onClick, true)
    removeEventListener('offline', window.sayOffline)
    document.getElementById('offline')?.remove()
    // Once what was typed meanwhile has been taken over.
    setTimeout(() => pressed.forEach((control) => control.click()))
  },
  { once: true },
)

// Runs before the first paint, so that neither the wrong theme nor the guest home flashes up for someone who is signed in, and the
// question about cookies stands there from the first moment for those who are to be asked.
const root = document.documentElement
try {
  const theme = localStorage.getItem('spizarka.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (localStorage.getItem('spizarka.access')) root.dataset.returning = ''
  else {
    ask()
    // What is decided in another tab holds here, whether the app runs yet or not.
    addEventListener('storage', ({ key }) => (key === 'spizarka.consent' || key === null) && ask())
  }
} catch {
  // Storage is blocked: the system's theme and the guest home are right, and nobody can have decided.
  if (!isStandalone()) root.dataset.consent = 'due'
}

// A button may be pressed while the page is still on its way, before `still-page.js` hears of it: kept until that script has run, and gone on with by it.
window.pressedEarly = new Set()
const keepPressed = ({ target }) => {
  const control = target.closest('button')
  if (control) window.pressedEarly.add(control)
}
addEventListener('click', keepPressed, { capture: true })
addEventListener('DOMContentLoaded', () => removeEventListener('click', keepPressed, { capture: true }), { once: true })

// An arrow back leads to where one came from, with the app and without it; as the address that it names, where that was no page of ours.
addEventListener(
  'click',
  (event) => {
    if (!event.target.closest('[data-returns]') || !window.navigation?.canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  },
  true,
)

// For `still-page.js`: the banner of the app (`RootLayout.tsx`) before there is one. What a tap asked for meanwhile is tried once more when the network is back.
window.sayOffline = () => {
  if (document.getElementById('offline')) return
  const banner = Object.assign(document.createElement('p'), {
    id: 'offline',
    role: 'alert',
    className: 'bg-ink px-4 py-2.5 text-center text-[0.9375rem] leading-5 font-semibold text-paper',
    textContent: 'Jesteś offline. Niektóre funkcje mogą być niedostępne.',
  })
  document.body.prepend(banner)
  const onOnline = () => {
    // The app that came meanwhile, from what the device keeps, took it away and says so itself.
    if (!banner.isConnected) return
    if (window.pressedEarly.size > 0) location.reload()
    else banner.remove()
  }
  addEventListener('online', onOnline, { once: true })
}

function ask() {
  if (hasDecided() || isStandalone()) delete root.dataset.consent
  else root.dataset.consent = 'due'
}

function hasDecided() {
  const stored = localStorage.getItem('spizarka.consent')
  if (stored === null) return false
  try {
    const { necessary, functional, analytical, marketing, timestamp, isPWA } = JSON.parse(stored)
    const flags = [functional, analytical, marketing, isPWA]
    if (necessary === true && flags.every((each) => typeof each === 'boolean') && !Number.isNaN(Date.parse(timestamp))) return true
  } catch {
    // Not one of ours.
  }
  localStorage.removeItem('spizarka.consent')
  return false
}

function isStandalone() {
  return matchMedia('(display-mode: standalone)').matches || navigator.standalone === true
}

// Runs before the first paint, so that neither the wrong theme nor the guest home flashes up for someone who is signed in, and the
// question about cookies stands there from the first moment for those who are to be asked.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('spizarka.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (localStorage.getItem('spizarka.access')) root.dataset.returning = ''
  else if (!hasDecided() && !isStandalone()) root.dataset.consent = 'due'
} catch {
  // Storage is blocked: the system's theme and the guest home are right, and the app asks once it runs.
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

// Runs before the first paint, so that neither the wrong theme nor the guest home flashes up for someone who is signed in.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('spizarka.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (localStorage.getItem('spizarka.access')) root.dataset.returning = ''
} catch {
  // Storage is blocked: the system's theme and the guest home are right.
}

import { useNavigation } from 'react-router'

/** A thin line at the top while the code of the next screen is on its way for longer than a moment. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading'
  return loading ? <div aria-hidden className="skeleton fixed inset-x-0 top-0 z-30 h-1 bg-brand" /> : null
}

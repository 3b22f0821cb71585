import { Segmented } from '../../ui/Segmented.tsx'
import { useTheme } from './theme.ts'

const options = [
  { value: 'system', label: 'Jak system' },
  { value: 'light', label: 'Jasny' },
  { value: 'dark', label: 'Ciemny' },
] as const

export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme()
  return <Segmented label="Wygląd" showLabel value={theme} onChange={chooseTheme} options={options} />
}

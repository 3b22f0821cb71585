import { PageHead } from '../../ui/PageHead.tsx'

export function HomeScreen() {
  return <PageHead title="Co ugotuję dziś?" />
}

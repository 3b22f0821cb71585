import { operatorOf } from '../../../lib/operator/operator.ts'
import { LegalScreen } from './LegalScreen.tsx'
import { termsOf } from './terms.ts'

export function TermsScreen() {
  return <LegalScreen document={termsOf(operatorOf())} />
}

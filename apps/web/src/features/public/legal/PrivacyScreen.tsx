import { operatorOf } from '../../../lib/operator/operator.ts'
import { LegalScreen } from './LegalScreen.tsx'
import { privacyOf } from './privacy.ts'

export function PrivacyScreen() {
  return <LegalScreen document={privacyOf(operatorOf())} />
}

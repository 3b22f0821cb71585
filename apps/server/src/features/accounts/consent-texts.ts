/** The wording a person agrees to, by the day it came into force. A new wording gets a new day. */
export const CONSENT_TEXT_VERSIONS = {
  terms: '2025-09-11',
  privacy: '2025-09-11',
  age: '2025-09-11',
  marketing: '2025-09-11',
  health: '2025-09-11',
} as const

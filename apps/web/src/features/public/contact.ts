/** Addresses of the people who run this installation; `.example` until the operator sets real ones. */
export const CONTACT = {
  support: 'pomoc@spizarka.example',
  premiumSupport: 'premium@spizarka.example',
} as const

/** The landing pages, each at `/lp/{slug}`, in the order in which the guest's start and the sitemap name them. */
export const LANDING_SLUGS = [
  'cukrzyca',
  'celiakia',
  'hashimoto',
  'nadcisnienie',
  'dna-moczanowa',
  'low-fodmap',
  'choroby-nerek',
  'alergie-dzieci',
  'thermomix',
  'lidlomix',
] as const

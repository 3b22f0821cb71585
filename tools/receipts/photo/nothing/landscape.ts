import type { Random } from '../../shopping/random.ts'

/** Sky, hills and a meadow. */
export function landscape(random: Random): string {
  const seed = random.whole(1, 9999)
  return `<body style="margin:0;height:100vh;background:linear-gradient(#7fb2e5,#dbeaf5 48%,#b9c98a 49%)">
<svg width="100%" height="100%" style="position:absolute;inset:0" viewBox="0 0 1200 1600" preserveAspectRatio="none">
<filter id="grass" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.4 0.03" numOctaves="4" seed="${seed}"/>
<feColorMatrix values="0.4 0 0 0 0.1  0 0.6 0 0 0.2  0 0 0.2 0 0.05  0 0 0 0 1"/></filter>
<rect y="900" width="1200" height="700" filter="url(#grass)"/>
<path d="M0 900 Q 240 640 520 860 T 1200 760 V 940 H 0 Z" fill="#5d7b5a"/><path d="M0 930 Q 400 800 760 920 T 1200 880 V 960 H 0 Z" fill="#4a6a3f"/>
<circle cx="${random.whole(200, 1000)}" cy="240" r="80" fill="#fff6d0"/></svg></body>`
}

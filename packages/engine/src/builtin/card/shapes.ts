/** Two tones of one food. */
export interface Tones {
  light: string
  dark: string
}

export type ShapeName = keyof typeof SHAPES

/** Draws pieces of food around 0/0, about 30 units large, light from the upper left. */
export const SHAPES = {
  round: ({ light, dark }: Tones) =>
    `<circle r="14" fill="${dark}"/><circle r="11.5" fill="${light}"/><circle r="4" fill="${dark}" opacity=".35"/>`,
  wedge: ({ light, dark }: Tones) =>
    `<path d="M-19 4A19 19 0 0 1 19 4Q0 12-19 4Z" fill="${dark}"/><path d="M-14.5 2.500A14.5 14.5 0 0 1 14.5 2.500Q0 8-14.5 2.500Z" fill="${light}"/><g fill="${dark}" opacity=".45"><ellipse cx="-5" cy="-3" rx="2.2" ry="3.2"/><ellipse cx="5" cy="-3" rx="2.2" ry="3.2"/></g>`,
  cube: ({ light, dark }: Tones) =>
    `<rect x="-11" y="-10" width="22" height="22" rx="5" fill="${dark}"/><rect x="-11" y="-12" width="20" height="20" rx="4.5" fill="${light}"/>`,
  chunk: ({ light, dark }: Tones) =>
    `<path d="M-18-4C-16-15 4-18 14-11C22-5 19 10 8 13C-6 17-20 10-18-4Z" fill="${dark}"/><path d="M-15-5C-13-14 4-15 12-10C18-5 15 5 7 8C-5 11-17 6-15-5Z" fill="${light}"/>`,
  strip: ({ light, dark }: Tones) =>
    `<path d="M-25 5Q0-11 25 5" stroke="${dark}" stroke-width="9.5" fill="none" stroke-linecap="round"/><path d="M-25 3.500Q0-12.5 25 3.5" stroke="${light}" stroke-width="5.5" fill="none" stroke-linecap="round"/>`,
  ring: ({ light, dark }: Tones) =>
    `<circle r="14" fill="none" stroke="${dark}" stroke-width="4.5"/><circle r="13.5" fill="none" stroke="${light}" stroke-width="2.2"/><circle r="7.5" fill="none" stroke="${light}" stroke-width="2.5"/>`,
  dot: ({ light, dark }: Tones) =>
    `<circle r="9.5" fill="${dark}"/><circle cx="-1" cy="-1.5" r="7.8" fill="${light}"/><circle cx="-3.5" cy="-4" r="2.3" fill="#fff" opacity=".45"/>`,
  bean: ({ light, dark }: Tones) =>
    `<path d="M-11 2C-12-8 12-9 12 1C12 9 5 8 0 5C-5 8-10 9-11 2Z" fill="${dark}"/><path d="M-8.5 0C-8-6 9-7 9.5 0C9 4 5 3 0 1.500C-4 3-8 4-8.5 0Z" fill="${light}"/>`,
  leaf: ({ light, dark }: Tones) =>
    `<path d="M0 19C13 9 13-8 0-20C-13-8-13 9 0 19Z" fill="${dark}"/><path d="M0 17C-10 8-10-7 0-17Z" fill="${light}"/>`,
  herb: ({ light, dark }: Tones) =>
    `<path d="M0 10C6 6 8 0 7-6C1-6-1 0 0 10Z" fill="${dark}"/><path d="M0 10C-6 6-8 0-7-6C-1-6 1 0 0 10Z" fill="${light}"/><path d="M0 4C4-2 4-8 0-13C-4-8-4-2 0 4Z" fill="${dark}"/>`,
  floret: ({ light, dark }: Tones) =>
    `<rect x="-4" y="2" width="8" height="15" rx="3.5" fill="${light}"/><circle cx="-9" cy="-1" r="9" fill="${dark}"/><circle cx="9" cy="-1" r="9" fill="${dark}"/><circle cy="-8" r="11" fill="${dark}"/><g fill="${light}" opacity=".75"><circle cx="-9" cy="-4" r="3.5"/><circle cx="1" cy="-12" r="4.5"/><circle cx="9" cy="-3" r="3"/></g>`,
  mushroom: ({ light, dark }: Tones) =>
    `<path d="M-19 3C-19-14-9-20 0-20S19-14 19 3C13 7-13 7-19 3Z" fill="${light}"/><path d="M-19 3C-19-14-9-20 0-20S19-14 19 3" fill="none" stroke="${dark}" stroke-width="3.8"/><rect x="-5.5" y="1" width="11" height="15" rx="4" fill="${light}"/>`,
  egg: () =>
    `<ellipse rx="17" ry="13" fill="#e9ddc6"/><ellipse cx="-.5" cy="-1.2" rx="16" ry="12" fill="#fffdf6"/><circle cx="2" r="7.5" fill="#f3a92e"/><circle cx="0" cy="-2" r="2.2" fill="#ffe2a0"/>`,
  flake: ({ light, dark }: Tones) =>
    `<rect x="-12" y="-3" width="24" height="5.5" rx="2.7" fill="${light}"/><rect x="-9" y="4" width="18" height="4.5" rx="2.2" fill="${dark}"/>`,
  nut: ({ light, dark }: Tones) =>
    `<path d="M0-13C10-6 9 8 0 13C-9 8-10-6 0-13Z" fill="${dark}"/><path d="M-1-9C4-4 4 5-1 9C-6 5-6-4-1-9Z" fill="${light}"/>`,
  citrus: ({ light, dark }: Tones) =>
    `<circle r="17" fill="${dark}"/><circle r="13.5" fill="${light}"/><path d="M0-12V12M-12 0H12M-8.5-8.500L8.5 8.500M8.5-8.500L-8.5 8.5" stroke="${dark}" stroke-width="1.8"/>`,
  shrimp: ({ light, dark }: Tones) =>
    `<path d="M12-9A14 14 0 1 0 10 11" stroke="${dark}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M11-9A13 13 0 1 0 9 9" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round" stroke-dasharray="7 3.5"/>`,
  dollop: ({ light, dark }: Tones) =>
    `<path d="M-17 2C-17-11-5-15 3-12C14-12 20-3 16 6C11 15-14 14-17 2Z" fill="${dark}"/><path d="M-14 0C-14-10-4-12 3-9C12-9 16-3 13 3C9 10-12 9-14 0Z" fill="${light}"/>`,
} as const satisfies Record<string, (tones: Tones) => string>

/** Between the links of a sentence: a comma or "i". */
export const LINKS = /(,\s+|(?<!\s)\s+(?:i|oraz)\s+)/u

/** A link that hangs on the one before it. */
export const HANGS = /^(?:a[żby]\b|a\s|aby|żeby|by\b|bo\b|aż|gdy|kiedy|jeśli|któr|co\b|czyli|potem|mieszając|często|stale)/u

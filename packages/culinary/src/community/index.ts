export { COPIED_SHARE, copiedShare, keptHashes, ownWorkOf, runHashes } from './copied-text.ts'
export { type FoodSafetyFinding, findUnsafe } from './food-safety.ts'
export { findContacts, findHealthClaims, findSwearing, isReservedName } from './held-words.ts'
export { looksOf } from './look-alikes.ts'

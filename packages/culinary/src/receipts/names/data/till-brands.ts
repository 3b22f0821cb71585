/** Makers and own labels that tills print, cut or whole, beside those that people type; folded, the words of one joined by a space. */
export const TILL_BRANDS: readonly string[] = `
aldi|alpen gold|apti|baresa|bellaselva|beskidzki|bonitki|cafe dor|carrefour|cien|cisow|decomorreno|delikate|dentalux|drosed|
exquisit|flips|floralys|formil|fruvita|golden sun|goodfood|gustoni|hellmanns|jovi|juni|k classic|k take it easy|kania|kielecki|
klinek|kokko|kr mies|kr wed|kraina mies|kredens|kruszwica|laciata|lewiat|lewiatan|lord nelson|lukosz|madej|magnetic|marinero|
masmix|mavida|mcennedy|mk|mrag|mragowska|muszyna|nasz sad|nasza spizarnia|netto|nixe|ocean sea|olsztyn|one day more|pano|
pewni dobrego|planton|plantoon|podlaski|podravka|profi|provitus|rik rok|ristorante|rolnik|rosini|ryneczek lidla|saskia|simpl|
snackday|sonte|stokrotka|tolonis|urbanek|vitakrone|vital fresh|warzywniak|wipasz|wyborowy`
  .split('|')
  .map((brand) => brand.trim())
  .filter(Boolean)

/** Words that only their purpose makes a product: "przyprawa do potraw", "płyn do naczyń", "krem na odparzenia". Folded stems. */
export const PURPOSE_HEADS =
  /^(?:past[aye]|plyn|proszek|krem|zel|srodek|szampon|mydlo|mleczko|balsam|tabletki|kapsulki|przypraw[ay]|mieszanka|zakwas|spray|folia|szczotka|szczoteczka|olejek|karma|odzywka|plyta|masc|pianka|klej|nici|igly|gabki?|waciki|zestaw|sos|sosy|fix|wafle|wafelki|marynata|worki|woreczki|torby|torebki|papier|recznik|chusteczki|patyczki|zawieszka|kostka|zmywak|sciereczki?|recznik[i]?|wklad[y]?|baza|farba|polewa|posypka|aromat)$/

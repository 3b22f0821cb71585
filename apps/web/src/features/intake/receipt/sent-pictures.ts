/** Addresses of pictures of receipts by session: of those sent from this page, and of those fetched again. Gone with the page. */
const sent = new Map<string, string>()
const MAX_PICTURES = 3

export const sentPictures = {
  /** What browsers cannot show is not kept. */
  keep(sessionId: string, picture: File): void {
    if (picture.type === 'image/jpeg') sentPictures.address(sessionId, picture)
  },
  /** The address under which a picture is kept from now on. */
  address(sessionId: string, picture: Blob): string {
    const url = URL.createObjectURL(picture)
    sent.set(sessionId, url)
    for (const [oldest, address] of sent) {
      if (sent.size <= MAX_PICTURES) break
      URL.revokeObjectURL(address)
      sent.delete(oldest)
    }
    return url
  },
  find: (sessionId: string): string | undefined => sent.get(sessionId),
}
